import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseAsset } from '#src/chain/core/asset.ts';
import { LockedTable } from '#src/components/vest/locked-table.tsx';
import { ago, day } from '../fixtures/time.ts';

const meta = {
  title: 'vest/LockedTable',
  component: LockedTable,
  args: {
    now: ago(0),
    hrefOf: (kind) => (kind === 'fio-grant' ? null : `/wallet/${kind}`),
    rows: [
      { kind: 'refund', amount: parseAsset('120.0000 EOS'), freeAt: ago(day) },
      { kind: 'rex', amount: parseAsset('30.5000 EOS'), freeAt: ago(-3 * day) },
      { kind: 'rex-savings', amount: parseAsset('1000000.0000 EOS'), freeAt: null },
    ],
  },
} satisfies Meta<typeof LockedTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Fio: Story = {
  args: {
    rows: [{ kind: 'fio-grant', amount: parseAsset('5000.000000000 FIO'), freeAt: null }],
  },
};
export const Xpr: Story = {
  args: {
    rows: [
      { kind: 'xpr-refund', amount: parseAsset('10.0000 XPR'), freeAt: ago(-day) },
      { kind: 'long-stake', amount: parseAsset('50000.0000 XPR'), freeAt: ago(-300 * day) },
      { kind: 'long-stake', amount: parseAsset('1.0000 XPR'), freeAt: null },
    ],
  },
};
export const Long: Story = {
  args: {
    rows: Array.from({ length: 200 }, (_, index) => ({
      kind: 'long-stake' as const,
      amount: parseAsset('1000000000.0000 XPR'),
      freeAt: ago(-index * day),
    })),
  },
};
