import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { FioFee } from '#src/chain/model/fio/fio.ts';
import { FeeTable } from '#src/components/fio/fee-table.tsx';
import { hostile } from '../fixtures/hostile.ts';

const fees: readonly FioFee[] = [
  { endpoint: 'register_fio_domain', units: 40_000_000_000n, bundled: false },
  { endpoint: 'transfer_tokens_pub_key', units: 120_000_000n, bundled: false },
  { endpoint: 'a_later_call', units: 1n, bundled: false },
];

const meta = {
  title: 'fio/FeeTable',
  component: FeeTable,
  args: { caption: 'Always paid', fees, symbol: { code: 'FIO', precision: 9 } },
} satisfies Meta<typeof FeeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('regdomain')).toBeVisible();
    await expect(canvas.getByText('a_later_call')).toBeVisible();
  },
};
export const Hostile: Story = {
  args: { fees: [{ endpoint: hostile.markup, units: 2n ** 63n, bundled: false }] },
};
