import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoContract } from '#src/components/contract/no-contract.tsx';
import { NotRetrieved } from '#src/components/contract/not-retrieved.tsx';
import { hostile } from '../fixtures/hostile.ts';

const meta = {
  title: 'contract/NoContract',
  component: NoContract,
  args: { name: 'alice', href: '#account', toAccount: true },
} satisfies Meta<typeof NoContract>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InAccount: Story = { args: { toAccount: false } };

/** A node failed, which says nothing of the contract. */
export const Failed: Story = {
  render: ({ name }) => (
    <NotRetrieved
      name={name}
      failure={{ endpoint: 'https://api.example', message: hostile.markup }}
      onRetry={() => undefined}
    />
  ),
};
