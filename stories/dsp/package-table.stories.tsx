import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseAsset } from '#src/chain/core/asset.ts';
import { PackageTable } from '#src/components/dsp/package-table.tsx';
import { hostile } from '../fixtures/hostile.ts';

const usual = {
  provider: 'heliosselene',
  service: 'ipfsservice1',
  name: 'package1',
  quota: parseAsset('10.0000 QUOTA'),
  periodSeconds: 86_400,
  leastStake: parseAsset('100.0000 DAPP'),
  unstakeSeconds: 3_600,
  endpoint: 'https://kylin-dsp-1.liquidapps.io',
  enabled: true,
  users: 12,
  staked: parseAsset('255101.1461 DAPP'),
};

const meta = {
  title: 'dsp/PackageTable',
  component: PackageTable,
  args: {
    packages: [
      usual,
      { ...usual, service: 'cronservices', name: 'unused', enabled: false, users: 0 },
    ],
  },
} satisfies Meta<typeof PackageTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hostile: Story = {
  args: {
    packages: [{ ...usual, provider: hostile.markup, endpoint: 'javascript:alert(1)' }],
  },
};
export const Long: Story = {
  args: {
    packages: Array.from({ length: 300 }, (_, index) => ({ ...usual, name: `package${index}` })),
  },
};
