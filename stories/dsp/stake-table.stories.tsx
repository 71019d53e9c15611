import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseAsset } from '#src/chain/core/asset.ts';
import { ServiceStakeTable } from '#src/components/dsp/stake-table.tsx';
import { ago, hour } from '../fixtures/time.ts';

const usual = {
  provider: 'heliosselene',
  service: 'ipfsservice1',
  amount: parseAsset('100.0000 DAPP'),
  returnedAt: null,
};

const meta = {
  title: 'dsp/ServiceStakeTable',
  component: ServiceStakeTable,
  args: { stakes: [usual, { ...usual, returnedAt: ago(-5 * hour) }] },
} satisfies Meta<typeof ServiceStakeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
