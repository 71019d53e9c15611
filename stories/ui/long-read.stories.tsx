import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/ui/button.tsx';
import { LongRead } from '#src/components/ui/long-read.tsx';
import { timedOut } from '../fixtures/failures.ts';

const meta = {
  title: 'ui/LongRead',
  component: LongRead,
  args: {
    running: true,
    label: 'Export',
    read: 1_200,
    of: 5_000,
    status: 'Accounts read: 1,200, with a balance: 840',
    buttons: <Button size="sm">Stop</Button>,
    failure: null,
    onRetry: () => undefined,
  },
} satisfies Meta<typeof LongRead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const UnknownEnd: Story = { args: { of: null } };
export const Stopped: Story = {
  args: { running: false, buttons: <Button size="sm">Continue</Button> },
};
export const Error: Story = {
  args: {
    running: false,
    buttons: <Button size="sm">Export CSV</Button>,
    failure: { endpoint: 'https://eos.greymass.com', message: timedOut },
  },
};
export const Long: Story = {
  args: {
    status:
      'Before the first of 5,000 transfers the balance would have been 1,234,567.8901 A: the history lacks transfers, or the balance changed in another way.',
    buttons: (
      <>
        <Button size="sm">Continue from here</Button>
        <Button size="sm">Export what was read</Button>
        <Button size="sm">Close</Button>
      </>
    ),
  },
};
