import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProxyFacts } from '#src/components/vote/proxy-facts.tsx';
import { ProducerFacts, VoteFacts } from '#src/components/vote/vote-facts.tsx';
import { VotedProducers } from '#src/components/vote/voted-producers.tsx';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { Voter } from '#src/chain/model/vote/voter.ts';
import { hostile } from '../fixtures/hostile.ts';
import { producers } from '../fixtures/producers.ts';
import { ago, day } from '../fixtures/time.ts';

const voter: Voter = {
  owner: 'alice',
  weight: 106_247_013_920_809_040,
  proxiedWeight: 0,
  staked: 1_501_000_000n,
  producers: ['eosriobrazil', 'greymassvote'],
  proxy: null,
  isProxy: false,
  fioAddress: null,
};

const meta = {
  title: 'vote/VoteFacts',
  component: VoteFacts,
  args: {
    voter,
    symbol: { code: 'EOS', precision: 4 },
    strength: { share: 0.534, counts: 802_224_439n, lost: 698_775_561n, castAt: ago(320 * day) },
  },
} satisfies Meta<typeof VoteFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Faded: Story = {};
export const Fresh: Story = {
  args: { strength: { share: 1, counts: 1_501_000_000n, lost: 0n, castAt: ago(day) } },
};
/** Telos: two of thirty producers. */
export const Few: Story = {
  args: { strength: { share: 0.011, counts: 16_511_000n, lost: 1_484_489_000n, most: 30 } },
};
export const FewRTL: Story = { ...Few, globals: { locale: 'ar' } };
export const Through: Story = {
  args: { voter: { ...voter, producers: [], proxy: 'wiseproxy111' } },
};
export const KeepsItsWeight: Story = { args: { strength: null } };

export const Proxy: Story = {
  render: () => (
    <ProxyFacts
      name="wiseproxy111"
      registered={false}
      proxied={parseAsset('107052.3353 EOS')}
      info={{
        name: 'A wise proxy',
        website: 'javascript:alert(1)',
        slogan: hostile.markup,
        philosophy: null,
        background: null,
      }}
    />
  ),
};

export const Voted: Story = {
  render: () => (
    <VotedProducers
      names={[...producers.map(({ owner }) => owner), 'goneproducer']}
      producers={producers}
      order="rank"
    />
  ),
};

const [first] = producers;
if (!first) throw new Error('There are no producers.');
const producer = {
  ...first,
  key: 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
  unpaidBlocks: 1_440,
  claimedAt: ago(day),
};

export const Producer: Story = { render: () => <ProducerFacts producer={producer} /> };
export const ProducerBrief: Story = {
  render: () => (
    <div className="max-w-80">
      <ProducerFacts producer={producer} brief />
    </div>
  ),
};
export const ProducerInactive: Story = {
  render: () => (
    <ProducerFacts
      producer={{
        ...producer,
        active: false,
        key: '',
        url: hostile.markup,
        unpaidBlocks: null,
        claimedAt: null,
      }}
    />
  ),
};
