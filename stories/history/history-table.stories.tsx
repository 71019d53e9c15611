import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { assetOf } from '#src/chain/model/shared/lenient.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { kylin } from '#src/chain/config/chains/kylin.ts';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { senderOf } from '#src/chain/model/action/sender.ts';
import { netPayment } from '#src/chain/model/action/net-payment.ts';
import { ramTrade } from '#src/chain/model/action/ram-trade.ts';
import { foldPayments } from '#src/chain/model/action/fold-payments.ts';
import { HistoryTable } from '#src/components/history/history-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { history, hostileHistory } from '../fixtures/actions.ts';

/** The sample rows again and again, a minute apart: as long as a busy account's. */
const long: ActionRow[] = Array.from({ length: 10_000 }, (_, index) => {
  const row = history[index % history.length] as ActionRow;
  return {
    ...row,
    globalSequence: String(9_000_000 - index),
    blockNum: 9_000_000 - index * 120,
    blockTime: row.blockTime - index * 60_000,
  };
});

const sameTransaction = history.map((row) => ({
  ...row,
  transactionId: history[0]?.transactionId ?? '',
  blockTime: history[0]?.blockTime ?? 0,
}));

const meta = {
  title: 'history/HistoryTable',
  component: HistoryTable,
  args: {
    rows: history,
    payments: new Map(),
    of: 'alice',
    system: 'eosio',
    tokenContract: 'eosio.token',
    amountOf: (row: ActionRow) => assetOf(row.data?.quantity),
    netOf: (row: ActionRow, payments: readonly ActionRow[]) =>
      netPayment(row, payments, 'alice', kylin),
    tradeOf: (row: ActionRow, payments: readonly ActionRow[]) => ramTrade(row, payments, kylin),
    by: 'action',
    raw: false,
    age: false,
    spamSenders: new Set(),
    onNarrow: fn(),
    onMarkSpam: fn(),
  },
  decorators: [
    (Story) => (
      <Section title="Account transactions">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof HistoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Raw: Story = { args: { raw: true } };
export const Ages: Story = { args: { age: true } };
export const ByTransaction: Story = { args: { rows: sameTransaction, by: 'transaction' } };
export const Stale: Story = { args: { stale: true } };
export const Hostile: Story = { args: { rows: hostileHistory } };
export const HostileRaw: Story = { args: { rows: hostileHistory, raw: true } };

const bought: ActionRow = {
  ...history[0]!,
  account: 'eosio',
  name: 'buyrambytes',
  globalSequence: '1',
  data: { payer: 'alice', receiver: 'alice', bytes: 4096 },
};
const paid = (to: string, quantity: string, globalSequence: string): ActionRow => ({
  ...bought,
  account: 'eosio.token',
  name: 'transfer',
  globalSequence,
  data: { from: 'alice', to, quantity, memo: 'buy ram' },
});

/** A purchase of RAM with its payment and its fee in one row. */
export const FoldedPayments: Story = {
  args: foldPayments(
    [
      paid('eosio.ramfee', '0.0050 EOS', '3'),
      paid('eosio.ram', '0.9950 EOS', '2'),
      bought,
      ...history.slice(1),
    ],
    eosioAccounts,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('eosio.ramfee')).toBeNull();
    await expect((await canvas.findByText(/^fee/)).textContent).toBe('fee 0.0050 EOS');
    await userEvent.click(canvas.getByRole('button', { name: '+ 2 payments' }));
    await expect(canvas.getByText('eosio.ramfee')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '− 2 payments' }));
    await expect(canvas.queryByText('eosio.ramfee')).toBeNull();
  },
};

const log = { payer: 'alice', receiver: 'alice', bytes: 5243, fee: '0.0150 EOS' };

/** The contract logs the bytes of a purchase; its fee is shown in the core token. */
export const LoggedTrade: Story = {
  args: {
    ...foldPayments(
      [
        { ...bought, name: 'logbuyram', globalSequence: '2', data: log },
        { ...bought, account: 'core.vaulta', name: 'buyram', data: { quant: '3.0000 A' } },
        ...history.slice(1),
      ],
      eos.accounts,
    ),
    tradeOf: (row: ActionRow, payments: readonly ActionRow[]) => ramTrade(row, payments, eos),
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByText(/^· fee/);
    await expect(line.textContent).toBe('+5,243 B · fee 0.0150 A');
  },
};

export const Opened: Story = {
  play: async ({ args, canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: 'Show details' });
    if (!button) throw new Error('There is no row to open.');
    await userEvent.click(button);
    await expect(within(canvasElement).getByText('Delivered to')).toBeVisible();
    const only = within(within(canvasElement).getByRole('group', { name: 'Show only' }));
    await userEvent.click(only.getByRole('button', { name: 'eosio.token::transfer' }));
    const action = { contractFilter: 'eosio.token', actionFilter: 'transfer' };
    await expect(args.onNarrow).toHaveBeenCalledWith(action);
  },
};

/** An opened row of another sender offers to mark it. */
export const MarkSender: Story = {
  args: { rows: history.filter((row) => senderOf(row) === 'carol.gm') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show details' })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark carol.gm as spam' }));
    await expect(args.onMarkSpam).toHaveBeenCalledWith('carol.gm', true);
  },
};

/** A row that is shown although its sender is marked. */
export const MarkedSender: Story = {
  args: { ...MarkSender.args, spamSenders: new Set(['carol.gm']) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show details' })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Unmark carol.gm: not spam' }));
    await expect(args.onMarkSpam).toHaveBeenCalledWith('carol.gm', false);
  },
};

export const TenThousandRows: Story = {
  args: { rows: long },
  play: async ({ canvasElement }) => {
    const elements = () => canvasElement.querySelectorAll('*').length;
    const table = within(canvasElement).getByRole('table');
    await waitFor(() => expect(table.scrollHeight).toBeGreaterThan(300_000));
    await expect(elements()).toBeLessThan(2_000);
    // Days have rows of their own.
    await expect(Number(table.getAttribute('aria-rowcount'))).toBeGreaterThan(10_000);
  },
};
