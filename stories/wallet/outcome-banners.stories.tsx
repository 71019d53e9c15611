import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FollowedLine } from '#src/components/wallet/followed-line.tsx';
import { SuccessBanner } from '#src/components/wallet/outcome-banners.tsx';
import { WaitingLine } from '#src/components/wallet/waiting-line.tsx';
import { transactionId } from '../fixtures/actions.ts';

const meta = {
  title: 'wallet/SuccessBanner',
  component: SuccessBanner,
  args: {
    transactionId,
    onDismiss: fn(),
    children: <FollowedLine followed={{ kind: 'pending' }} />,
  },
} satisfies Meta<typeof SuccessBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const InABlock: Story = {
  args: {
    children: (
      <FollowedLine followed={{ kind: 'in-block', blockNum: 250_112_934, blocksToGo: 331 }} />
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('331');
  },
};
export const Irreversible: Story = {
  args: { children: <FollowedLine followed={{ kind: 'irreversible', blockNum: 250_112_934 }} /> },
};
/** A permission with a delay signed it: it is on the chain, and nothing happened yet. */
export const Waiting: Story = {
  args: {
    children: (
      <>
        <FollowedLine followed={{ kind: 'in-block', blockNum: 250_112_934, blocksToGo: 331 }} />
        <WaitingLine seconds={3 * 86_400} />
      </>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Its actions run 3 days after it was sent, and can be cancelled until then.',
    );
  },
};
export const Unseen: Story = { args: { children: <FollowedLine followed={{ kind: 'unseen' }} /> } };
export const Dark: Story = { ...InABlock, globals: { theme: 'dark' } };
export const RTL: Story = { ...InABlock, globals: { locale: 'ar' }, play: undefined };
