import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ActionView } from '#src/chain/model/action/action.ts';
import type { Agreement } from '#src/chain/model/signing/agreement.ts';
import { nftFigure } from '#src/chain/model/signing/outgoing-nfts.ts';
import { verdictOf } from '#src/chain/model/signing/verdict.ts';
import { NftList } from '#src/components/signing/nft-list.tsx';
import { NftSides } from '#src/components/signing/nft-sides.tsx';
import { SigningPreview } from '#src/components/signing/signing-preview.tsx';
import {
  payment,
  currentBalances,
  plain,
  risksUnchecked,
  risksPending,
} from '../fixtures/signing.ts';
import { settled } from './settled.ts';

const ownKey = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const strangersKey = 'EOS4uPLyfNLF8NgGUcN6WRb9i72ztHhhysoCrv5kF9pKhBmh5U9XA';
const bobsKey = 'EOS4twhdpbHmxtsqVqrKZvUZkF3haBQ3cJcnqJoYPBfE5vu4NjJVk';

const anyOf = (...keys: readonly string[]) => ({
  threshold: 1,
  accounts: [],
  waits: [],
  keys: keys.map((key) => ({ key, weight: 1 })),
});

const change: ActionView = {
  account: 'eosio',
  name: 'updateauth',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: {
    account: 'alice',
    permission: 'active',
    parent: 'owner',
    auth: anyOf(bobsKey, strangersKey),
  },
  hexData: null,
};

const permissionChange = {
  account: 'alice',
  permission: 'active',
  before: anyOf(ownKey),
  after: anyOf(bobsKey, strangersKey),
};

const takeover = {
  rule: 'takeover',
  account: 'alice',
  permission: 'active',
  holders: [
    { kind: 'key', key: bobsKey, owner: { kind: 'accounts', accounts: ['bob'] } },
    { kind: 'key', key: strangersKey, owner: { kind: 'unknown' } },
    { kind: 'key', key: ownKey, owner: { kind: 'own' } },
    { kind: 'account', actor: 'carol', permission: 'active', owner: { kind: 'own' } },
    {
      kind: 'account',
      actor: 'dave',
      permission: 'active',
      owner: { kind: 'accounts', accounts: ['dave'] },
    },
    {
      kind: 'code',
      actor: 'game',
      permission: 'eosio.code',
      owner: { kind: 'accounts', accounts: ['game'] },
    },
    { kind: 'anyone', owner: { kind: 'unknown' } },
  ],
} as const;

const within = [{ kind: 'proposal', proposer: 'mallory', name: 'rewardsclaim' }] as const;

const approval: ActionView = {
  account: 'eosio.msig',
  name: 'approve',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: {
    proposer: 'mallory',
    proposal_name: 'rewardsclaim',
    level: { actor: 'alice', permission: 'active' },
  },
  hexData: null,
};

const meta = {
  title: 'signing/Powers',
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

const givenAway = {
  ...plain,
  actions: [change],
  balances: [],
  permissionChanges: [permissionChange],
  verdict: verdictOf([takeover]),
};

export const AnAccountGivenAway: Story = {
  args: { preview: givenAway },
  async play({ canvas, args, userEvent }) {
    const sign = canvas.getByRole('button', { name: 'Sign' });
    await expect(canvas.getAllByText(strangersKey)).not.toHaveLength(0);
    await expect(canvas.getByText('Key of bob')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: /Type alice/ });
    await userEvent.type(field, 'bob');
    await expect(sign).toHaveAttribute('aria-disabled');
    await userEvent.clear(field);
    await userEvent.type(field, 'alice');
    await userEvent.click(await settled(sign));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};

/** What is ticked or typed would be lost when more warnings arrive. */
export const BeforeAllIsChecked: Story = {
  args: { preview: { ...givenAway, verdict: verdictOf([takeover], [risksPending]) } },
  async play({ canvas }) {
    await expect(canvas.getByText(/Others can control alice@active/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled');
  },
};

export const TwoAccountsGivenAway: Story = {
  args: {
    preview: { ...givenAway, verdict: verdictOf([takeover, { ...takeover, account: 'bob' }]) },
  },
  async play({ canvas, userEvent }) {
    const sign = canvas.getByRole('button', { name: 'Sign' });
    await userEvent.type(canvas.getByRole('textbox', { name: /Type alice/ }), 'alice');
    await expect(sign).toHaveAttribute('aria-disabled');
    await userEvent.type(canvas.getByRole('textbox', { name: /Type bob/ }), 'bob');
    await expect(sign).not.toHaveAttribute('aria-disabled');
  },
};

export const InAProposal: Story = {
  args: {
    preview: {
      ...plain,
      actions: [approval],
      balances: [],
      nested: [
        {
          actionIndex: 0,
          within,
          actions: [change, payment],
          balances: plain.balances,
          values: plain.values,
          permissionChanges: [permissionChange],
        },
      ],
      verdict: verdictOf([
        { ...takeover, within },
        { rule: 'unbound-approval', name: 'rewardsclaim', proposer: 'mallory' },
        {
          rule: 'proposal-fails',
          name: 'rewardsclaim',
          proposer: 'mallory',
          reason: 'approvals',
          missingLevels: ['alice@active'],
        },
      ]),
    },
  },
  async play({ canvas }) {
    const heading = canvas.getByRole('heading', { name: 'In proposal rewardsclaim by mallory' });
    await expect(heading).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled');
  },
};

export const Unchecked: Story = {
  args: {
    preview: {
      ...givenAway,
      verdict: verdictOf([], [risksUnchecked]),
      permissionChanges: [{ ...permissionChange, before: null }],
    },
  },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByText('Before: unknown')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onRecheck).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: /some checks failed/ }));
    await userEvent.click(await settled(canvas.getByRole('button', { name: 'Sign' })));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};

/** A lower permission with a stranger's key that may sign transfers from now on. */
export const AssetsLinked: Story = {
  args: {
    preview: {
      ...plain,
      verdict: verdictOf([
        {
          rule: 'assets-linked',
          account: 'alice',
          permission: 'votes',
          contract: 'eosio.token',
          action: null,
          holders: [{ kind: 'key', key: strangersKey, owner: { kind: 'unknown' } }],
        },
      ]),
    },
  },
  async play({ canvas }) {
    const warnings = canvas.getByRole('list', { name: 'Warnings' });
    await expect(warnings).toHaveTextContent(
      'all actions of eosio.token with alice@votes, without',
    );
    await expect(canvas.getByRole('textbox', { name: 'Type alice to sign anyway' })).toBeVisible();
  },
};

export const QuietPowers: Story = {
  args: {
    preview: {
      ...plain,
      verdict: verdictOf([
        { rule: 'permission-change', isNew: true, account: 'alice', permission: 'votes' },
        { rule: 'permission-removal', account: 'alice', permission: 'votes' },
        {
          rule: 'permission-link',
          account: 'alice',
          permission: 'votes',
          contract: 'eosio.token',
          action: null,
        },
        {
          rule: 'permission-unlink',
          account: 'alice',
          contract: 'eosio.token',
          action: 'transfer',
        },
        { rule: 'code-permission', contract: 'game', account: 'alice', permission: 'votes' },
        { rule: 'code-change', account: 'alice' },
        { rule: 'abi-change', account: 'alice' },
        { rule: 'auth-limit', account: 'alice' },
        {
          rule: 'foreign-account',
          account: 'carl',
          holders: [{ kind: 'key', key: strangersKey, owner: { kind: 'unknown' } }],
        },
        { rule: 'proposal-changed', name: 'rewardsclaim', proposer: 'mallory' },
        { rule: 'no-minimum', to: 'protonswap' },
        { rule: 'similar-token', symbol: 'EQS', contract: 'fake', known: 'EOS' },
        { rule: 'vote-proxy', voter: 'alice', proxy: 'bob' },
        { rule: 'proxy-role', account: 'alice' },
        { rule: 'second-signer', actor: 'bob', permission: 'active' },
      ]),
    },
  },
  async play({ canvas }) {
    const warnings = canvas.getByRole('list', { name: 'Warnings' });
    await expect(warnings).toHaveTextContent('alice@votes will be able to sign all actions of');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

const asOwner = {
  ...payment,
  account: 'eosiotoken11',
  authorization: [
    { actor: 'alice', permission: 'owner' },
    { actor: 'bob', permission: 'active' },
  ],
};

export const OtherAuthorities: Story = {
  args: {
    preview: {
      ...plain,
      actions: [asOwner],
      balances: plain.balances.map((one) => ({
        ...one,
        changes: one.changes.map((each) => ({ ...each, contract: 'eosiotoken11' })),
      })),
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/Authorized by/)).toHaveTextContent('alice@owner, bob@active');
    await expect(canvas.getByText('Wallet signs for').parentElement).toHaveTextContent(
      'alice@active',
    );
    await expect(canvas.getAllByRole('link', { name: 'eosiotoken11' })).toHaveLength(3);
  },
};

const vase = { contract: 'atomicassets', id: '1099511627776', owner: 'alice' } as const;
const pictured = {
  collection: 'vases',
  template: '7',
  name: 'Blue vase',
  image: 'https://pictures.example/vase.png',
};
const vaseAgreed: Agreement = {
  kind: 'agree',
  nodes: ['https://one.example', 'https://two.example'],
  prices: [nftFigure(vase, pictured)],
};

export const TokensHandedOver: Story = {
  args: {
    preview: {
      ...plain,
      balances: [],
      actions: [
        {
          account: 'atomicassets',
          name: 'transfer',
          authorization: payment.authorization,
          data: { from: 'alice', to: 'bob', asset_ids: ['1099511627776', '7'], memo: '' },
          hexData: null,
        },
      ],
    },
    details: () => (
      <NftList
        contract="atomicassets"
        ids={['1099511627776', '7']}
        agreement={vaseAgreed}
        pictureOf={(url) => ({ url, stranger: new URL(url).host })}
        fromAnywhere={false}
      />
    ),
  },
  async play({ canvas, canvasElement, userEvent }) {
    await expect(canvas.getByText('Blue vase')).toBeVisible();
    await expect(canvas.getByText('Two nodes did not confirm what this NFT is.')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Load picture from pictures.example' }),
    );
    await expect(canvas.queryByRole('button', { name: /Load picture/ })).toBeNull();
  },
};

export const OfferAccepted: Story = {
  args: {
    preview: {
      ...plain,
      balances: [],
      actions: [
        {
          account: 'atomicassets',
          name: 'acceptoffer',
          authorization: payment.authorization,
          data: { offer_id: '5' },
          hexData: null,
        },
      ],
    },
    details: () => (
      <NftSides
        sides={[
          { contract: 'atomicassets', giver: 'bob', ids: ['7'] },
          { contract: 'atomicassets', giver: 'alice', ids: [vase.id] },
        ]}
        price="30.0000 EOS"
        agreement={vaseAgreed}
        pictureOf={(url) => ({ url, stranger: new URL(url).host })}
        fromAnywhere={false}
      />
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getAllByText(/Given by/)).toHaveLength(2);
    await expect(canvas.getByText('Blue vase')).toBeVisible();
    await expect(canvas.getByText('30.0000 EOS')).toBeVisible();
  },
};
