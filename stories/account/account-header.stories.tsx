import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountHeader } from '#src/components/account/account-header.tsx';
import { AccountPicture } from '#src/components/account/account-picture.tsx';
import { FaceBadges } from '#src/components/account/face-badges.tsx';
import { TotalWorth, Worth } from '#src/components/account/worth.tsx';
import { SkeletonHeader } from '#src/components/ui/skeleton.tsx';
import { alice, exhausted, systemAccount } from '../fixtures/accounts.ts';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const meta = {
  title: 'account/AccountHeader',
  component: AccountHeader,
  args: { account: alice },
} satisfies Meta<typeof AccountHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const worth = (
  <>
    <Worth value={9_111.4} currency="USD" /> · <TotalWorth value={10_418.49} currency="USD" />
  </>
);

export const Default: Story = { args: { worth } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' }, args: { worth } };
export const OutOfCpu: Story = { args: { account: exhausted } };
export const System: Story = { args: { account: systemAccount } };
export const Producer: Story = { args: { badges: <FaceBadges producer tier={0} /> } };
export const Verified: Story = {
  args: {
    badges: <FaceBadges producer={false} tier={2} />,
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
export const Loading: Story = { render: () => <SkeletonHeader picture /> };
