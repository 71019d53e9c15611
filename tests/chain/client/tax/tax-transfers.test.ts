import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { taxTransfers } from '#src/chain/client/tax/tax-transfers.ts';
import type { TaxTransfer } from '#src/chain/model/tax/tax-transfer.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('kylin');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

async function all(
  account: string,
  range: { from: number | null; to: number | null } | null = null,
) {
  const found: TaxTransfer[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof taxTransfers>> = await taxTransfers(
      access,
      { account, range },
      cursor,
    );
    found.push(...page.transfers);
    cursor = page.next;
  } while (cursor !== null);
  return found;
}

/** The sum of all transfers of a token is its balance, since nothing else moves it. */
it('reads every transfer, so that their sum is the balance', async () => {
  const transfers = await all('alice');
  const core = transfers.filter(
    ({ contract, code }) => contract === 'eosio.token' && code === 'EOS',
  );
  const sum = core.reduce(
    (total, { to, units }) => total + (to === 'alice' ? BigInt(units) : -BigInt(units)),
    0n,
  );
  const [balance] = await access.node.getCurrencyBalance('eosio.token', 'alice', 'EOS');
  expect(core.length).toBeGreaterThan(3);
  expect(String(sum)).toBe(balance?.replace(/[. A-Z]/g, ''));
  expect(new Set(transfers.map(({ key }) => key)).size).toBe(transfers.length);
});

it('reads a period only', async () => {
  const transfers = await all('alice');
  const times = transfers.map(({ time }) => time).toSorted((a, b) => a - b);
  const [from = 0, to = 0] = [times[1], times.at(-2)];
  const some = await all('alice', { from, to });
  expect(some.length).toBe(times.filter((time) => time >= from && time <= to).length);
});

it('reports that the list of a backend may be cut', async () => {
  const without = { ...running.config, historyTypes: ['dex' as const], dexUrl: null };
  const period = { account: 'alice', range: null };
  const page = await taxTransfers(openChain(without), period, null);
  expect(page).toMatchObject({ source: 'backend', next: null, mayBeCut: true });
  expect(page.transfers.length).toBeGreaterThan(0);
  expect((await taxTransfers(access, period, null)).mayBeCut).toBeUndefined();
});
