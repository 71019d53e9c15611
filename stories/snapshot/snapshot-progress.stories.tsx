import type { Meta, StoryObj } from '@storybook/react-vite';
import { SnapshotProgress } from '#src/components/snapshot/snapshot-progress.tsx';
import { timedOut } from '../fixtures/failures.ts';

const nothing = () => undefined;

const meta = {
  title: 'snapshot/SnapshotProgress',
  component: SnapshotProgress,
  args: {
    kind: 'idle',
    read: 0,
    holders: 0,
    most: 1000,
    from: null,
    to: null,
    truncated: false,
    failure: null,
    onRun: nothing,
    onStop: nothing,
    onSave: nothing,
  },
} satisfies Meta<typeof SnapshotProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

const begun = { read: 400, held: 371, from: 412_000_100, to: 412_000_100 };

export const Default: Story = {};
export const Running: Story = { args: { ...begun, kind: 'running' } };
/** Without a limit the end is unknown. */
export const RunningToTheEnd: Story = { args: { ...begun, kind: 'running', most: null } };
export const Stopped: Story = { args: { ...begun, kind: 'stopped' } };
export const Done: Story = { args: { ...begun, kind: 'done', to: 412_000_900 } };
export const Cut: Story = { args: { ...begun, kind: 'done', to: 412_000_900, truncated: true } };
export const Error: Story = {
  args: {
    ...begun,
    kind: 'failed',
    failure: { endpoint: 'https://eos.greymass.com', message: timedOut },
  },
};
export const RTL: Story = {
  args: { ...begun, kind: 'done', to: 412_000_900 },
  globals: { locale: 'ar' },
};
