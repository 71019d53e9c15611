import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TableChange } from '#src/chain/model/action/state-change.ts';
import { ChangedTables } from '#src/components/transaction/changed-tables.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { hostile } from '../fixtures/hostile.ts';

const before = { payer: 'alice', hex: null, json: { balance: '8.0000 EOS' } };
const after = { payer: 'alice', hex: null, json: { balance: '7.0000 EOS' } };
const update: TableChange = {
  kind: 'update',
  contract: 'eosio.token',
  table: 'accounts',
  scope: 'alice',
  key: '5459781',
  before,
  after,
};
const write: TableChange = { ...update, kind: 'write', before: null };
const remove: TableChange = { ...update, kind: 'remove', after: null };

const meta = {
  title: 'transaction/ChangedTables',
  component: ChangedTables,
  args: { changes: [write, remove], ofBlock: 412_884_001 },
  decorators: [
    (Story) => (
      <Section title="Actions">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof ChangedTables>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Own: Story = { args: { changes: [update, remove], ofBlock: null } };
export const Cut: Story = { args: { truncated: true } };
export const None: Story = { args: { changes: [] } };
export const Hostile: Story = {
  args: {
    changes: [
      {
        ...write,
        table: hostile.markup,
        scope: hostile.override,
        key: hostile.unbroken,
        after: { payer: '', hex: 'deadbeef'.repeat(200), json: null },
      },
      { ...write, after: { payer: '', hex: null, json: { note: hostile.markup } } },
    ],
  },
};
