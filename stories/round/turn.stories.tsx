import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { SlotState } from '#src/chain/model/block/round-view.ts';
import { ProducerTurn } from '#src/components/round/producer-turn.tsx';
import { Turn } from '#src/components/round/turn.tsx';

const all = (state: SlotState, count = 12) => Array.from({ length: count }, () => state);

const meta = {
  title: 'round/Turn',
  component: Turn,
  args: { states: all('final'), label: '12 of 12 blocks produced' },
} satisfies Meta<typeof Turn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Final: Story = {};
export const NotFinal: Story = { args: { states: all('pending') } };
export const PartlyFinal: Story = { args: { states: [...all('final', 7), ...all('pending', 5)] } };
export const Missed: Story = {
  args: { states: [...all('final', 9), 'missed', ...all('final', 2)] },
};
export const AllMissed: Story = { args: { states: all('missed') } };
export const ToCome: Story = { args: { states: [...all('pending', 7), ...all('coming', 5)] } };
export const PreviousRound: Story = { args: { states: all('previous') } };
export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { states: [...all('final', 3), 'missed', ...all('pending', 4), ...all('coming', 4)] },
};
export const RTL: Story = { ...Dark, globals: { locale: 'ar' } };

export const InWords: Story = {
  render: () => (
    <ProducerTurn
      turn={{ states: [...all('final', 6), 'missed', ...all('coming', 5)], missed: 1 }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: '6 of 7 blocks produced' }),
    ).toBeVisible();
  },
};

/** The number is known, the place is not. */
export const MissedSomewhere: Story = {
  render: () => <ProducerTurn turn={{ states: all('final'), missed: 2 }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: '10 of 12 blocks produced' })).toBeVisible();
    await expect(canvas.getByText('−2')).toBeVisible();
  },
};
export const NoTurn: Story = { render: () => <ProducerTurn turn={undefined} /> };
