import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorBanner, SuccessBanner } from '#src/components/wallet/outcome-banners.tsx';
import { transactionId } from '../fixtures/actions.ts';
import { hostile } from '../fixtures/hostile.ts';

const meta = {
  title: 'wallet/OutcomeBanners',
  component: ErrorBanner,
  args: {
    message: 'assertion failure with message: overdrawn balance',
    onDismiss: fn(),
  },
} satisfies Meta<typeof ErrorBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  render: () => <SuccessBanner transactionId={transactionId} onDismiss={fn()} />,
};
export const SuccessDark: Story = { ...Success, globals: { theme: 'dark' } };
export const Error: Story = {};
export const Hostile: Story = { args: { message: hostile.markup + hostile.unbroken } };
export const RTL: Story = { ...Success, globals: { locale: 'ar' } };
