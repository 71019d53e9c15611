import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ActionTree } from '#src/components/action/action-tree.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { partDocs } from '../part-docs.ts';
import { hostileTrace, swapTrace } from '../fixtures/actions.ts';
import { batch } from '../fixtures/transactions.ts';

const meta = {
  title: 'action/ActionTree',
  parameters: partDocs('ActionTree'),
  component: ActionTree,
  args: { actions: [swapTrace] },
  decorators: [
    (Story) => (
      <Section title="Actions">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof ActionTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hostile: Story = { args: { actions: [hostileTrace] } };
export const Many: Story = { args: { actions: batch.actions } };

export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const root = within(canvasElement).getAllByRole('treeitem')[0]!;
    root.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(root).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).getAllByRole('treeitem')).toHaveLength(1);
  },
};
