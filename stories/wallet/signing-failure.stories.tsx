import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/ui/button.tsx';
import { StillOpen } from '#src/components/wallet/outcome-banners.tsx';
import { SigningFailure } from '#src/components/wallet/signing-failure.tsx';
import { hostile } from '../fixtures/hostile.ts';

const meta = {
  title: 'wallet/SigningFailure',
  component: SigningFailure,
  args: {
    failure: 'cpu',
    message: 'billed CPU time (412 us) is greater than the maximum billable CPU time (0 us)',
    source: 'node.example',
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
  args: { failure: 'rejected', message: 'User rejected the request', source: null },
};
export const OutcomeUnknown: Story = {
  args: {
    failure: 'outcome-unknown',
    message: 'It is unknown whether it was accepted.',
    source: null,
  },
};
/** One node alone said so: the transaction may still be executed. */
export const RefusedByOneNode: Story = {
  args: {
    failure: 'expired',
    message: 'Transaction Expired: Try Again',
    actions: <Button size="sm">Send the same bytes again</Button>,
    children: (
      <>
        <p>Only node.example refused it. No other node confirmed the refusal.</p>
        <StillOpen expires={Date.UTC(2026, 10, 20, 12, 34, 56)} />
      </>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It may still be executed until');
  },
};
export const ForeignId: Story = {
  args: {
    failure: 'foreign-id',
    message: 'The node returned a different transaction id',
    source: null,
  },
};
export const InTheChainsWords: Story = {
  args: { failure: null, message: 'assertion failure with message: overdrawn balance' },
};
export const Hostile: Story = { args: { message: hostile.markup + hostile.unbroken } };
