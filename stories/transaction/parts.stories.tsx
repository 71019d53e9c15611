import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NodeStatusBanner } from '#src/components/transaction/node-status.tsx';
import { BlockHintForm } from '#src/components/transaction/block-hint-form.tsx';
import { DetailsSkeleton } from '#src/components/transaction/details-skeleton.tsx';
import { DeferredTransaction } from '#src/components/transaction/deferred-transaction.tsx';
import { PackedView } from '#src/components/transaction/packed-view.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { deferred, packedEntry, withEffects } from '../fixtures/transactions.ts';
import { ActionTree } from '#src/components/action/action-tree.tsx';

const meta = {
  title: 'transaction/Parts',
  component: DeferredTransaction,
  args: { transaction: deferred },
  render: (args) => (
    <div className="space-y-6">
      <DeferredTransaction {...args} />
    </div>
  ),
} satisfies Meta<typeof DeferredTransaction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deferred: Story = {};
export const DeferredRTL: Story = { globals: { locale: 'ar' } };
export const DeferredBySigner: Story = {
  args: { transaction: { ...deferred, sender: '', actions: [], published: null } },
};
export const BlockHint: Story = {
  render: () => <BlockHintForm tried={null} onBlock={fn()} />,
};
export const BlockHintTried: Story = {
  render: () => <BlockHintForm tried="1234" onBlock={fn()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('alert');
  },
};
/** A plain node alone: it cannot say whether there is such a transaction. */
export const BlockHintWithoutHistory: Story = {
  render: () => <BlockHintForm tried={null} noHistory onBlock={fn()} />,
};
/** Holds the place of the details while their code loads. */
export const DetailsLoading: Story = { render: () => <DetailsSkeleton /> };
export const Packed: Story = {
  render: () => (
    <Section title="Actions">
      <PackedView entry={packedEntry} />
    </Section>
  ),
};
export const PackedScheduled: Story = {
  render: () => (
    <Section title="Actions">
      <PackedView entry={{ ...packedEntry, packed: null }} />
    </Section>
  ),
};
export const Effects: Story = {
  render: () => (
    <Section title="Actions">
      <ActionTree actions={[withEffects]} />
    </Section>
  ),
};
export const EffectsDark: Story = { ...Effects, globals: { theme: 'dark' } };

export const NodeStatusInBlock: Story = {
  render: () => (
    <NodeStatusBanner status={{ state: 'in-block', blockNum: 123_456 }} onBlock={fn()} />
  ),
};
export const NodeStatusFailed: Story = {
  render: () => <NodeStatusBanner status={{ state: 'failed', blockNum: null }} onBlock={fn()} />,
};
export const NodeStatusRTL: Story = { ...NodeStatusInBlock, globals: { locale: 'ar' } };
