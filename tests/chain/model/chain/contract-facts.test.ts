import { describe, expect, it } from 'vitest';
import { chainByKey, chains } from '#src/chain/config/registry.ts';
import { differences, factsOf, withContractFacts } from '#src/chain/model/chain/contract-facts.ts';
import { pagesOf, screensOf } from '#src/routes.ts';
import { noEvidence, noFacts } from './no-facts.ts';

const telos = chainByKey('telos');
const eos = chainByKey('eos');

describe('what the chain reports', () => {
  it('is unknown where no node responded, and the file counts', () => {
    expect(new Set(Object.values(noFacts))).toEqual(new Set([null]));
    expect(withContractFacts(eos, noFacts)).toEqual(eos);
    expect(differences(eos, noFacts)).toEqual([]);
  });

  it('has REX and RAM moves by the actions of its system contract', () => {
    const facts = factsOf({ ...noEvidence, actions: ['buyrex', 'ramtransfer'], hasRexPool: true });
    expect(facts).toMatchObject({ rex: true, ramTransfers: true, ramGifts: false, powerUp: false });
    const actual = withContractFacts(telos, facts);
    expect(actual.features).toContain('ram-transfers');
    expect(withContractFacts(eos, facts).features).not.toContain('ram-gifts');
  });

  it('has REX only once tokens were lent; before that the file counts', () => {
    const actions = ['buyrex'];
    expect(factsOf({ ...noEvidence, actions, hasRexPool: true }).rex).toBe(true);
    expect(factsOf({ ...noEvidence, actions, hasRexPool: false }).rex).toBeNull();
    expect(factsOf({ ...noEvidence, actions }).rex).toBeNull();
    const xpr = chainByKey('proton');
    expect(
      withContractFacts(xpr, factsOf({ ...noEvidence, actions, hasRexPool: false })).rexEnabled,
    ).toBe(false);
  });

  it('has PowerUp only once its market is set up', () => {
    const actions = ['powerup'];
    expect(factsOf({ ...noEvidence, actions, hasPowerUpState: false }).powerUp).toBe(false);
    expect(factsOf({ ...noEvidence, actions, hasPowerUpState: true }).powerUp).toBe(true);
    expect(factsOf({ ...noEvidence, actions }).powerUp).toBeNull();
  });

  it('lacks what its system contract has no action for; with the action the file counts', () => {
    const bare = withContractFacts(
      chainByKey('wax'),
      factsOf({ ...noEvidence, actions: ['setcode'] }),
    );
    expect(bare).toMatchObject({ features: ['account-creation'], votingEnabled: false });
    const actions = ['delegatebw', 'buyram', 'bidname', 'voteproducer', 'claimgenesis'];
    const usual = factsOf({ ...noEvidence, actions });
    expect(withContractFacts(chainByKey('wax'), usual).features).toEqual(
      chainByKey('wax').features,
    );
    // XPR's contract has the actions of stakes and bids, and its users other ways.
    expect(withContractFacts(chainByKey('proton'), usual).features).toEqual(
      chainByKey('proton').features,
    );
  });

  it('wraps RAM only if bytes can be sent and the token’s contract unwraps them', () => {
    const actions = ['ramtransfer'];
    expect(factsOf({ ...noEvidence, actions, unwrapsRam: true }).wrappedRam).toBe(true);
    expect(factsOf({ ...noEvidence, actions, unwrapsRam: false }).wrappedRam).toBe(false);
    expect(factsOf({ ...noEvidence, actions: [], unwrapsRam: true }).wrappedRam).toBe(false);
    expect(factsOf({ ...noEvidence, actions }).wrappedRam).toBeNull();
  });

  it('has no deferred transactions once the feature that removes them is active', () => {
    const features = ['DISABLE_DEFERRED_TRXS_STAGE_1', 'DISABLE_DEFERRED_TRXS_STAGE_2'];
    const gone = factsOf({ ...noEvidence, features });
    expect(withContractFacts(telos, gone).features).toContain('no-deferred');
    const left = factsOf({ ...noEvidence, features: features.slice(0, 1) });
    expect(withContractFacts(telos, left).features).toEqual(telos.features);
  });

  it('has a page of every screen that only the chain can affirm, and no more', () => {
    const all = ['buyrex', 'powerup', 'ramtransfer', 'giftram', 'bidname', 'delegatebw', 'buyram'];
    const most = factsOf({
      ...noEvidence,
      actions: [...all, 'voteproducer', 'claimgenesis'],
      hasRexPool: true,
      hasPowerUpState: true,
      features: ['SAVANNA'],
      blocksToFinal: 2,
    });
    for (const chain of chains) {
      const pages = new Set(pagesOf(chain));
      for (const screen of screensOf(withContractFacts(chain, most)))
        expect(pages).toContain(screen);
    }
  });

  it('uses Savanna if the feature is active and blocks are final at once', () => {
    const features = ['GET_SENDER', 'SAVANNA'];
    expect(factsOf({ ...noEvidence, features, blocksToFinal: 2 }).savanna).toBe(true);
    expect(factsOf({ ...noEvidence, features, blocksToFinal: 330 }).savanna).toBeNull();
    expect(factsOf({ ...noEvidence, features }).savanna).toBeNull();
    expect(factsOf({ ...noEvidence, features: [], blocksToFinal: 2 }).savanna).toBe(false);
  });

  it('limits votes by globalsxpr, within what a contract can allow', () => {
    expect(factsOf({ ...noEvidence, maxVotes: 7 }).maxVotes).toBe(7);
    for (const maxVotes of [0, -1, 1.5, 31, NaN])
      expect(factsOf({ ...noEvidence, maxVotes }).maxVotes).toBeNull();
    expect(
      withContractFacts(chainByKey('proton'), factsOf({ ...noEvidence, maxVotes: 7 })).maxVotes,
    ).toBe(7);
  });

  it('has days of REX by rexmaturity, within what a contract can allow', () => {
    expect(eos.rexDays).toBe(21);
    const facts = factsOf({ ...noEvidence, rexDays: 10 });
    expect(withContractFacts(eos, facts).rexDays).toBe(10);
    expect(differences(eos, facts)).toEqual(['rexDays: file 21, chain 10']);
    expect(differences(telos, factsOf({ ...noEvidence, rexDays: 5 }))).toEqual([]);
    for (const rexDays of [0, -1, 2.5, 31, NaN])
      expect(factsOf({ ...noEvidence, rexDays }).rexDays).toBeNull();
  });

  it('overrules the file, and each difference is named', () => {
    const actions = ['powerup', 'delegatebw', 'buyram', 'bidname', 'voteproducer'];
    const facts = factsOf({ ...noEvidence, actions, hasPowerUpState: true });
    const actual = withContractFacts(telos, facts);
    expect(actual).toMatchObject({ rexEnabled: false, supportsRentbw: true });
    expect(differences(telos, facts)).toEqual([
      'rexEnabled: file true, chain false',
      'supportsRentbw: file false, chain true',
    ]);
  });

  it('leaves FIO as its file says: its contract has other uses for these names', () => {
    const fio = chainByKey('fio');
    expect(withContractFacts(fio, factsOf({ ...noEvidence, actions: ['buyrex'] }))).toEqual(fio);
  });
});
