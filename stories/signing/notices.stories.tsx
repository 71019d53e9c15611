import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ClockNotice } from '#src/components/signing/clock-notice.tsx';
import { ExecutedNotice } from '#src/components/signing/executed-notice.tsx';
import { IdenticalNotice } from '#src/components/signing/notices.tsx';

const meta = {
  title: 'signing/IdenticalNotice',
  component: IdenticalNotice,
  args: { expires: Date.UTC(2026, 10, 20, 12, 34, 56), onSendSame: fn() },
} satisfies Meta<typeof IdenticalNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const HOUR = 3_600_000;

export const SameBytesOffered: Story = {
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'An identical transaction may still be executed until',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send the same bytes again' }));
    await expect(args.onSendSame).toHaveBeenCalledOnce();
  },
};
export const Executed: Story = {
  render: () => <ExecutedNotice transactionId={'ab'.repeat(32)} blockNum={123_456} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'An identical transaction is already in block 123,456.',
    );
  },
};
export const ExecutedByOneNode: Story = {
  render: () => (
    <ExecutedNotice transactionId={'ab'.repeat(32)} blockNum={123_456} onlyBy="node.example" />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'An identical transaction is in block 123,456. Only node.example reports this.',
    );
  },
};
export const ExecutedUnknown: Story = {
  render: () => <ExecutedNotice transactionId={'ab'.repeat(32)} blockNum={null} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'It is not yet known whether a block contains it.',
    );
  },
};
export const ClocksOff: Story = {
  render: () => (
    <div className="space-y-2">
      <ClockNotice off={{ whose: 'node', endpoint: 'https://node.example', ms: 2 * HOUR }} />
      <ClockNotice off={{ whose: 'node', endpoint: 'https://node.example', ms: -2 * HOUR }} />
      <ClockNotice off={{ whose: 'device', endpoint: null, ms: HOUR }} />
      <ClockNotice off={{ whose: 'device', endpoint: null, ms: -HOUR }} />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText(/The node’s clock is 2 hr ahead of this device/)).toBeVisible();
    await expect(canvas.getByText(/The node’s clock is 2 hr behind this device/)).toBeVisible();
    await expect(canvas.getByText(/This device’s clock is 1 hr ahead of the chain/)).toBeVisible();
    await expect(canvas.getByText(/This device’s clock is 1 hr behind the chain/)).toBeVisible();
  },
};
export const Dark: Story = { ...SameBytesOffered, globals: { theme: 'dark' } };
