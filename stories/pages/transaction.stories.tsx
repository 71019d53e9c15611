import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import type { Finality } from '#src/chain/model/block/chain-info.ts';
import { tokenFlow } from '#src/chain/model/transaction/token-flow.ts';
import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { ActionTree } from '#src/components/action/action-tree.tsx';
import { TokenFlow } from '#src/components/transaction/flow/flow.tsx';
import { TransactionDetails } from '#src/components/transaction/transaction-details.tsx';
import { TransactionHeader } from '#src/components/transaction/transaction-header.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { JsonPanel } from '#src/components/ui/json-view.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { VerificationResult } from '#src/components/verify/verification-result.tsx';
import { VerifySection } from '#src/components/verify/verify-section.tsx';
import { batch, irreversible, reversible, swap } from '../fixtures/transactions.ts';
import { verified } from '../fixtures/verifications.ts';
import { Frame } from './frame.tsx';

interface PageProps {
  transaction: TransactionView;
  finality: Finality;
  view: 'decoded' | 'packed' | 'raw';
}

function Page({ transaction, finality, view }: PageProps) {
  return (
    <Frame>
      <TransactionHeader transaction={transaction} finality={finality} />
      <Section title="Token flow">
        <TokenFlow flow={tokenFlow(transaction.actions, eosioAccounts)} />
      </Section>
      <Section
        title="Actions"
        actions={
          <Toggle
            label="View"
            options={[
              { key: 'decoded', label: 'Decoded' },
              { key: 'packed', label: 'Packed' },
              { key: 'raw', label: 'Raw' },
            ]}
            current={view}
            onSelect={fn()}
          />
        }
      >
        {view === 'raw' ? (
          <JsonPanel value={transaction} />
        ) : (
          <ActionTree actions={transaction.actions} />
        )}
      </Section>
      <TransactionDetails transaction={transaction} />
      <VerifySection onIntent={fn()}>
        <VerificationResult verification={verified} />
      </VerifySection>
    </Frame>
  );
}

/** The page of a transaction, as its components stand together. */
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
export const Raw: Story = { args: { view: 'raw' } };
export const Many: Story = { args: { transaction: batch } };
export const Verified: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
  },
};
