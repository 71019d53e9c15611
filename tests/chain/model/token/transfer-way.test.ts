import { expect, it } from 'vitest';
import { transferWay } from '#src/chain/model/token/transfer-way.ts';

const act = (name: string, data: Record<string, unknown> | null, account = 'eosio.token') => ({
  account,
  name,
  data,
});

it('a transfer comes to one account and leaves the other', () => {
  const transfer = act('transfer', { from: 'alice', to: 'bob' });
  expect(transferWay(transfer, 'bob')).toBe('in');
  expect(transferWay(transfer, 'alice')).toBe('out');
  expect(transferWay(transfer, 'carol')).toBeNull();
  expect(transferWay(act('transfer', null), 'bob')).toBeNull();
});

it('a transfer of FIO to a key leaves its sender, and reaches the receiver of the transfer beside it', () => {
  const paid = act('trnsfiopubky', { payee_public_key: 'FIO…', actor: 'sender' }, 'fio.token');
  expect(transferWay(paid, 'sender')).toBe('out');
  expect(transferWay(paid, 'receiver')).toBe('in');
  expect(transferWay(paid, 'fio.token')).toBeNull();
  expect(transferWay({ ...paid, name: 'trnsfioother' }, 'receiver')).toBeNull();
  expect(transferWay({ ...paid, data: null }, 'receiver')).toBe('in');
  expect(transferWay({ ...paid, account: 'somebodyelse' }, 'receiver')).toBeNull();
});
