import type { Meta, StoryObj } from '@storybook/react-vite';
import { LargestVotersTable } from '#src/components/vote/largest-voters-table.tsx';
import { VoteShareBar } from '#src/components/vote/vote-share-bar.tsx';

const voter = {
  rank: 1,
  owner: 'whaleminke11',
  fioAddress: null,
  weight: 2e18,
  proxiedWeight: 0,
  staked: 12_345_678_901n,
  producers: ['bpalpha11111', 'bpbravo11111'],
  proxy: null,
  isProxy: false,
};

const meta = {
  title: 'vote/LargestVotersTable',
  component: LargestVotersTable,
  args: {
    caption: 'Largest voters',
    symbol: { code: 'EOS', precision: 4 },
    total: 40_000_000_000n,
    stakeOf: ({ staked }) => staked / 2n,
    voters: [
      voter,
      { ...voter, rank: 2, owner: 'wiseproxy111', isProxy: true, staked: 500_000n },
      { ...voter, rank: 3, owner: 'alice', proxy: 'wiseproxy111', producers: [], staked: 0n },
      { ...voter, rank: 4, owner: 'bob', producers: ['bpalpha11111'], staked: 1n },
    ],
  },
} satisfies Meta<typeof LargestVotersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Voters: Story = {};
export const WithoutTotal: Story = { args: { total: null } };
export const Long: Story = {
  args: {
    voters: Array.from({ length: 100 }, (_, index) => ({
      ...voter,
      rank: index + 1,
      owner: `voter${index + 1}`,
    })),
  },
};

const producers = Array.from({ length: 30 }, (_, index) => ({
  owner: `producer${index + 1}`,
  voteShare: 1 / (20 + index * 3),
}));
export const Shares: Story = {
  render: () => <VoteShareBar producers={producers} producing={21} />,
};
export const SharesRTL: Story = {
  globals: { locale: 'ar' },
  render: () => <VoteShareBar producers={producers} producing={21} />,
};
