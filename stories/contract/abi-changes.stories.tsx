import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { compareAbis } from '#src/chain/model/abi/compare.ts';
import { abiView } from '#src/chain/model/abi/view.ts';
import { AbiChanges } from '#src/components/contract/abi-changes.tsx';
import { hostile } from '../fixtures/hostile.ts';

const pay = [
  { name: 'to', type: 'name' },
  { name: 'paid', type: 'asset' },
];
const before = abiView({
  version: 'eosio::abi/1.1',
  structs: [
    { name: 'pay', base: '', fields: pay },
    { name: 'row', base: '', fields: [{ name: 'id', type: 'uint64' }] },
  ],
  actions: [{ name: 'pay', type: 'pay' }],
  tables: [{ name: 'rows', type: 'row', index_type: 'i64' }],
});
const after = abiView({
  version: 'eosio::abi/1.2',
  structs: [
    {
      name: 'pay',
      base: '',
      fields: [
        { name: 'to', type: 'name' },
        { name: 'paid', type: 'extended_asset' },
        { name: 'memo', type: 'string' },
      ],
    },
    {
      name: 'row',
      base: '',
      fields: [
        { name: 'id', type: 'uint64' },
        { name: hostile.unbroken, type: 'string$' },
      ],
    },
  ],
  actions: [
    { name: 'pay', type: 'pay' },
    { name: 'refund', type: 'pay' },
  ],
  error_messages: [{ error_code: 1, error_msg: hostile.markup }],
});

const meta = {
  title: 'contract/AbiChanges',
  component: AbiChanges,
  args: { changes: compareAbis(before, after) },
} satisfies Meta<typeof AbiChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Differences: 5.')).toBeVisible();
    await expect(canvas.getByText('Of these, 2 break older data or calls.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Structs' })).toHaveTextContent('Older asset');
  },
};
export const Same: Story = { args: { changes: [] } };
