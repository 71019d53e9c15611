import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Followed } from '#src/chain/model/signing/outcome.ts';
import { Button } from '#src/components/ui/button.tsx';
import { SentBanner, StillOpen, WaitingLine } from '#src/components/wallet/outcome-banners.tsx';
import { transactionId } from '../fixtures/actions.ts';

const inBlock: Extract<Followed, { kind: 'in-block' }> = {
  kind: 'in-block',
  blockNum: 250_112_934,
  blocksToGo: 331,
  onlyBy: null,
};
const stillOpen = <StillOpen expires={Date.UTC(2026, 10, 20, 12, 34, 56)} />;

const meta = {
  title: 'wallet/SentBanner',
  component: SentBanner,
  args: {
    transactionId,
    onDismiss: fn(),
    acceptedBy: 'eos.greymass.com',
    followed: { kind: 'pending' },
    actions: <Button size="sm">Send the same bytes again</Button>,
  },
} satisfies Meta<typeof SentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A node's word is no success. */
export const Accepted: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'Accepted by eos.greymass.com, waiting for a block',
    );
    await expect(canvas.queryByText('Success')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Send the same bytes again' })).toBeNull();
  },
};
/** A wallet sent it by itself. */
export const AcceptedByUnknown: Story = { args: { acceptedBy: null } };
export const InABlock: Story = {
  args: { followed: inBlock },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('331');
    await expect(canvas.getByText('Success')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};
export const InABlockByOneNode: Story = {
  args: { followed: { ...inBlock, onlyBy: 'eos.greymass.com' } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'Confirmed by one node: eos.greymass.com',
    );
  },
};
export const Irreversible: Story = {
  args: { followed: { kind: 'irreversible', blockNum: 250_112_934 } },
};
/** A permission with a delay signed it: it is on the chain, and nothing happened yet. */
export const Waiting: Story = {
  args: { followed: inBlock, children: <WaitingLine seconds={3 * 86_400} /> },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'Its actions run 3 days after sending and can be cancelled until then.',
    );
  },
};
export const ForeignId: Story = {
  args: { followed: inBlock, foreignFrom: 'node.example' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'node.example returned a different transaction id.',
    );
  },
};
/** No block holds it: the same bytes can be sent again, and nothing else. */
export const Unseen: Story = {
  args: { followed: { kind: 'unseen' }, children: stillOpen },
  async play({ canvas }) {
    await expect(canvas.getByText('Not in a block yet')).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'It may still be executed until',
    );
    await expect(canvas.getByRole('button', { name: 'Send the same bytes again' })).toBeVisible();
  },
};
export const Disputed: Story = {
  args: {
    followed: {
      kind: 'disputed',
      blockNum: 250_112_934,
      by: 'node.example',
      against: 'eos.greymass.com',
    },
    children: stillOpen,
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'eos.greymass.com returns that block without it.',
    );
  },
};
export const Dark: Story = { ...Unseen, globals: { theme: 'dark' } };
export const RTL: Story = { ...Unseen, globals: { locale: 'ar' }, play: undefined };
