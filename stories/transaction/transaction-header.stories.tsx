import type { Meta, StoryObj } from '@storybook/react-vite';
import { transactionFacts } from '#src/chain/model/transaction/transaction-facts.ts';
import { TransactionHeader } from '#src/components/transaction/transaction-header.tsx';
import { transactionStub } from '#src/components/transaction/transaction-stub.ts';
import { partDocs } from '../part-docs.ts';
import { hostileTrace } from '../fixtures/actions.ts';
import { firstFactsStory, loadingStory } from '../fixtures/first-facts.tsx';
import {
  batch,
  failed,
  irreversible,
  reversible,
  swap,
  unknownAction,
} from '../fixtures/transactions.ts';

const meta = {
  title: 'transaction/TransactionHeader',
  parameters: partDocs('TransactionHeader'),
  component: TransactionHeader,
  args: { transaction: swap, finality: irreversible },
} satisfies Meta<typeof TransactionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reversible: Story = { args: { finality: reversible } };
export const ReversibleDark: Story = { args: { finality: reversible }, globals: { theme: 'dark' } };
export const HeadUnknown: Story = { args: { finality: null } };
export const Failed: Story = { args: { transaction: failed } };
export const Many: Story = { args: { transaction: batch } };
export const UnknownAction: Story = { args: { transaction: unknownAction } };
export const Hostile: Story = { args: { transaction: { ...swap, actions: [hostileTrace] } } };
const stub = <TransactionHeader transaction={transactionStub} finality={null} />;
export const Loading: Story = loadingStory(stub);
export const FirstFacts: Story = firstFactsStory(stub, transactionFacts(swap));
