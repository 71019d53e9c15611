import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { FioAddress } from '#src/chain/model/fio/fio-names.ts';
import { AddressTable } from '#src/components/fio/address-table.tsx';
import { hostile } from '../fixtures/hostile.ts';

const bob: FioAddress = {
  id: '7',
  name: 'bob@edge',
  domain: 'edge',
  owner: 'piymy2krqddi',
  addresses: [{ token: 'BTC', chain: 'BTC', address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' }],
  bundledLeft: 94,
};

const meta = {
  title: 'fio/AddressTable',
  component: AddressTable,
  args: {
    caption: 'Newest addresses',
    addresses: [
      bob,
      { ...bob, id: '8', name: 'carol@edge', owner: 'fswniiiuoxua', addresses: [], bundledLeft: 0 },
    ],
  },
} satisfies Meta<typeof AddressTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'bob@edge' })).toHaveAttribute(
      'href',
      '/address/bob@edge',
    );
    await expect(canvas.getAllByRole('link', { name: 'edge' })[0]).toHaveAttribute(
      'href',
      '/domain/edge',
    );
  },
};
export const OneDomain: Story = {
  args: { withDomain: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'edge' })).toBeNull();
  },
};
export const Hostile: Story = {
  args: { addresses: [{ ...bob, name: hostile.markup, domain: hostile.unbroken }] },
};
export const Long: Story = {
  args: {
    addresses: Array.from({ length: 500 }, (_, index) => ({
      ...bob,
      id: String(index),
      name: `${'a'.repeat(50)}${index}@edge`,
    })),
  },
};
