import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { dayMs } from '#src/chain/core/limits.ts';
import { WaitingList } from '#src/components/wallet/waiting-list.tsx';

const now = Date.now();

const meta: Meta<typeof WaitingList> = {
  title: 'Wallet/WaitingList',
  component: WaitingList,
  args: { hrefOf: ({ kind }) => `#${kind}`, items: [] },
};
export default meta;

type Story = StoryObj<typeof WaitingList>;

export const EveryKind: Story = {
  args: {
    items: [
      { kind: 'resource', resource: 'cpu', usedUp: false, readyAt: null },
      { kind: 'resource', resource: 'ram', usedUp: true, readyAt: null },
      { kind: 'proposals', count: 2, readyAt: null },
      { kind: 'requests', count: 1, readyAt: null },
      { kind: 'domain', name: 'edge', expiresAt: now + 9 * dayMs, readyAt: null },
      { kind: 'domain', name: 'gone', expiresAt: now - 2 * dayMs, readyAt: null },
      { kind: 'rex', amount: parseAsset('10.0000 EOS'), readyAt: null },
      { kind: 'rewards', amount: parseAsset('0.1234 EOS'), readyAt: now + dayMs },
      { kind: 'refund', amount: parseAsset('2.0000 EOS'), readyAt: now + 2 * dayMs },
      { kind: 'producer-pay', amount: parseAsset('40.0000 EOS'), readyAt: now + dayMs },
      { kind: 'bid-refund', name: 'gold', amount: parseAsset('120.0000 EOS'), readyAt: null },
      { kind: 'swap', amount: parseAsset('7.0000 EOS'), readyAt: null },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('link')).toHaveLength(args.items.length);
    await expect(page.getByRole('link', { name: /2 proposals/ })).toHaveAttribute(
      'href',
      '#proposals',
    );
    await expect(page.getByText(/Expired/)).toBeVisible();
  },
};
