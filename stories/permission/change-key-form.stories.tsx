import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toModernKey } from '#src/chain/core/key.ts';
import { ChangeKeyForm } from '#src/components/permission/change-key-form.tsx';
import { ownerKey, permissions, sharedPermissions } from '../fixtures/accounts.ts';

const initial = { owner: '', active: '' };

const meta = {
  title: 'permission/ChangeKeyForm',
  component: ChangeKeyForm,
  args: {
    account: 'alice',
    permissions,
    mayChange: (permission): boolean => permission === 'active',
    initial,
    onSubmit: fn(),
  },
} satisfies Meta<typeof ChangeKeyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('New owner key')).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByLabelText('New active key'), toModernKey(ownerKey));
    await userEvent.click(canvas.getByRole('button', { name: 'Change keys' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      owner: '',
      active: toModernKey(ownerKey),
    });
  },
};
export const Owner: Story = { args: { mayChange: () => true } };
export const Pending: Story = { args: { pending: true } };
/** Without a single key it is unclear which one is meant. */
export const Shared: Story = { args: { permissions: sharedPermissions } };

export const Blank: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change keys' }));
    await expect(
      await canvas.findByText('Enter a new key for at least one permission.'),
    ).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  args: {
    mayChange: () => true,
    initial: { owner: ownerKey, active: 'PVT_K1_secret' },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change keys' }));
    await expect(await canvas.findByText(/57 characters that starts/)).toBeVisible();
    await expect(canvas.getByText(/This is a private key/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
