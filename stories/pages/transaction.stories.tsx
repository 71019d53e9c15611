import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Finality } from '#src/chain/model/finality.ts';
import type { TransactionView } from '#src/chain/model/transaction.ts';
import { ActionTree } from '#src/components/action/action-tree.tsx';
import { TransactionDetails } from '#src/components/transaction/transaction-details.tsx';
import { TransactionHeader } from '#src/components/transaction/transaction-header.tsx';
import { JsonPanel } from '#src/components/ui/json-view.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Toggle } from '#src/components/ui/toggle.tsx';
import { batch, irreversible, reversible, swap } from '../fixtures/transactions.ts';
import { Frame } from './frame.tsx';

interface PageProps {
  transaction: TransactionView;
  finality: Finality;
  view: 'decoded' | 'raw';
}

function Page({ transaction, finality, view }: PageProps) {
  return (
    <Frame>
      <TransactionHeader transaction={transaction} finality={finality} />
      <Section
        title="Actions"
        note={transaction.actions.length}
        actions={
          <Toggle
            label="View"
            options={[
              { key: 'decoded', label: 'Decoded' },
              { key: 'raw', label: 'Raw' },
            ]}
            current={view}
            onSelect={fn()}
          />
        }
        flush
      >
        {view === 'raw' ? (
          <JsonPanel value={transaction} />
        ) : (
          <ActionTree actions={transaction.actions} />
        )}
      </Section>
      <Section title="Details" flush>
        <TransactionDetails transaction={transaction} />
      </Section>
    </Frame>
  );
}

const meta = {
  title: 'pages/Transaction',
  component: Page,
  args: { transaction: swap, finality: irreversible, view: 'decoded' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { args: { finality: reversible }, globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
export const Raw: Story = { args: { view: 'raw' } };
export const Many: Story = { args: { transaction: batch } };
