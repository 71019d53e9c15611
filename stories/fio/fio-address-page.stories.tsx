import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DomainExpiry } from '#src/components/fio/domain-expiry.tsx';
import { NameHeader } from '#src/components/fio/name-header.tsx';
import { AccountCell } from '#src/components/ui/account-cell.tsx';
import { PublicAddressTable } from '#src/components/fio/public-address-table.tsx';
import { SignedNftTable } from '#src/components/fio/signed-nft-table.tsx';
import { hostile } from '../fixtures/hostile.ts';
import { ago, day } from '../fixtures/time.ts';

const facts = [
  { label: 'Owner', value: <AccountCell name="ots5vplclrfi" /> },
  { label: 'Expiry of its domain', value: <DomainExpiry at={ago(-400 * day)} full /> },
  { label: 'Free transactions', value: '93' },
];

const meta = {
  title: 'fio/NameHeader',
  component: NameHeader,
  args: { kind: 'FIO address', name: 'alice@pronghorn', facts },
} satisfies Meta<typeof NameHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  args: { facts: facts.map(({ label }) => ({ label, value: null })) },
};
export const Hostile: Story = { args: { name: hostile.unbroken } };

const addresses = [
  {
    chain: 'FIO',
    token: 'FIO',
    address: 'FIO5HmMrG2xBUY9W1DFzUi7SewdxMTxFacnRFfm8piDMhwHafi5J7',
  },
  { chain: 'ETH', token: '*', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  { chain: 'BAD', token: 'BAD', address: hostile.markup },
];

export const PublicAddresses: Story = {
  render: () => <PublicAddressTable addresses={addresses} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('All tokens')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Copy public address' })).toHaveLength(3);
  },
};
export const PublicAddressesRTL: Story = {
  render: () => <PublicAddressTable addresses={addresses} />,
  globals: { locale: 'ar' },
};
export const PublicAddressesPhone: Story = {
  ...PublicAddresses,
  globals: { viewport: { value: 'mobile1' } },
};

const nft = {
  chain: 'ETH',
  contract: '0x06012c8cf97bead5deae237070f9587f8e7a266d',
  id: '101',
  url: 'https://pictures.example/101.png',
  hash: '',
  metadata: '',
};
const nfts = [
  nft,
  { ...nft, id: '102', url: 'javascript:alert(1)', metadata: '{"a":1}' },
  { ...nft, id: '', url: '', contract: hostile.unbroken },
];

export const SignedNfts: Story = {
  render: () => <SignedNftTable nfts={nfts} />,
  play: async ({ canvasElement }) => {
    // Only an address of the web becomes a link.
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
  },
};
export const SignedNftsPhone: Story = {
  ...SignedNfts,
  globals: { viewport: { value: 'mobile1' } },
};
