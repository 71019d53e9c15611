import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  type PublishedChain,
  PublishedFacts,
  PublishedTable,
} from '#src/components/endpoint/published-table.tsx';
import { hostile } from '../fixtures/hostile.ts';

const chainId = 'c'.repeat(64);
const file: PublishedChain = {
  chainId,
  explorerUrl: 'https://explorer.example',
  systemTokenSymbol: 'XPR',
  systemTokenContract: 'eosio.token',
  resourceTokenSymbol: 'SYS',
  resourceTokenContract: 'eosio.token',
};

/** On the page of endpoints, where the chain's makers publish a list. */
const meta = {
  title: 'endpoint/Published',
  component: PublishedTable,
  args: {
    rows: [
      { url: 'https://rpc.example', kinds: ['rpc', 'actions'], used: true },
      { url: 'https://hyperion.example', kinds: ['hyperion'], used: false },
      { url: 'https://light.example/api', kinds: ['light'], used: false },
    ],
  },
  render: (args) => (
    <>
      <PublishedFacts file={file} chainId={chainId} />
      <PublishedTable {...args} />
    </>
  ),
} satisfies Meta<typeof PublishedTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Chain API · History')).toBeInTheDocument();
    await expect(canvas.getAllByText('Not used')).toHaveLength(2);
    await expect(canvas.getByText('XPR @ eosio.token')).toBeInTheDocument();
    await expect(canvas.queryByText('The list is for another chain')).toBeNull();
  },
};
export const OtherChain: Story = {
  render: () => <PublishedFacts file={{ ...file, chainId: 'd'.repeat(64) }} chainId={chainId} />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('The list is for another chain'),
    ).toBeInTheDocument();
  },
};
export const Empty: Story = { args: { rows: [] } };
export const Hostile: Story = {
  args: { rows: [{ url: `https://${'a'.repeat(300)}.example`, kinds: ['rpc'], used: false }] },
  render: (args) => (
    <>
      <PublishedFacts
        file={{ ...file, chainId: hostile.unbroken, systemTokenSymbol: hostile.unbroken }}
        chainId={chainId}
      />
      <PublishedTable {...args} />
    </>
  ),
};
