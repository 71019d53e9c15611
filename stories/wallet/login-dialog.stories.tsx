import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LoginDialog } from '#src/components/wallet/login-dialog.tsx';

const meta = {
  title: 'wallet/LoginDialog',
  component: LoginDialog,
  args: { open: true, onOpenChange: fn(), onLogin: fn(), initial: { actor: 'alice' } },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Private key'), 'PVT_K1_test');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogin).toHaveBeenCalledWith({
      actor: 'alice',
      permission: 'active',
      privateKey: 'PVT_K1_test',
    });
  },
};
export const Error: Story = { args: { error: 'This key does not open alice@active.' } };
export const Pending: Story = { args: { pending: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
