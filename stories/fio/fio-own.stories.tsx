import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { FioOwn } from '#src/components/fio/fio-own.tsx';

const meta = {
  title: 'fio/FioOwn',
  component: FioOwn,
  args: {
    publicKey: 'FIO5HmMrG2xBUY9W1DFzUi7SewdxMTxFacnRFfm8piDMhqcafi5J7',
    balance: {
      balance: parseAsset('124614.489400000 FIO'),
      available: parseAsset('104614.489400000 FIO'),
      staked: parseAsset('20000.000000000 FIO'),
    },
    addresses: [
      { name: 'alice@pronghorn', bundledLeft: 93 },
      { name: `${'long-'.repeat(10)}name@edge`, bundledLeft: 0 },
    ],
  },
} satisfies Meta<typeof FioOwn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('alice@pronghorn').closest('li')).toHaveTextContent(
      '93 free transactions left',
    );
  },
};
export const WithoutAddress: Story = { args: { addresses: [] } };
export const KeyNeverSeen: Story = { args: { publicKey: null, balance: null, addresses: [] } };
