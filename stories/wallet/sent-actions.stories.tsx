import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SentActions } from '#src/components/wallet/sent-actions.tsx';

const payTo = (to: string) => ({
  account: 'eosio.token',
  name: 'transfer',
  data: { from: 'alice', to, quantity: '1.0000 EOS', memo: '' },
});

const meta = {
  title: 'wallet/SentActions',
  component: SentActions,
  parameters: {
    docs: {
      description: {
        component:
          'Use it to say what a transaction did that was just sent. For the actions of any other transaction use ActionSummary.',
      },
    },
  },
  args: {
    actions: [payTo('bob')],
    isDelayed: false,
    system: 'eosio',
    tokenContract: 'eosio.token',
  },
} satisfies Meta<typeof SentActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('link', { name: 'bob' });
    await expect(canvasElement).toHaveTextContent(/^alice sent 1\.0000 EOS to bob$/);
  },
};

export const Many: Story = {
  args: { actions: ['bob', 'carol', 'dave', 'erin', 'frank', 'grace'].map(payTo) },
};

export const Delayed: Story = { args: { isDelayed: true } };
