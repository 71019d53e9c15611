import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  AccountCard,
  LatestActions,
  LoadStateView,
  TokenCard,
  TransactionCard,
} from '#src/library/loaded.tsx';
import { partDocs } from '../part-docs.ts';
import { transactionId } from '../fixtures/actions.ts';
import { client, silentClient } from '../fixtures/node.ts';

/** Parts that request what they show, from the client of a chain. */
const meta = {
  title: 'library/Cards',
  parameters: partDocs(
    'AccountCard',
    'TransactionCard',
    'TokenCard',
    'LatestActions',
    'LoadStateView',
  ),
  subcomponents: { AccountCard, TransactionCard, TokenCard, LatestActions, LoadStateView },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  render: () => <AccountCard client={client} name="alice" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'alice' })).toBeVisible();
  },
};
export const AccountLoading: Story = {
  render: () => <AccountCard client={silentClient} name="alice" />,
};
export const TransactionLoading: Story = {
  render: () => <TransactionCard client={silentClient} id={transactionId} />,
};
export const TokenLoading: Story = {
  render: () => <TokenCard client={silentClient} contract="eosio.token" code="EOS" />,
};
/** The account has none. */
export const ActionsEmpty: Story = {
  render: () => <LatestActions client={client} name="alice" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
};
export const StateFailed: Story = {
  render: () => (
    <LoadStateView
      state={{
        kind: 'failed',
        failure: { endpoint: 'https://node.example', message: 'no route' },
      }}
      onRetry={() => undefined}
    >
      {() => null}
    </LoadStateView>
  ),
};
