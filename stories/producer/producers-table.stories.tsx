import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProducersTable } from '#src/components/producer/producers-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { partDocs } from '../part-docs.ts';
import { hostileProducers, producers } from '../fixtures/producers.ts';
import { roundAt } from '../fixtures/round.ts';

const meta = {
  title: 'producer/ProducersTable',
  parameters: partDocs('ProducersTable'),
  component: ProducersTable,
  args: {
    producers,
    schedule: producers.slice(0, 21).map(({ owner }) => owner),
    turns: roundAt({ missedAgo: [45] }).turns,
  },
  decorators: [
    (Story) => (
      <Section title="Block producers">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof ProducersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hostile: Story = { args: { producers: hostileProducers } };
export const NoSchedule: Story = { args: { schedule: [], turns: [] } };
