import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressAccount } from '#src/components/key/address-account.tsx';

const meta = {
  title: 'key/AddressAccount',
  component: AddressAccount,
  args: { report: { kind: 'linked', account: 'alice' }, contract: 'eosio.evm' },
} satisfies Meta<typeof AddressAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Linked: Story = {};
/** EOS EVM: the name is in the address. */
export const Reserved: Story = { args: { report: { kind: 'reserved', account: 'eosio.evm' } } };
/** A key of Ethereum controls it. */
export const Unlinked: Story = { args: { report: { kind: 'unlinked' } } };
