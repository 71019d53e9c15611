import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChain } from '#src/chain/client/access.ts';
import type { ChainAccess } from '#src/chain/client/access.ts';
import { verifiedProfile } from '#src/chain/client/account-profile.ts';
import { xprHoldings } from '#src/chain/client/account-xpr.ts';
import { readShortStaked } from '#src/chain/tables/global-state.ts';
import { readOracleFeed, readOracleFeeds } from '#src/chain/tables/oracles.ts';
import { readKycProviders } from '#src/chain/tables/profiles.ts';
import { outstandingXtokens } from '#src/chain/tables/tokens.ts';
import { readStakePlans } from '#src/chain/tables/xpr-stakes.ts';
import { run } from './services/running.ts';
import type { Running } from './services/running.ts';
import { ask, BOOT_TIMEOUT } from './support.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('proton');
  access = openChain(running.config);
}, BOOT_TIMEOUT);
afterAll(() => running.devnet.close());

describe('Proton', () => {
  it('has XPR of four decimals, and four votes at most', async () => {
    expect(running.devnet.chain.spec.symbol).toEqual(access.config.coreSymbol);
    expect(running.devnet.chain.spec.maxVotes).toBe(access.config.maxVotes);
    const query = { json: true, code: 'eosio', scope: 'eosio', table: 'voters', limit: 1000 };
    const { body } = await ask(running.devnet.app, '/v1/chain/get_table_rows', query);
    const most = Math.max(...[...body['rows']!].map(({ producers }) => producers!.length));
    expect(most).toBe(4);
  });

  it('knows who people say they are and what of it is verified', async () => {
    const tiers = await Promise.all(
      ['alice', 'bob', 'carol', 'mallory'].map((name) => verifiedProfile(access, name)),
    );
    expect(tiers.map((told) => told?.tier)).toEqual([2, 1, 0, 0]);
    expect(tiers.map((told) => told?.avatar?.slice(0, 15))).toEqual([
      ...['data:image/png;', 'data:image/png;', undefined, undefined],
    ]);
    expect(tiers[3]?.name).toBe('<img src=x onerror=alert(1)>');
    expect(await verifiedProfile(access, 'erin')).toBeNull();
    expect(await readKycProviders(access.pool)).toEqual([
      { name: 'fake.kyc', blacklisted: true },
      { name: 'metal.kyc', blacklisted: false },
    ]);
  });

  it('stakes XPR with and without a term', async () => {
    const alice = await xprHoldings(access, 'alice');
    expect(alice.short).toMatchObject({ qualified: true });
    expect(alice.short?.staked.units).toBe(300_000_000n);
    expect(alice.delegations.map(({ to }) => to).toSorted()).toEqual(['alice', 'judy']);
    expect(alice.long.map(({ planIndex }) => planIndex)).toEqual(['0', '1']);
    expect(alice.longTotal.units).toBe(35_000_000n);
    expect((await xprHoldings(access, 'bob')).refund?.amount.units).toBe(10_000_000n);
    expect((await readStakePlans(access.pool)).map(({ days }) => days)).toEqual([90, 180, 365]);
    expect(await readShortStaked(access.pool)).toMatchObject({ staked: 335_000_000n });
  });

  it('has oracles that several feed, by their published code', async () => {
    const feeds = await readOracleFeeds(access.pool);
    expect(feeds.map(({ name }) => name)).toEqual(['XPR/USD', 'BTC/USD', 'ETH/USD']);
    const bitcoin = await readOracleFeed(access.pool, '1');
    expect(bitcoin?.providers).toHaveLength(3);
    expect(Number(bitcoin?.value)).toBeCloseTo(65_432.1 * 1.001, 1);
    expect(bitcoin?.points).toHaveLength(3);
  });

  it('has tokens of other chains', async () => {
    const { rows } = await outstandingXtokens(access.pool);
    const codes = rows.map(({ supply }) => supply.symbol.code);
    expect(codes).toEqual(['XBTC', 'XETH', 'XUSDC']);
  });
});
