import { sentOutcome } from '#tests/stores/wallet/sent-outcome.ts';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';
import { AsOf } from '#src/islands/wallet/as-of.tsx';
import { $reversible } from '#src/stores/signing/reversible.ts';
import { $outcome } from '#src/stores/wallet/wallet-state.ts';
import { inLocale } from '../../components/in-locale.tsx';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => chainByKey('eos') }));

const id = 'ab'.repeat(32);

test('a page names the block of its state until the transaction is final', () => {
  render(inLocale(<AsOf />));
  expect(screen.queryByRole('complementary')).toBeNull();
  act(() => $reversible.set({ id, blockNum: 1_234, blocksToGo: 3 }));
  expect(screen.getByRole('complementary').textContent).toContain(
    'As of block 1,234, not final yet',
  );
  // The outcome on the page says so itself.
  act(() => $outcome.set(sentOutcome({ transactionId: id, blockNum: 1_234 })));
  expect(screen.queryByRole('complementary')).toBeNull();
  act(() => $outcome.set(null));
  expect(screen.getByRole('complementary')).not.toBeNull();
  act(() => $reversible.set(null));
  expect(screen.queryByRole('complementary')).toBeNull();
});
