import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MissingPrice, PriceSource } from '#src/components/price/price-source.tsx';
import type { PriceDoubt, PriceSourceName, SkippedPrice } from '#src/chain/model/price/price.ts';
import { ago, day, minute } from '../fixtures/time.ts';

interface Props {
  source: PriceSourceName | null;
  updated: number | null;
  doubts: readonly PriceDoubt[];
  skipped: readonly SkippedPrice[];
  testnet: boolean;
}

/** What stands below a price, or instead of one. */
function PriceBasis({ source, updated, doubts, skipped, testnet }: Props) {
  return (
    <div className="max-w-72 text-xs text-quiet">
      {source ? (
        <PriceSource source={source} updated={updated} doubts={doubts} />
      ) : (
        <MissingPrice skipped={skipped} testnet={testnet} />
      )}
    </div>
  );
}

const oracle = { contract: 'delphioracle', detail: 'eosusd' };
const pool = { contract: 'swap.defi', detail: 'EOS/USDT 12' };
const service = { contract: null, detail: 'api.coinpaprika.com' };

/** Below the core token's price, or in its place: the home page says where the price is from. */
const meta = {
  title: 'price/PriceSource',
  component: PriceBasis,
  args: {
    source: oracle,
    updated: ago(2 * minute),
    doubts: [],
    skipped: [],
    testnet: false,
  },
} satisfies Meta<typeof PriceBasis>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Oracle: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'delphioracle' });
    await expect(link).toHaveAttribute('href', '/account/delphioracle');
  },
};
export const Service: Story = { args: { source: service, updated: null } };
export const ThinPool: Story = {
  args: { source: pool, doubts: ['thin', 'dollar-assumed'] },
  play: async ({ canvasElement }) => {
    const mark = within(canvasElement).getByText('Thin pool');
    await expect(mark.title).toContain('$2,000');
  },
};
export const Doubts: Story = {
  args: { doubts: ['old', 'few-reporters', 'spread', 'just-traded', 'disagrees'] },
};
export const Dark: Story = { ...ThinPool, globals: { theme: 'dark' } };
export const RTL: Story = {
  args: { source: pool, doubts: ['thin', 'old'] },
  globals: { locale: 'ar' },
};

export const NoPrice: Story = {
  args: {
    source: null,
    skipped: [
      { source: oracle, failure: { kind: 'stale', updated: ago(3 * day) } },
      { source: service, failure: { kind: 'failed' } },
      { source: pool, failure: { kind: 'thin', depth: 57 } },
      { source: { ...oracle, detail: 'xprusd' }, failure: { kind: 'absent' } },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('No source has a price'));
    await expect(canvas.getByText(/only \$57\.00 moves the price by 2%/)).toBeVisible();
    await expect(canvas.getByText(/no response/)).toBeVisible();
  },
};
export const TestNetwork: Story = { args: { source: null, testnet: true } };
export const NoSource: Story = { args: { source: null } };
