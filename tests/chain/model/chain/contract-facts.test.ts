import { describe, expect, it } from 'vitest';
import { chainByKey, chains } from '#src/chain/config/registry.ts';
import {
  type ChainEvidence,
  differences,
  factsOf,
  overruled,
} from '#src/chain/model/chain/contract-facts.ts';
import { pagesOf, screensOf } from '#src/routes.ts';

const nothing: ChainEvidence = {
  actions: null,
  hasRexPool: null,
  hasPowerUpState: null,
  unwrapsRam: null,
  maxVotes: null,
  rexDays: null,
  features: null,
  blocksToFinal: null,
};
const telos = chainByKey('telos');
const eos = chainByKey('eos');

describe('what the chain reports', () => {
  it('is unknown where no node responded, and the file counts', () => {
    const facts = factsOf(nothing);
    expect(new Set(Object.values(facts))).toEqual(new Set([null]));
    expect(overruled(eos, facts)).toEqual(eos);
    expect(differences(eos, facts)).toEqual([]);
  });

  it('has REX and RAM moves by the actions of its system contract', () => {
    const facts = factsOf({ ...nothing, actions: ['buyrex', 'ramtransfer'], hasRexPool: true });
    expect(facts).toMatchObject({ rex: true, ramTransfers: true, ramGifts: false, powerUp: false });
    const actual = overruled(telos, facts);
    expect(actual.features).toContain('ram-transfers');
    expect(overruled(eos, facts).features).not.toContain('ram-gifts');
  });

  it('has REX only once tokens were lent; before that the file counts', () => {
    const actions = ['buyrex'];
    expect(factsOf({ ...nothing, actions, hasRexPool: true }).rex).toBe(true);
    expect(factsOf({ ...nothing, actions, hasRexPool: false }).rex).toBeNull();
    expect(factsOf({ ...nothing, actions }).rex).toBeNull();
    const xpr = chainByKey('proton');
    expect(overruled(xpr, factsOf({ ...nothing, actions, hasRexPool: false })).rexEnabled).toBe(
      false,
    );
  });

  it('has PowerUp only once its market is set up', () => {
    const actions = ['powerup'];
    expect(factsOf({ ...nothing, actions, hasPowerUpState: false }).powerUp).toBe(false);
    expect(factsOf({ ...nothing, actions, hasPowerUpState: true }).powerUp).toBe(true);
    expect(factsOf({ ...nothing, actions }).powerUp).toBeNull();
  });

  it('lacks what its system contract has no action for; with the action the file counts', () => {
    const bare = overruled(chainByKey('wax'), factsOf({ ...nothing, actions: ['setcode'] }));
    expect(bare).toMatchObject({ features: ['account-creation'], votingEnabled: false });
    const actions = ['delegatebw', 'buyram', 'bidname', 'voteproducer', 'claimgenesis'];
    const usual = factsOf({ ...nothing, actions });
    expect(overruled(chainByKey('wax'), usual).features).toEqual(chainByKey('wax').features);
    // XPR's contract has the actions of stakes and bids, and its users other ways.
    expect(overruled(chainByKey('proton'), usual).features).toEqual(chainByKey('proton').features);
  });

  it('wraps RAM only if bytes can be sent and the token’s contract unwraps them', () => {
    const actions = ['ramtransfer'];
    expect(factsOf({ ...nothing, actions, unwrapsRam: true }).wrappedRam).toBe(true);
    expect(factsOf({ ...nothing, actions, unwrapsRam: false }).wrappedRam).toBe(false);
    expect(factsOf({ ...nothing, actions: [], unwrapsRam: true }).wrappedRam).toBe(false);
    expect(factsOf({ ...nothing, actions }).wrappedRam).toBeNull();
  });

  it('has no deferred transactions once the feature that removes them is active', () => {
    const features = ['DISABLE_DEFERRED_TRXS_STAGE_1', 'DISABLE_DEFERRED_TRXS_STAGE_2'];
    const gone = factsOf({ ...nothing, features });
    expect(overruled(telos, gone).features).toContain('no-deferred');
    const left = factsOf({ ...nothing, features: features.slice(0, 1) });
    expect(overruled(telos, left).features).toEqual(telos.features);
  });

  it('has a page of every screen that only the chain can affirm, and no more', () => {
    const all = ['buyrex', 'powerup', 'ramtransfer', 'giftram', 'bidname', 'delegatebw', 'buyram'];
    const most = factsOf({
      ...nothing,
      actions: [...all, 'voteproducer', 'claimgenesis'],
      hasRexPool: true,
      hasPowerUpState: true,
      features: ['SAVANNA'],
      blocksToFinal: 2,
    });
    for (const chain of chains) {
      const pages = new Set(pagesOf(chain));
      for (const screen of screensOf(overruled(chain, most))) expect(pages).toContain(screen);
    }
  });

  it('uses Savanna if the feature is active and blocks are final at once', () => {
    const features = ['GET_SENDER', 'SAVANNA'];
    expect(factsOf({ ...nothing, features, blocksToFinal: 2 }).savanna).toBe(true);
    expect(factsOf({ ...nothing, features, blocksToFinal: 330 }).savanna).toBeNull();
    expect(factsOf({ ...nothing, features }).savanna).toBeNull();
    expect(factsOf({ ...nothing, features: [], blocksToFinal: 2 }).savanna).toBe(false);
  });

  it('limits votes by globalsxpr, within what a contract can allow', () => {
    expect(factsOf({ ...nothing, maxVotes: 7 }).maxVotes).toBe(7);
    for (const maxVotes of [0, -1, 1.5, 31, NaN])
      expect(factsOf({ ...nothing, maxVotes }).maxVotes).toBeNull();
    expect(overruled(chainByKey('proton'), factsOf({ ...nothing, maxVotes: 7 })).maxVotes).toBe(7);
  });

  it('has days of REX by rexmaturity, within what a contract can allow', () => {
    expect(eos.rexDays).toBe(21);
    const facts = factsOf({ ...nothing, rexDays: 10 });
    expect(overruled(eos, facts).rexDays).toBe(10);
    expect(differences(eos, facts)).toEqual(['rexDays: file 21, chain 10']);
    expect(differences(telos, factsOf({ ...nothing, rexDays: 5 }))).toEqual([]);
    for (const rexDays of [0, -1, 2.5, 31, NaN])
      expect(factsOf({ ...nothing, rexDays }).rexDays).toBeNull();
  });

  it('overrules the file, and each difference is named', () => {
    const actions = ['powerup', 'delegatebw', 'buyram', 'bidname', 'voteproducer'];
    const facts = factsOf({ ...nothing, actions, hasPowerUpState: true });
    const actual = overruled(telos, facts);
    expect(actual).toMatchObject({ rexEnabled: false, supportsRentbw: true });
    expect(differences(telos, facts)).toEqual([
      'rexEnabled: file true, chain false',
      'supportsRentbw: file false, chain true',
    ]);
  });

  it('leaves FIO as its file says: its contract has other uses for these names', () => {
    const fio = chainByKey('fio');
    expect(overruled(fio, factsOf({ ...nothing, actions: ['buyrex'] }))).toEqual(fio);
  });
});
