import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoundVotes } from '#src/components/account/round-votes.tsx';

const schedule = Array.from(
  { length: 21 },
  (_, turn) => `producer${'abcdefghijklmnopqrstu'[turn]}`,
);

const meta = {
  title: 'account/RoundVotes',
  component: RoundVotes,
  args: { voted: schedule.filter((_, turn) => turn % 3 !== 0), proxy: '', schedule },
} satisfies Meta<typeof RoundVotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ViaProxy: Story = { args: { voted: [], proxy: 'votedelegate' } };
export const NoVotes: Story = { args: { voted: [] } };
export const NoSchedule: Story = { args: { schedule: [] } };
export const OneOfTheRound: Story = { args: { voted: ['producerb', 'standbyabcde'] } };
