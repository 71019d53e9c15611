import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VoteHistory } from '#src/components/vote/vote-history.tsx';
import { ago, day } from '../fixtures/time.ts';
import { timedOut } from '../fixtures/failures.ts';

const points = Array.from({ length: 31 }, (_, index) => ({
  t: ago((30 - index) * day),
  value: 580_000 + (index > 12 ? 30_000 : 0) - index * 200,
}));

const meta = {
  title: 'vote/Vote history',
  component: VoteHistory,
  args: {
    kind: 'done',
    points,
    moments: points.length,
    failure: null,
    label: 'Votes of bpalpha11111',
    none: 'The service keeps no changes of this producer’s row.',
    format: (value: number) => `${value} A`,
    onGoOn: fn(),
    onStop: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof VoteHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Points read: 31 of 31.');
    await expect(canvas.getByText('604000 A')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const Running: Story = {
  args: { kind: 'running', points: points.slice(20) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '11');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
export const Begun: Story = { args: { kind: 'running', points: [] } };
export const Stopped: Story = { args: { kind: 'stopped', points: points.slice(20) } };
export const NothingBefore: Story = {
  args: { points: points.slice(20) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The service has no votes before');
  },
};
export const NothingKept: Story = { args: { points: [] } };
export const Failed: Story = {
  args: {
    kind: 'failed',
    points: points.slice(20),
    failure: { endpoint: 'https://history.example', message: timedOut },
  },
};
