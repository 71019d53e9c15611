import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AsOfBlock } from '#src/components/wallet/as-of-block.tsx';
import { transactionId } from '../fixtures/actions.ts';

const meta = {
  title: 'wallet/AsOfBlock',
  component: AsOfBlock,
  args: { transactionId, blockNum: 250_112_934, blocksToGo: 331 },
} satisfies Meta<typeof AsOfBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('complementary')).toHaveTextContent(
      'As of block 250,112,934, not final yet',
    );
  },
};
