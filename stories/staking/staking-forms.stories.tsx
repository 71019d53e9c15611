import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { amountProblem } from '#src/chain/actions/check-fields.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { AmountForm } from '#src/components/form/amount-form.tsx';
import { CalculatorForm } from '#src/components/staking/calculator-form.tsx';
import { ago, day } from '../fixtures/time.ts';

const XPR = { code: 'XPR', precision: 4 };
const available = parseAsset('100.0000 XPR');

const meta = {
  title: 'staking/AmountForm',
  component: AmountForm,
  args: {
    submit: 'Stake',
    label: 'Amount',
    symbol: XPR,
    available,
    problemOf: (amount) =>
      amountProblem(amount, XPR, available) ? 'This exceeds the available balance.' : null,
    factsOf: (amount) => (amount === '' ? [] : [{ label: 'Staked afterwards', value: amount }]),
    lines: ['Staked tokens vote and earn rewards.'],
    initial: { amount: '' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof AmountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = { args: { pending: true, initial: { amount: '5' } } };
export const Unknown: Story = { args: { available: null } };
export const Valid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Stake' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: '100.0000' });
  },
};
export const TooMuch: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '100.0001');
    await userEvent.click(canvas.getByRole('button', { name: 'Stake' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

function Calculator(props: Pick<ComponentProps<typeof CalculatorForm>, 'values'>) {
  const [values, setValues] = useState(props.values);
  return (
    <CalculatorForm
      symbol={XPR}
      plan={{ index: '0', percent: 105, pair: 'XPR/BTC' }}
      options={[{ key: '0', label: '90 days, price guaranteed at 105%' }]}
      endsAt={ago(-90 * day)}
      values={values}
      onPlan={() => undefined}
      onChange={(change) => setValues({ ...values, ...change })}
    />
  );
}

export const CalculatorAtTheSamePrice: Story = {
  render: () => <Calculator values={{ amount: '1000', start: '2', end: '2' }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('5.00%')).toBeVisible();
    const end = canvas.getByRole('textbox', { name: 'Price at the end' });
    await userEvent.clear(end);
    await expect(end).toBeInvalid();
    await userEvent.type(end, '9');
    await expect(canvas.getByText('0.00%')).toBeVisible();
  },
};
export const CalculatorRefused: Story = {
  render: () => <Calculator values={{ amount: '1000', start: '2', end: '0.1' }} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/five times/)).toBeVisible();
  },
};
export const CalculatorTooLittle: Story = {
  render: () => <Calculator values={{ amount: '1', start: '2', end: '2' }} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Amount' })).toBeInvalid();
  },
};
