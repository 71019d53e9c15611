import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SigningPreview } from '#src/components/signing/signing-preview.tsx';
import { agreeing, held, plain } from '../fixtures/signing.ts';

const EOS = { code: 'EOS', precision: 4 };

const meta = {
  title: 'signing/Witnesses',
  component: SigningPreview,
  args: {
    preview: plain,
    agreement: agreeing,
    held,
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
      contradictions: [
        { place: 0, action: 'eosio.token::transfer', field: 'to', here: 'bob', there: 'carol' },
        {
          place: 0,
          action: 'eosio.token::transfer',
          field: 'memo',
          here: 'carol',
          there: 'bob\u202e<b>',
        },
      ],
    },
  },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('node.example');
    await expect(canvas.getByRole('button', { name: 'Sign' })).toBeDisabled();
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
    await expect(canvas.getByRole('list', { name: 'ABI check' }).children).toHaveLength(5);
  },
};
