import { expect, it } from 'vitest';
import { cancelProblem, accountDeferred } from '#src/chain/model/transaction/account-deferred.ts';
import type { DeferredTransactionView } from '#src/chain/model/transaction/transaction.ts';

const id = 'ab'.repeat(32);
const level = { actor: 'alice', permission: 'active' };
const view = (change: object = {}) =>
  ({
    id,
    sender: '',
    payer: 'alice',
    delayUntil: 1,
    actions: [{ account: 'eosio.token', name: 'transfer', authorization: [level], data: null }],
    ...change,
  }) as unknown as DeferredTransactionView;

it('is cancelled by the permission that authorized it', () => {
  expect(accountDeferred(view(), 'alice')).toMatchObject({ id, canceledBy: level });
});

it('is not of an account that has no part in it', () => {
  expect(accountDeferred(view(), 'bob')).toBeNull();
  expect(accountDeferred(null, 'alice')).toBeNull();
});

it('cannot be cancelled if a contract scheduled it', () => {
  const own = accountDeferred(view({ sender: 'guestbook' }), 'alice');
  expect(own).toMatchObject({ sender: 'guestbook', canceledBy: null });
  expect(accountDeferred(view({ sender: 'guestbook', actions: [] }), 'guestbook')).not.toBeNull();
});

it('cannot be cancelled by an account that only pays for it', () => {
  expect(accountDeferred(view({ payer: 'carol' }), 'carol')?.canceledBy).toBeNull();
});

it('says why an id cannot be cancelled', () => {
  const own = accountDeferred(view(), 'alice');
  const foreign = accountDeferred(view({ sender: 'guestbook' }), 'alice');
  const rows = own ? [own] : [];
  expect(cancelProblem(id, { rows, complete: true })).toBeNull();
  expect(cancelProblem('alice', { rows, complete: true })).toBe('not-an-id');
  expect(cancelProblem(id, { rows: foreign ? [foreign] : [], complete: true })).toBe('of-contract');
  expect(cancelProblem('cd'.repeat(32), { rows, complete: true })).toBe('not-yours');
  expect(cancelProblem('cd'.repeat(32), { rows, complete: false })).toBeNull();
});
