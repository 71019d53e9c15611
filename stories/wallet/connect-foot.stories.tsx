import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectFoot } from '#src/components/wallet/wallet-list.tsx';

const meta = {
  title: 'wallet/ConnectFoot',
  component: ConnectFoot,
} satisfies Meta<typeof ConnectFoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
