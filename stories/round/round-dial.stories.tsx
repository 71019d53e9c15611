import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RoundLegend } from '#src/components/home/round-legend.tsx';
import { RoundDial } from '#src/components/round/round-dial.tsx';
import { partDocs } from '../part-docs.ts';
import { loadsOf, roundAt } from '../fixtures/round.ts';

const meta = {
  title: 'round/RoundDial',
  parameters: partDocs('RoundDial'),
  component: RoundDial,
  args: {
    view: roundAt({ missedAgo: [45] }),
    label: 'Turn 13 of 21, block 7 of 12. 24 blocks not yet final. 1 missed',
    children: <p className="dial-figure">400,010,927</p>,
  },
} satisfies Meta<typeof RoundDial>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EqualTicks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /^Turn 13 of 21/ })).toBeVisible();
    await expect(canvas.getByText('21')).toBeVisible();
  },
};
export const WithLoads: Story = { args: { loads: loadsOf() } };
export const SomeLoads: Story = {
  args: { loads: new Map([...loadsOf()].filter(([index]) => index > 144 && index <= 150)) },
};
export const Dark: Story = { globals: { theme: 'dark' }, args: { loads: loadsOf() } };
export const RTL: Story = { globals: { locale: 'ar' }, args: { loads: loadsOf() } };
export const Stale: Story = { args: { stale: true } };
export const FirstBlockOfTheRound: Story = { args: { view: roundAt({ turn: 0, block: 0 }) } };
export const LastBlockOfTheRound: Story = { args: { view: roundAt({ turn: 20, block: 11 }) } };
export const FinalToTheHead: Story = { args: { view: roundAt({ pending: 0 }) } };
export const NothingFinal: Story = { args: { view: roundAt({ pending: 325 }) } };
export const ManyMissed: Story = {
  args: { view: roundAt({ missedAgo: [1, 2, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 200] }) },
};
export const OneProducer: Story = { args: { view: roundAt({ size: 1, turn: 0, pending: 2 }) } };
export const ThreeProducers: Story = { args: { view: roundAt({ size: 3, turn: 2 }) } };
export const LargestSchedule: Story = {
  args: { view: roundAt({ size: 125, turn: 62 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('63')).toBeVisible();
    await expect(within(canvasElement).queryByText('62')).toBeNull();
  },
};
export const Unknown: Story = {
  args: { view: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

export const Legend: Story = {
  render: () => <RoundLegend final="10,903" notFinal="24" missed="1" hasLoads />,
};
export const LegendUnknown: Story = {
  render: () => <RoundLegend final="–" notFinal="–" missed="–" hasLoads={false} />,
};
