import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { RexForm } from '#src/components/rex/rex-form.tsx';

const EOS = { code: 'EOS', precision: 4 };

const meta = {
  title: 'rex/RexForm',
  component: RexForm,
  args: {
    form: 'lend',
    move: 'balance',
    onMove: () => undefined,
    symbol: EOS,
    means: {
      liquid: parseAsset('12.5000 EOS'),
      staked: { cpu: parseAsset('3.0000 EOS'), net: parseAsset('0.0500 EOS') },
      balance: null,
      fund: null,
      knowsRex: false,
      loanFund: parseAsset('0.5000 EOS'),
    },
    factsOf: () => [],
    lines: ['Lent tokens are locked for at least 4 days.'],
    from: 'alice',
    existence: () => 'exists',
    onReceiver: () => undefined,
    initial: { amount: '', receiver: 'alice', proxy: '' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof RexForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lend: Story = {};
export const Rent: Story = { args: { form: 'rent', move: 'rent-cpu' } };
export const Loan: Story = {
  args: {
    form: 'loan',
    move: 'defund-loan',
    lines: ['The tokens go to your REX fund. Withdraw them from there.'],
    children: <p>CPU, loan 3 for bob</p>,
  },
};
/** The moves with nothing to move say why. */
export const NothingToMove: Story = {
  args: {
    form: 'unlend',
    move: 'withdraw',
    means: {
      liquid: parseAsset('12.5000 EOS'),
      staked: null,
      balance: null,
      fund: { owner: 'alice', balance: parseAsset('2.0000 EOS') },
      knowsRex: true,
      loanFund: null,
    },
  },
  play: async ({ canvasElement }) => {
    const choices = within(canvasElement).getAllByRole('option');
    await expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Sell REX (none can be sold now)',
      'Withdraw from your REX fund',
    ]);
  },
};
export const WithoutVotes: Story = { args: { disabled: true } };
/** Too few votes: a proxy is asked for, and the suggestions fill it in. */
export const AsksProxy: Story = {
  args: {
    proxy: {
      votes: '21',
      choices: [
        {
          account: 'wiseproxy111',
          fioAddress: null,
          given: parseAsset('288741.6818 EOS'),
          voters: 3,
          producers: 21,
          info: { name: 'Wise Proxy', website: null, slogan: null },
        },
      ],
      isProxy: (name) => (name === 'wiseproxy111' ? true : undefined),
      onProxy: fn(),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const lend = canvas.getByRole('button', { name: 'Lend' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '3');
    await userEvent.click(lend);
    await expect(canvas.getByRole('combobox', { name: 'Proxy' })).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Vote via wiseproxy111' }));
    await userEvent.click(lend);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      amount: '3',
      receiver: 'alice',
      proxy: 'wiseproxy111',
    });
  },
};
export const AsksProxyRTL: Story = { ...AsksProxy, globals: { locale: 'ar' }, play: undefined };
export const Pending: Story = {
  args: { pending: true, initial: { amount: '1', receiver: '', proxy: '' } },
};

/** A stake that would leave too little to act is refused. */
export const StakeTooLow: Story = {
  args: { move: 'cpu' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '2.95');
    await userEvent.click(canvas.getByRole('button', { name: 'Lend' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Valid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Lend' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      amount: '3',
      receiver: 'alice',
      proxy: '',
    });
  },
};
