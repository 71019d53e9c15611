import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoAccount } from '#src/components/missing/no-account.tsx';
import { NoBlock } from '#src/components/missing/no-block.tsx';

const meta = {
  title: 'missing/NoAccount',
  component: NoAccount,
  args: {
    text: 'nosuchname12',
    offer: { kind: 'create' },
    createHref: '/wallet/create-account',
    bidHref: '/namebids',
  },
} satisfies Meta<typeof NoAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Create this account' });
    await expect(link).toHaveAttribute('href', '/wallet/create-account');
  },
};
export const Auctioned: Story = {
  args: { text: 'short', offer: { kind: 'bid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bid for this name' })).toBeVisible();
  },
};
export const OfASuffix: Story = {
  args: { text: 'foo.bar', offer: { kind: 'suffix', owner: 'bar' } },
};
export const Capitals: Story = {
  args: { text: 'ALICE', offer: null },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'alice' });
    await expect(link).toHaveAttribute('href', '/account/alice');
  },
};
export const Malformed: Story = { args: { text: 'abc!', offer: null } };
export const MalformedRTL: Story = { ...Malformed, globals: { locale: 'ar' } };
export const HostileName: Story = { args: { text: '<b>\u202eecila</b>'.repeat(20), offer: null } };
export const NoSuchScreen: Story = { args: { createHref: null, bidHref: null } };

export const FutureBlock: Story = { render: () => <NoBlock text="999999999" head={1000} /> };
export const BlockOfNoNumber: Story = { render: () => <NoBlock text="abc" head={1000} /> };
export const BlockZero: Story = {
  render: () => <NoBlock text="0" head={1000} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Block 1' })).toHaveAttribute('href', '/block/1');
    await expect(canvas.getByRole('link', { name: 'Head block 1,000' })).toBeVisible();
  },
};
export const BlockGrouped: Story = { render: () => <NoBlock text="1,234" head={null} /> };
export const BlockTooLarge: Story = { render: () => <NoBlock text="99999999999" head={1000} /> };
export const BlockIdOfNone: Story = {
  render: () => <NoBlock text={'ab'.repeat(32)} head={1000} />,
};
