import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { verdictOf } from '#src/chain/model/signing/verdict.ts';
import { SigningPreview } from '#src/components/signing/signing-preview.tsx';
import { currentBalances, plain } from '../fixtures/signing.ts';
import { settled } from './settled.ts';

const EOS = { code: 'EOS', precision: 4 };

const meta = {
  title: 'signing/Witnesses',
  component: SigningPreview,
  args: {
    preview: plain,
    currentBalances,
    system: 'eosio',
    tokenContract: 'eosio.token',
    onSign: fn(),
    onCancel: fn(),
    onRecheck: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-search bg-surface p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SigningPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contradicted: Story = {
  args: {
    preview: {
      ...plain,
      verdict: verdictOf([], [{ kind: 'contradicted' }]),
      contradictions: [
        {
          actionIndex: 0,
          action: 'eosio.token::transfer',
          field: 'to',
          decoded: 'bob',
          executed: 'carol',
        },
        {
          actionIndex: 0,
          action: 'eosio.token::transfer',
          field: 'memo',
          decoded: 'carol',
          executed: 'bob\u202e<b>',
        },
      ],
    },
  },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('node.example');
    await expect(canvas.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onRecheck).toHaveBeenCalledOnce();
  },
};

export const ADryRunThatMovesMore: Story = {
  args: {
    preview: {
      ...plain,
      dryRunBalances: [
        {
          holder: 'alice',
          changes: [
            { contract: 'eosio.token', staked: false, amount: { units: -250000n, symbol: EOS } },
          ],
        },
      ],
    },
  },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('heading', { name: 'Balances from the dry run on node.example' }),
    ).toBeVisible();
  },
};

const played = { contract: 'game', action: 'play' };

export const EveryKindOfTrust: Story = {
  args: {
    preview: {
      ...plain,
      trust: [
        ...plain.trust,
        {
          contract: 'dex',
          action: 'fill',
          trust: { kind: 'agreed', nodes: ['eos.greymass.com', 'eos.eosusa.io'] },
        },
        { ...played, trust: { kind: 'single', node: 'node.example', others: 'none' } },
        { ...played, trust: { kind: 'single', node: 'node.example', others: 'silent' } },
        { ...played, trust: { kind: 'disputed' } },
        { ...played, trust: { kind: 'unread' } },
        {
          ...played,
          trust: {
            kind: 'differs',
            node: 'node.example',
            published: 'to name',
            found: 'memo string',
          },
        },
      ],
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'ABI check' }).children).toHaveLength(7);
  },
};

/** The chain has one node. The visitor accepts that once a session. */
export const OneNode: Story = {
  args: {
    preview: {
      ...plain,
      agreement: { kind: 'single' },
      verdict: verdictOf([], [{ kind: 'one-node' }]),
    },
  },
  async play({ canvas, args, userEvent }) {
    const sign = canvas.getByRole('button', { name: 'Sign' });
    await expect(sign).toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('checkbox', { name: /no second node/ }));
    await userEvent.click(await settled(sign));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};

/** Signing waits for the second operator. */
export const ComparisonPending: Story = {
  args: {
    preview: {
      ...plain,
      agreement: null,
      verdict: verdictOf([], [{ kind: 'pending', check: 'figures' }]),
    },
  },
  async play({ canvas }) {
    await expect(canvas.getAllByText('Checking with a second node…')).not.toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled');
  },
};

/** A comparison that failed is no comparison. */
export const ComparisonFailed: Story = {
  args: {
    preview: {
      ...plain,
      agreement: { kind: 'failed', node: 'https://two.example', reason: 'no-response' },
      verdict: verdictOf([], [{ kind: 'unchecked', check: 'figures' }]),
    },
  },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onRecheck).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: /some checks failed/ }));
    await expect(canvas.getByRole('button', { name: 'Sign' })).not.toHaveAttribute('aria-disabled');
  },
};

/** No checkbox helps where what would be approved is unknown. */
export const MissingProposal: Story = {
  args: {
    preview: {
      ...plain,
      verdict: verdictOf([
        {
          rule: 'proposal-fails',
          name: 'rewardsclaim',
          proposer: 'mallory',
          reason: 'missing',
          missingLevels: [],
        },
      ]),
    },
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled');
  },
};
