import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseSymbol } from '#src/chain/core/symbol.ts';
import type { BatchPart } from '#src/chain/model/transaction/batch-run.ts';
import { BatchProgress } from '#src/components/transfer/batch-progress.tsx';

const now = Date.parse('2026-03-01T12:00:00Z');
const id = '5d1f7a'.padEnd(64, '0');
const transfersFrom = (first: number) =>
  Array.from({ length: 20 }, (_, at) => ({
    line: first + at,
    to: 'bob',
    amount: '1.5',
    unit: null,
    memo: '',
  }));
const sent: BatchPart = { state: 'sent', transfers: transfersFrom(1), id };
const waiting: BatchPart = { state: 'waiting', transfers: transfersFrom(21) };
const unsure: BatchPart = {
  state: 'unsure',
  transfers: transfersFrom(21),
  id,
  expires: now + 60_000,
};
const runOf = (...parts: BatchPart[]) => ({
  from: 'alice',
  contract: 'eosio.token',
  symbol: parseSymbol('4,EOS'),
  parts,
});

const meta = {
  title: 'transfer/BatchProgress',
  component: BatchProgress,
  args: {
    run: runOf(sent, waiting),
    running: false,
    now,
    onFind: fn(() => Promise.resolve(false)),
    onSettle: fn(),
    onGoOn: fn(),
    onStop: fn(),
    onNewList: fn(),
  },
} satisfies Meta<typeof BatchProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stopped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};
export const Running: Story = {
  args: {
    running: true,
    run: runOf(sent, { ...unsure, state: 'sending' }, waiting),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Transactions sent: 1 of 3');
    await expect(canvas.getByRole('progressbar')).toHaveProperty('position', 1 / 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
export const Stopping: Story = {
  args: { ...Running.args, stopping: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeDisabled();
    await expect(canvas.getByText(/Stopping after the current transaction/)).toBeVisible();
  },
};
/** Nothing is left to stop. */
export const SendingTheLast: Story = {
  args: { running: true, run: runOf(sent, { ...unsure, state: 'sending' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
};
export const Done: Story = { args: { run: runOf(sent, sent) } };

export const Unsure: Story = {
  args: { run: runOf(sent, unsure, waiting) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.getByText('Resolve the unknown part above first.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check status' }));
    await expect(await canvas.findByText('No node has it so far.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Not executed/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as executed' }));
    await expect(args.onSettle).toHaveBeenCalledWith(1, true);
  },
};
export const UnsureAndExpired: Story = {
  args: { run: runOf(sent, unsure, waiting), now: now + 120_000 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Not executed/ }));
    await expect(args.onSettle).toHaveBeenCalledWith(1, false);
  },
};
export const InMultisigMode: Story = {
  args: { multisig: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.getByText(/Turn off multisig mode/)).toBeVisible();
  },
};
