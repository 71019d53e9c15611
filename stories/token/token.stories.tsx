import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { PriceBasis } from '#src/chain/model/price/price.ts';
import { PairTable } from '#src/components/token/pair-table.tsx';
import { TokenFactList, TokenHeader } from '#src/components/token/token-header.tsx';
import { hostile } from '../fixtures/hostile.ts';

const core = { contract: 'eosio.token', code: 'EOS' };

const meta = {
  title: 'token/TokenFactList',
  component: TokenFactList,
  args: {
    currency: 'USD',
    facts: {
      ...core,
      supply: parseAsset('1050000000.0000 EOS'),
      maxSupply: parseAsset('2100000000.0000 EOS'),
      issuer: 'eosio',
      holders: 185,
      market: { price: 0.818, change: 2.3, volume: 332_690.44, cap: 11_080_000 },
      name: 'EOS',
      website: 'https://eos.example',
      description: 'The core token.',
      pairs: [],
    },
  },
  render: (args) => (
    <div className="space-y-6">
      <TokenHeader {...core} own={[core]} name={args.facts.name} />
      <TokenFactList {...args} />
    </div>
  ),
} satisfies Meta<typeof TokenFactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Core: Story = {};
/** A node alone knows supply, maximum and issuer. */
export const FromNodeAlone: Story = {
  args: {
    facts: {
      ...meta.args.facts,
      holders: null,
      market: null,
      name: null,
      website: null,
      description: null,
    },
  },
};
const basis: PriceBasis = {
  source: { contract: 'swap.defi', detail: 'EOS/USDT 12' },
  updated: null,
  doubts: ['thin'],
};
/** The core token's price is by the chain's price sources, which the page names. */
export const ByPool: Story = {
  args: {
    facts: {
      ...meta.args.facts,
      market: { price: 0.818, change: null, volume: null, cap: null, basis },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Source:/)).toHaveTextContent('swap.defi EOS/USDT 12');
    await expect(canvas.getByText('Thin pool')).toBeVisible();
  },
};
export const Imitation: Story = {
  args: {
    facts: {
      ...meta.args.facts,
      contract: 'mallory',
      issuer: 'mallory',
      name: hostile.markup,
      website: 'javascript:alert(1)',
      description: hostile.mixed,
    },
  },
  render: (args) => (
    <div className="space-y-6">
      <TokenHeader contract="mallory" code="EOS" own={[core]} name={args.facts.name} />
      <TokenFactList {...args} />
    </div>
  ),
};

const pair = { base: 'EOS', quote: 'BTC', exchange: 'Exchange', price: 0.0000123, volume: 9000 };
export const Markets: Story = {
  render: () => (
    <PairTable
      currency="USD"
      pairs={[
        { ...pair, share: 0.6 },
        { ...pair, quote: 'USD', exchange: null, price: null, volume: null, share: null },
        { ...pair, quote: hostile.unbroken, exchange: hostile.markup, share: 0.4 },
      ]}
    />
  ),
};
