import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockSpot } from '#src/components/round/block-spot.tsx';
import { Section } from '#src/components/ui/section.tsx';

const meta = {
  title: 'round/BlockSpot',
  component: BlockSpot,
  args: { position: { size: 21, turn: 10, block: 6 } },
  decorators: [
    (Story) => (
      <Section title="Block 218" className="max-w-form">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof BlockSpot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { position: { size: 21, turn: 0, block: 0 } } };
export const Last: Story = { args: { position: { size: 21, turn: 20, block: 11 } } };
export const OneProducer: Story = { args: { position: { size: 1, turn: 0, block: 4 } } };
export const ManyProducers: Story = { args: { position: { size: 125, turn: 60, block: 3 } } };
