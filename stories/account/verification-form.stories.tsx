import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VerificationForm } from '#src/components/account/verification-form.tsx';
import { hostile } from '../fixtures/hostile.ts';

/** On the user's own account page, where a backend verifies people. */
const meta = {
  title: 'account/VerificationForm',
  component: VerificationForm,
  args: {
    countries: ['CH', 'KR'],
    tier: 1,
    state: null,
    pending: false,
    onTier: fn(),
    onCheck: fn(),
    onApply: fn(),
  },
} satisfies Meta<typeof VerificationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const apply = canvas.getByRole('button', { name: 'Apply' });
    await expect(apply).toBeDisabled();
    const country = canvas.getByLabelText('Your country');
    await userEvent.selectOptions(country, '🇫🇷 France');
    await expect(canvas.getByText(/does not verify people/)).toBeVisible();
    await userEvent.selectOptions(country, '🇨🇭 Switzerland');
    await userEvent.click(apply);
    await expect(args.onApply).toHaveBeenCalledOnce();
    await userEvent.selectOptions(canvas.getByLabelText('Level'), '2');
    await expect(args.onTier).toHaveBeenCalledWith(2);
  },
};
export const Waiting: Story = { args: { state: { kind: 'waiting' } } };
export const StillPending: Story = {
  args: { state: { kind: 'status', status: 'PENDING' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^PendingIt was checked for 5 min/);
    await userEvent.click(canvas.getByRole('button', { name: 'Check the status' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const Passed: Story = { args: { state: { kind: 'status', status: 'PASSED' } } };
export const OtherStatus: Story = {
  args: { state: { kind: 'status', status: hostile.unbroken } },
};
export const Failed: Story = {
  args: {
    state: { kind: 'failed', message: 'No kyc data matching tier found', source: 'kyc.example' },
  },
};
