import { expect, test } from 'vitest';
import { walletById } from '#src/chain/sign/wallets/table.ts';
import { selection } from '#src/stores/wallet/wallet-choice.ts';

test('keeps a wallet selected that needs preparation, and no other', () => {
  selection.set(walletById('cleos') ?? null);
  expect(selection.get()).toBe('cleos');
  selection.set(walletById('wombat') ?? null);
  expect(selection.get()).toBeNull();
  selection.set(walletById('ledger') ?? null);
  selection.set(null);
  expect(selection.get()).toBeNull();
});
