import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowChanges } from '#src/components/contract/row-changes.tsx';
import { hostile } from '../fixtures/hostile.ts';
import { ago } from '../fixtures/time.ts';

const fields = [
  { name: 'balance', type: 'asset' },
  { name: 'owner', type: 'name' },
];
const change = {
  kind: 'changed',
  key: 'alice',
  field: 'balance',
  before: '1.0000 EOS',
  after: '2.5000 EOS',
  at: ago(3_000),
} as const;

/** The rows of a table that a visitor follows. */
const meta = {
  title: 'contract/RowChanges',
  component: RowChanges,
  args: {
    fields,
    changes: [
      change,
      { kind: 'added', key: 'bob', at: ago(5_000) },
      { kind: 'removed', key: 'carol', at: ago(9_000) },
    ],
  },
} satisfies Meta<typeof RowChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { changes: [] } };
export const Long: Story = {
  args: {
    changes: [
      {
        ...change,
        key: hostile.markup,
        field: hostile.override,
        before: hostile.markup,
        after: {},
      },
    ],
  },
};
