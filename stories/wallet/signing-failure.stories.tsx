import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/ui/button.tsx';
import { SigningFailure } from '#src/components/wallet/signing-failure.tsx';
import { hostile } from '../fixtures/hostile.ts';

const meta = {
  title: 'wallet/SigningFailure',
  component: SigningFailure,
  args: {
    trouble: 'cpu',
    message: 'billed CPU time (412 us) is greater than the maximum billable CPU time (0 us)',
    wallet: 'Anchor',
    actions: <Button size="sm">Try again</Button>,
    onDismiss: fn(),
  },
} satisfies Meta<typeof SigningFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TooLittleCpu: Story = {
  async play({ canvas }) {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('too little CPU');
    await expect(alert).toHaveTextContent('412 us');
    await expect(alert).toHaveTextContent('Rent or stake CPU');
  },
};
export const Rejected: Story = {
  args: { trouble: 'rejected', message: 'User rejected the request' },
};
export const OutcomeUnknown: Story = {
  args: { trouble: 'outcome-unknown', message: 'Nobody could say whether it was accepted.' },
};
export const InTheChainsWords: Story = {
  args: { trouble: null, message: 'assertion failure with message: overdrawn balance' },
};
export const Hostile: Story = { args: { message: hostile.markup + hostile.unbroken } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
