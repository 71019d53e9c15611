import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { RamState } from '#src/components/resources/ram-state.tsx';
import { OthersTable, StakeState } from '#src/components/resources/stake-state.tsx';

const eos = (figure: string) => parseAsset(`${figure} EOS`);

/** Beside the forms of resources: what the account has, and what the chain asks for it. */
const meta = { title: 'resources/Asides' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stakes: Story = {
  render: () => (
    <StakeState
      account={{
        liquid: eos('10.0000'),
        stakedCpu: eos('5.0000'),
        stakedNet: eos('1.0000'),
        refund: { cpu: eos('1.0000'), net: eos('0.0000'), availableAt: Date.now() + 3_600_000 },
        cpu: { used: 10, available: 90, max: 100 },
        net: { used: 10, available: 90, max: 100 },
        ram: { used: 3000, quota: 8000 },
      }}
      received={{ cpu: eos('2.0000'), net: eos('0.0000') }}
    />
  ),
};

export const Others: Story = {
  render: () => (
    <OthersTable
      rows={[
        { from: 'alice', to: 'bob', cpu: eos('1.5000'), net: eos('0.5000'), total: eos('2.0000') },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Unstake from bob' });
    await expect(link).toHaveAttribute(
      'href',
      '/wallet/resources/unstake?receiver=bob&cpu=1.5000&net=0.5000',
    );
  },
};

export const Ram: Story = {
  render: () => (
    <RamState
      ram={{ used: 3000, quota: 9400 }}
      liquid={eos('10.0000')}
      sellable={6400n}
      market={{ bytes: 62_656_849_725n, tokens: eos('1096762.9136') }}
    />
  ),
};

export const RamGifted: Story = {
  render: () => (
    <RamState
      ram={{ used: 3000, quota: 9400 }}
      liquid={eos('10.0000')}
      sellable={1904n}
      market={null}
      gift={{ gifter: 'carol', bytes: 4096n }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Gifted by carol')).toBeVisible();
  },
};

export const RamWithoutLimit: Story = {
  render: () => (
    <RamState
      ram={{ used: 3000, quota: -1 }}
      liquid={eos('10.0000')}
      sellable={null}
      market={null}
    />
  ),
};
