import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ServiceAccessNotices } from '#src/components/cross-chain/service-access.tsx';

/** Above the forms of swaps, deposits and withdrawals. */
const meta = {
  title: 'cross-chain/ServiceAccess',
  component: ServiceAccessNotices,
  args: {
    account: 'alice',
    availability: 'TRUE',
    locationAllowed: true,
    location: null,
    agreed: false,
    needsUser: false,
    pending: false,
    onAgree: fn(),
  },
} satisfies Meta<typeof ServiceAccessNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in and accept' }));
    await expect(args.onAgree).toHaveBeenCalledWith(null);
  },
};
export const WithoutUser: Story = {
  args: { needsUser: true },
  play: async ({ canvas, args }) => {
    const create = canvas.getByRole('button', { name: 'Create and accept' });
    await userEvent.click(create);
    await expect(canvas.getByText(/^Enter an email address/)).toBeVisible();
    await expect(args.onAgree).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Email address'), ' a@b.example ');
    await userEvent.click(create);
    await expect(args.onAgree).toHaveBeenCalledWith('a@b.example');
  },
};
export const NeedsVerification: Story = { args: { agreed: true, availability: 'NEEDS_KYC' } };
export const Barred: Story = {
  args: {
    agreed: true,
    availability: 'FALSE',
    locationAllowed: false,
    location: 'Zürich, Switzerland',
  },
};
