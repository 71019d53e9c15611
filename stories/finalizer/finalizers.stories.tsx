import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { FinalizerPolicy } from '#src/chain/model/finalizer/finalizers.ts';
import { FinalityFacts } from '#src/components/finalizer/finality-facts.tsx';
import { FinalizerKeys } from '#src/components/finalizer/finalizer-keys.tsx';
import { PolicyTable } from '#src/components/finalizer/policy-table.tsx';
import { hostile } from '../fixtures/hostile.ts';

const HEAD = 430_000_000;
const keyOf = (name: string) => `PUB_BLS_${name.padEnd(134, 'x')}`;

const policy: FinalizerPolicy = {
  generation: 7,
  threshold: 4,
  weight: 5,
  finalizers: ['bpalpha', 'bpbravo', 'bpcharlie', 'bpdelta', 'bpecho'].map(
    (description, index) => ({
      description,
      weight: 1,
      publicKey: keyOf(description),
      vote:
        index === 4
          ? null
          : {
              strong: index !== 1,
              blockNum: HEAD - (index === 2 ? 900 : 1),
              blockTime: Date.now() - (index === 2 ? 450_000 : 500),
              generation: 7,
            },
    }),
  ),
};

const meta = {
  title: 'finalizer/Finalizers',
  component: PolicyTable,
  args: { caption: 'Active policy', policy, head: HEAD, tracksVotes: true },
} satisfies Meta<typeof PolicyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Votes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const word of ['Weak', 'Behind', 'Not seen'])
      await expect(canvas.getByText(word)).toBeVisible();
    await expect(canvas.getAllByText('Strong')).toHaveLength(2);
  },
};
export const VotesNotTracked: Story = { args: { tracksVotes: false } };
export const HostileDescriptions: Story = {
  args: {
    policy: {
      ...policy,
      finalizers: Object.values(hostile).map((description, index) => ({
        description,
        weight: 1,
        publicKey: `${description}${index}`,
        vote: null,
      })),
    },
  },
};

export const Facts: Story = {
  render: () => (
    <FinalityFacts head={{ num: HEAD, irreversible: HEAD - 2 }} policy={policy} tracksVotes />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 behind')).toBeVisible();
    await expect(canvas.getByText('3 of 5')).toBeVisible();
  },
};
export const FactsUnknown: Story = {
  render: () => <FinalityFacts head={null} policy={null} tracksVotes={false} />,
};

export const Keys: Story = {
  render: () => (
    <FinalizerKeys
      keys={[
        { id: 1n, producer: 'bpalpha', key: keyOf('a'), active: true, proposed: true },
        { id: 2n, producer: 'bpbravo', key: keyOf('b'), active: true, proposed: false },
        { id: 3n, producer: 'bpbravo', key: keyOf('c'), active: false, proposed: false },
      ]}
    />
  ),
};
