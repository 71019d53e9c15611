import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { HistoryTable } from '#src/components/history/history-table.tsx';
import { inLocale } from '../in-locale.tsx';

const rowOf = (sequence: number): ActionRow => ({
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: { from: 'alice', to: 'bob', quantity: `${sequence}.0000 EOS`, memo: '' },
  hexData: null,
  transactionId: String(sequence).repeat(64).slice(0, 64),
  blockNum: 100 + sequence,
  blockTime: Date.UTC(2026, 0, 1),
  globalSequence: String(sequence),
  receivers: ['eosio.token'],
});

it('arrows move between the buttons of rows, unless another key is held', async () => {
  render(
    inLocale(
      <HistoryTable
        rows={[3, 2, 1].map(rowOf)}
        payments={new Map()}
        of="alice"
        system="eosio"
        tokenContract="eosio.token"
        amountOf={() => null}
        netOf={() => null}
        by="action"
        raw={false}
        age={false}
        spamSenders={new Set()}
        onNarrow={vi.fn()}
        onMarkSpam={vi.fn()}
      />,
    ),
  );
  const [first, second] = await screen.findAllByRole('button', { name: 'Show details' });
  first!.focus();
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(fireEvent.keyDown(first!, { key: 'ArrowDown', [modifier]: true })).toBe(true);
    expect(document.activeElement).toBe(first);
  }
  expect(fireEvent.keyDown(first!, { key: 'ArrowDown' })).toBe(false);
  expect(document.activeElement).toBe(second);
});
