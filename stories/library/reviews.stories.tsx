import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { transfer } from '#src/chain/actions/transfer.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { SignReview, TransferReview } from '#src/library/loaded.tsx';
import { partDocs } from '../part-docs.ts';
import { client } from '../fixtures/node.ts';

const onSign = fn();

/** What actions would do, before the wallet of an app signs them. */
const meta = {
  title: 'library/Reviews',
  parameters: partDocs('TransferReview', 'SignReview'),
  subcomponents: { TransferReview, SignReview },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const pay = (to: string, quantity: string) =>
  transfer({
    contract: 'eosio.token',
    from: 'alice',
    to,
    quantity: parseAsset(quantity),
    memo: 'rent',
  });

export const Transfer: Story = {
  render: () => (
    <TransferReview
      client={client}
      from="alice"
      to="bob"
      quantity="2.5000 EOS"
      memo="rent"
      onSign={onSign}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign' }));
    await expect(onSign).toHaveBeenCalledWith([pay('bob', '2.5000 EOS')]);
  },
};
/** Several actions: their sentences, then the balances that they change together. */
export const Actions: Story = {
  render: () => (
    <SignReview client={client} actions={[pay('bob', '2.5000 EOS'), pay('carol', '1.0000 EOS')]} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('carol')).not.toHaveLength(0);
  },
};
export const Incomplete: Story = {
  render: () => <TransferReview client={client} from="alice" to="" quantity="2.5" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Complete the form to see its effects.')).toBeVisible();
  },
};
