import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from '#src/components/ui/qr-code.tsx';

const meta = {
  title: 'ui/QrCode',
  component: QrCode,
  args: { text: 'https://eos.example.org/wallet/transfer?to=bob', label: 'QR code of the link' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  },
};
export const Long: Story = { args: { text: `esr://${'a1'.repeat(700)}` } };
