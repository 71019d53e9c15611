import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { accountFacts } from '#src/chain/model/account/account-facts.ts';
import { type AccountFormLink, AccountHeader } from '#src/components/account/account-header.tsx';
import { AccountPicture } from '#src/components/account/account-picture.tsx';
import { accountStub } from '#src/components/account/account-stub.ts';
import { IdentityBadges } from '#src/components/account/identity-badges.tsx';
import { TotalWorth, Worth } from '#src/components/account/worth.tsx';
import { partDocs } from '../part-docs.ts';
import { alice, exhausted, systemAccount } from '../fixtures/accounts.ts';
import { firstFactsStory, loadingStory } from '../fixtures/first-facts.tsx';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** As on a chain with staking and a RAM market. */
const links: readonly AccountFormLink[] = [
  { form: 'send', href: '/wallet/transfer?to=alice' },
  { form: 'stake', href: '/wallet/resources/stake?receiver=alice' },
  { form: 'buyRam', href: '/wallet/ram/buy?receiver=alice' },
];

const meta = {
  title: 'account/AccountHeader',
  parameters: partDocs('AccountHeader'),
  component: AccountHeader,
  args: { account: alice, links, worth: '' },
} satisfies Meta<typeof AccountHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const worth = (
  <>
    <Worth value={9_111.4} currency="USD" /> ·{' '}
    <TotalWorth of="all" value={10_418.49} currency="USD" />
  </>
);

export const Default: Story = { args: { worth } };
export const RTL: Story = { globals: { locale: 'ar' }, args: { worth } };
export const OutOfCpu: Story = { args: { account: exhausted } };
/** With an amount of the token that the core token replaced. */
export const NotAllSwapped: Story = {
  args: {
    account: { ...alice, legacy: { units: 12_5000n, symbol: { code: 'OLD', precision: 4 } } },
  },
};
/** The node counts REX as it was when it last changed. */
export const RexLoading: Story = {
  args: { account: { ...alice, inRex: parseAsset('5.0000 EOS') }, bookedRex: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Total balance · Updating the value of REX…');
  },
};
export const RexNotLoaded: Story = {
  args: { ...RexLoading.args, bookedRex: 'failed' },
};
export const System: Story = { args: { account: systemAccount } };
export const Producer: Story = { args: { badges: <IdentityBadges producer tier={0} /> } };
export const Verified: Story = {
  args: {
    badges: <IdentityBadges producer={false} tier={2} />,
    picture: <AccountPicture picture={{ url: pixel, stranger: null }} fromAnywhere={false} />,
    creator: 'eosio',
  },
};
export const StrangePicture: Story = {
  args: {
    picture: (
      <AccountPicture
        picture={{ url: 'https://www.gravatar.com/avatar/0', stranger: 'www.gravatar.com' }}
        fromAnywhere={false}
      />
    ),
  },
};
export const Proxied: Story = {
  args: { account: { ...alice, voter: { ...alice.voter!, proxy: 'greymassvote' } } },
};
/** A chain without prices, staking and a RAM market. */
export const Bare: Story = { args: { links: links.slice(0, 1), worth: undefined } };
/** Only the total is known yet: FIO. */
export const Undivided: Story = { args: { staked: false, divided: false } };
const stub = <AccountHeader account={accountStub} links={links} worth="" />;
export const Loading: Story = loadingStory(stub);
export const FirstFacts: Story = firstFactsStory(stub, accountFacts(alice));
