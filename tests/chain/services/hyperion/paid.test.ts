import { afterEach, expect, test } from 'vitest';
import { createPool } from '#src/chain/rpc/pool.ts';
import { hasPaid } from '#src/chain/services/hyperion/paid.ts';
import { closeAll, json, serve } from '../../rpc/servers.ts';

afterEach(closeAll);

/** Whether alice paid bob, by a history with these transfers. */
async function paidBy(actions: readonly unknown[]): Promise<boolean> {
  const server = await serve((_, response) => json(response, { actions }));
  const pool = createPool({ endpoints: [server.url], checkHead: false });
  return hasPaid(pool, { from: 'alice', to: 'bob' });
}

const data = { from: 'alice', to: 'bob', quantity: '0.0001 EOS', memo: '' };
const own = [{ actor: 'alice', permission: 'active' }];
const strangers = [{ actor: 'mallory', permission: 'active' }];
const transfer = (authorization: unknown, changed = {}) => ({
  act: { account: 'fake.token', name: 'transfer', authorization, data: { ...data, ...changed } },
});

test('an account paid another where it authorized a transfer itself', async () => {
  expect(await paidBy([])).toBe(false);
  expect(await paidBy([transfer(own)])).toBe(true);
  expect(await paidBy([transfer(strangers), transfer([...strangers, ...own])])).toBe(true);
});

test('a transfer that a stranger’s contract ran in its name is no payment', async () => {
  expect(await paidBy([transfer(strangers)])).toBe(false);
  expect(await paidBy([transfer([]), transfer(null), {}, 7, null])).toBe(false);
});

test('a history that does not filter is not taken at its word', async () => {
  expect(await paidBy([transfer(own, { to: 'carol' })])).toBe(false);
  expect(await paidBy([transfer(own, { from: 'dave' })])).toBe(false);
});
