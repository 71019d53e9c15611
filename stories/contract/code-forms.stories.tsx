import type { Meta, StoryObj } from '@storybook/react-vite';
import { actionCode } from '#src/components/contract/action-code.ts';
import { CodeForms } from '#src/components/contract/code-forms.tsx';
import { rowsCode } from '#src/components/contract/rows-code.ts';
import { formCode, packedCode } from '#src/components/contract/transaction-code.ts';
import { texts } from '#src/i18n/areas/contract/code/en.ts';
import { userEvent, within } from 'storybook/test';

const node = 'https://api.example';
const action = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '' },
};
const packedAction = { ...action, data: '0000000000855c34' };
const transaction = {
  actions: [packedAction],
  body: { signatures: [], compression: 'none', packed_context_free_data: '', packed_trx: 'ab12' },
};
const call = { code: 'eosio', scope: 'eosio', table: 'producers', limit: 10, reverse: true };

const inTool = (name: string) => async (canvas: HTMLElement) =>
  userEvent.click(await within(canvas).findByRole('button', { name }));

/** A call that the form or table of a contract would make, for other tools. */
const meta = {
  title: 'contract/CodeForms',
  component: CodeForms,
  args: { forms: actionCode(action, '0000000000855c34', node) },
} satisfies Meta<typeof CodeForms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Packed: Story = {
  play: ({ canvasElement }) => inTool('WharfKit')(canvasElement),
};
export const Loading: Story = {
  args: { forms: actionCode(action, null, node) },
  play: ({ canvasElement }) => inTool('WharfKit')(canvasElement),
};
export const Error: Story = {
  args: { forms: actionCode(action, null, node), problem: 'Invalid symbol' },
  play: ({ canvasElement }) => inTool('WharfKit')(canvasElement),
};
/** A program keeps its lines and scrolls inside its box, also on a phone. */
export const WholeLines: Story = {
  args: {
    unwrapped: true,
    forms: [
      {
        key: 'React',
        code: 'import { AccountCard } from \'pronghorn/loaded\';\n\n<AccountCard client={client} name="alice" />;',
      },
      {
        key: 'HTML',
        code: '<pronghorn-account\n  chain="eos"\n  name="alice"\n></pronghorn-account>',
      },
    ],
  },
};
/** The choice is kept by the code around. One form alone offers no choice. */
export const OneForm: Story = {
  args: { forms: [{ key: 'Shell', code: 'npm run build:lib' }], unwrapped: true },
};
export const Rows: Story = { args: { forms: rowsCode(call, node) } };
/** Of a wallet's form: curl has a node run it. */
export const Form: Story = {
  args: { forms: formCode({ actions: [action], transaction }, node, texts) },
  play: ({ canvasElement }) => inTool('curl')(canvasElement),
};
/** Of a transaction of the chain. */
export const Transaction: Story = {
  args: { forms: packedCode({ transaction, request: 'esr://gmNgZGBY1mTC' }, node, texts) },
  play: ({ canvasElement }) => inTool('ESR')(canvasElement),
};
