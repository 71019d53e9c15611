import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseAsset } from '#src/chain/core/asset.ts';
import { ramSymbol, ranked } from '#src/chain/model/token/ranked-account.ts';
import { RankedTable } from '#src/components/token/ranked-table.tsx';

const rows = ranked(
  ['585296010.6025', '401059196.0170', '2188065.7049', '499.0000', '0.0001'].map(
    (amount, index) => ({
      account: `holder${index + 1}`,
      amount: parseAsset(`${amount} EOS`),
    }),
  ),
);

const meta = {
  title: 'token/RankedTable',
  component: RankedTable,
  args: { caption: 'Largest holders of EOS', rows, total: parseAsset('1000000000.0000 EOS') },
} satisfies Meta<typeof RankedTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Holders: Story = {};
/** Stakes are no part of one total. */
export const WithoutTotal: Story = { args: { total: null } };
export const Ram: Story = {
  args: {
    caption: 'Most RAM',
    total: null,
    rows: ranked([{ account: 'ramhoarder11', amount: { units: 164_331_520n, symbol: ramSymbol } }]),
  },
};
/** Only the rows near the viewport are rendered. */
export const Long: Story = {
  args: {
    rows: ranked(
      Array.from({ length: 1000 }, (_, index) => ({
        account: 'longaccount1',
        amount: { units: BigInt(1_000_000 - index), symbol: { code: 'EOS', precision: 4 } },
      })),
    ),
  },
};
