import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountHeader } from '#src/components/account/account-header.tsx';
import { SkeletonHeader } from '#src/components/ui/skeleton.tsx';
import { alice, exhausted, systemAccount } from '../fixtures/accounts.ts';

const meta = {
  title: 'account/AccountHeader',
  component: AccountHeader,
  args: { account: alice },
} satisfies Meta<typeof AccountHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { worth: '≈ $10,418.49' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
export const OutOfCpu: Story = { args: { account: exhausted } };
export const System: Story = { args: { account: systemAccount } };
export const Producer: Story = { args: { producer: true } };
export const Proxied: Story = {
  args: { account: { ...alice, voter: { ...alice.voter!, proxy: 'greymassvote' } } },
};
export const Loading: Story = { render: () => <SkeletonHeader /> };
