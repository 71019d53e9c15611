import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TaxForm } from '#src/components/tax/tax-form.tsx';
import { TaxProgress } from '#src/components/tax/tax-progress.tsx';
import { ago } from '../fixtures/time.ts';

const meta = {
  title: 'tax/TaxProgress',
  component: TaxProgress,
  args: {
    kind: 'running',
    transfers: 12_345,
    checked: 100_000,
    until: ago(0),
    mayBeCut: false,
    period: null,
    failure: null,
    file: null,
    onGoOn: fn(),
    onStop: fn(),
    onSave: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof TaxProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('12,345')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Delete and start over' })).toBeNull();
  },
};
/** The period has a beginning, so that what is left is known. */
export const HalfOfAPeriod: Story = {
  args: { period: { done: 90, of: 180 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveProperty('position', 0.5);
  },
};
export const Idle: Story = { args: { kind: 'idle' } };
export const Stopped: Story = {
  args: { kind: 'stopped' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the rows so far' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: {
    kind: 'failed',
    failure: { endpoint: 'https://history.example', message: 'Connection failed' },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};
export const Done: Story = { args: { kind: 'done' } };
/** A service that has one list of transfers may have left out older ones. */
export const MayBeCut: Story = {
  args: { kind: 'done', mayBeCut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The list may be incomplete')).toBeVisible();
    await expect(canvas.queryByText('The history is complete')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Save the file' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Save the rows so far' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { kind: 'done', transfers: 0, until: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save the file' })).toBeNull();
  },
};
export const Saved: Story = {
  args: { kind: 'done', file: { records: 12_340, unpriced: 40, refused: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,340 rows saved')).toBeVisible();
    await expect(canvas.getByText(/^40 rows have no value/)).toBeVisible();
    await expect(canvas.getByText(/^5 rows were left out/)).toBeVisible();
  },
};
export const RTL: Story = { args: { kind: 'done' }, globals: { locale: 'ar' } };

const onChange = fn();
const onSubmit = fn();
const form = (change: object = {}) => (
  <TaxForm
    values={{ account: 'alice', from: '2025-01-01', to: '2025-12-31', values: true }}
    problem={null}
    existence="exists"
    priced
    onChange={onChange}
    onSubmit={onSubmit}
    {...change}
  />
);
export const Form: Story = {
  render: () => form(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ values: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'Read the transfers' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};
export const FormWithoutPrices: Story = {
  render: () => form({ priced: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};
export const FormWithoutAccount: Story = {
  render: () => form({ problem: 'no-account', existence: null }),
};
export const FormWithDatesInTheWrongOrder: Story = {
  render: () => form({ problem: 'order' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The end is before the start.')).toBeVisible();
  },
};
