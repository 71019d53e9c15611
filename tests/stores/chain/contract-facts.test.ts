import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import type { ContractFacts } from '#src/chain/model/chain/contract-facts.ts';
import { ratesStore, ramTradingStore } from '#src/stores/account/resources.ts';
import { actualAccess, actualChain, knownAccess } from '#src/stores/chain/contract-facts.ts';
import type { LoadStore } from '#src/stores/load-store.ts';
import { ramHistoryStore, ramTrendStore } from '#src/stores/resources/market.ts';
import { lockedTokensStore } from '#src/stores/vest/locked-tokens.ts';
import { noFacts } from '#tests/chain/model/chain/no-facts.ts';
import { soon } from '#tests/soon.ts';

const of = vi.hoisted(() => ({ facts: {} as Partial<ContractFacts>, reads: 0 }));
const { seen, reads } = vi.hoisted(() => {
  const list: ChainAccess[] = [];
  const read = <T>(value: T) => {
    return (access: ChainAccess) => {
      list.push(access);
      return Promise.resolve(value);
    };
  };
  return { seen: list, reads: read };
});
vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => chainByKey('telos') }));
vi.mock('#src/stores/chain/client.ts', () => ({
  chainAccess: () => ({ config: chainByKey('telos') }),
}));
vi.mock('#src/chain/client/chain/contract-facts.ts', () => ({
  readContractFacts: () => {
    of.reads++;
    return Promise.resolve({ ...noFacts, ...of.facts });
  },
}));
vi.mock('#src/chain/client/resource/resource-rates.ts', () => ({
  chainRates: reads(null),
  ramTrading: reads(null),
}));
vi.mock('#src/chain/client/vest/locked-tokens.ts', () => ({
  readLockedTokens: reads([]),
}));
vi.mock('#src/chain/client/resource/ram-history.ts', () => ({
  ramHistory: reads({ deals: [], complete: true }),
}));

beforeEach(() => {
  sessionStorage.clear();
  of.reads = 0;
  of.facts = { powerUp: true, rex: false, ramGifts: true };
  seen.length = 0;
});

/** The chain that a store's reader was given. */
async function chainOf(store: LoadStore<never> | LoadStore<unknown>) {
  const stop = store.$state.listen(() => undefined);
  await soon(() => expect(seen.length).toBe(1));
  stop();
  return seen[0]!.config;
}

describe('what the chain reports overrules its file', () => {
  test('for the rates of CPU and NET, which PowerUp’s reserve shows', async () => {
    expect((await chainOf(ratesStore('alice'))).supportsRentbw).toBe(true);
  });

  test('for gifted RAM', async () => {
    expect((await chainOf(ramTradingStore('alice'))).features).toContain('ram-gifts');
  });

  test('for locked tokens, of which REX is one', async () => {
    expect((await chainOf(lockedTokensStore('alice'))).rexEnabled).toBe(false);
  });

  test('for trades of RAM', async () => {
    of.facts = { ramTransfers: true };
    expect((await chainOf(ramHistoryStore('day'))).features).toContain('ram-transfers');
  });

  test('for the trend of RAM only once it is known, as the home page requests nothing more', async () => {
    await chainOf(ramTrendStore());
    expect(of.reads).toBe(0);
    await actualChain();
    expect(knownAccess().config.supportsRentbw).toBe(true);
  });
});

test('the facts are read once, also for requests meanwhile', async () => {
  const chains = await Promise.all([actualChain(), actualChain(), actualAccess()]);
  expect(of.reads).toBe(1);
  expect(chains[2].config).toEqual(chains[0]);
  await actualChain();
  expect(of.reads).toBe(1);
});

test('facts that no node reported are requested again', async () => {
  of.facts = {};
  await actualChain();
  await actualChain();
  expect(of.reads).toBe(2);
});
