import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RoundStrip } from '#src/components/round/round-strip.tsx';

const meta = {
  title: 'round/RoundStrip',
  component: RoundStrip,
  args: {
    position: { size: 21, turn: 12, block: 6 },
    pending: 24,
    label: 'Turn 13 of 21, block 7 of 12. 24 blocks not yet final',
  },
  render: (args) => (
    <div className="livery p-4">
      <RoundStrip {...args} />
    </div>
  ),
} satisfies Meta<typeof RoundStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Live: final blocks, 24 that are not final yet, the head, and the turns to come. */
export const Live: Story = {
  play: async ({ canvasElement, args }) => {
    const strip = within(canvasElement).getByRole('img', { name: args.label });
    const [final, pending, head, coming] = [...strip.querySelectorAll('span')].map((part) =>
      part.getBoundingClientRect(),
    );
    // Next to each other, in the order of time. They lean, so that their boxes overlap.
    const lean = 5;
    await expect(final!.right).toBeLessThanOrEqual(pending!.left + lean);
    await expect(pending!.right).toBeLessThanOrEqual(head!.left + lean);
    await expect(head!.right).toBeLessThanOrEqual(coming!.left + lean);
    await expect(head!.height).toBeGreaterThan(pending!.height);
    await expect(coming!.height).toBeLessThan(pending!.height);
  },
};
export const FirstBlock: Story = {
  args: { position: { size: 21, turn: 0, block: 0 }, pending: 1 },
};
export const LastBlock: Story = { args: { position: { size: 21, turn: 20, block: 11 } } };
/** The last irreversible block is more than a round behind. */
export const NothingFinal: Story = { args: { pending: 330 } };
export const AllFinal: Story = { args: { pending: 0 } };
export const Stale: Story = { args: { stale: true } };
/** A developer's own node. */
export const OneProducer: Story = {
  args: { position: { size: 1, turn: 0, block: 4 }, pending: 1 },
};
export const Hatched: Story = {
  render: (args) => (
    <div className="livery hatched p-4">
      <RoundStrip {...args} />
    </div>
  ),
};
