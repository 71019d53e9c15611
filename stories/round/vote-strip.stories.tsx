import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VoteStrip } from '#src/components/round/vote-strip.tsx';

const filled = (count: number, of: number) =>
  Array.from({ length: of }, (_, index) => index < count);

const meta = {
  title: 'round/VoteStrip',
  component: VoteStrip,
  args: { votes: filled(12, 21), label: 'Votes for 12 of the 21 who produce' },
} satisfies Meta<typeof VoteStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Schedule: Story = {};
export const Scattered: Story = {
  args: { votes: filled(21, 21).map((_, index) => index % 3 === 0) },
};
export const NoVotes: Story = { args: { votes: filled(0, 21), label: 'No votes' } };
export const Full: Story = { args: { votes: filled(21, 21) } };
export const Ballot: Story = { args: { votes: filled(14, 30), columns: 10, label: '14 of 30' } };
export const Bar: Story = {
  args: { votes: filled(14, 30), columns: 15, small: true, label: '14 of 30' },
};
/** The largest schedule that nodeos allows, on the narrowest phone. */
export const Long: Story = {
  args: { votes: filled(30, 125), label: 'Votes for 30 of the 125 who produce' },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('img');
    await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
  },
};
