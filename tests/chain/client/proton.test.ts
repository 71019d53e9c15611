import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChain, type ChainAccess } from '#src/chain/client/chain/access.ts';
import { verifiedProfile } from '#src/chain/client/account/account-profile.ts';
import { xprHoldings } from '#src/chain/client/account/account-xpr.ts';
import { corePrice, tokenPrices } from '#src/chain/client/chain/prices.ts';
import { noPrices } from '#src/chain/config/price-source.ts';
import { addAssets } from '#src/chain/core/asset-sums.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('proton');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

describe('the profile of a Proton account', () => {
  it('has the tier whose items a single provider verified', async () => {
    expect(await verifiedProfile(access, 'alice')).toMatchObject({ tier: 2 });
    expect(await verifiedProfile(access, 'bob')).toMatchObject({ tier: 1, name: 'Bob' });
    expect(await verifiedProfile(access, 'carol')).toMatchObject({ tier: 0, kyc: [] });
  });

  it('ignores verifications by a blacklisted provider', async () => {
    expect(await verifiedProfile(access, 'mallory')).toMatchObject({ tier: 0, kyc: [] });
  });

  it('is null without a row', async () => {
    expect(await verifiedProfile(access, 'nobodyhere11')).toBeNull();
  });
});

describe('the stakes of a Proton account', () => {
  it('are without a term, or for a term', async () => {
    const { short, delegations, long, longTotal, refund } = await xprHoldings(access, 'alice');
    expect(short?.staked.units).toBeGreaterThan(0n);
    expect(delegations.every(({ from }) => from === 'alice')).toBe(true);
    expect(long.every(({ account }) => account === 'alice')).toBe(true);
    expect(longTotal.symbol.code).toBe('XPR');
    const sum = long.map(({ staked }) => staked).reduce(addAssets, { ...longTotal, units: 0n });
    expect(longTotal).toEqual(sum);
    expect(refund).toBeNull();
  });

  it('are refunded some days after unstaking', async () => {
    const { refund } = await xprHoldings(access, 'bob');
    expect(refund?.amount.units).toBeGreaterThan(0n);
  });

  it('are empty if the account does not exist', async () => {
    const reported = await xprHoldings(access, 'nobodyhere11');
    expect([reported.delegations, reported.long, reported.longTotal.units]).toEqual([[], [], 0n]);
  });
});

describe("prices of Proton's tokens", () => {
  it('come from the account service, by contract and symbol', async () => {
    const { currency, prices } = await tokenPrices(access, 'USD');
    expect(currency).toBe('USD');
    expect(prices.get('eosio.token:XPR')).toBeGreaterThan(0);
    expect([...prices.values()].every((price) => price > 0)).toBe(true);
    const { core } = await corePrice(access, 'USD');
    expect(core?.price).toBeCloseTo(prices.get('eosio.token:XPR') ?? 0, 5);
  });

  it('are unknown without a service', async () => {
    const without = { backendUrl: null, accountServiceUrl: null };
    const bare = openChain({ ...running.config, ...without }, { prices: noPrices });
    expect((await tokenPrices(bare, 'USD')).prices.size).toBe(0);
    expect(await corePrice(bare, 'USD')).toEqual({ core: null, skipped: [] });
  });
});
