import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeletePermission } from '#src/components/permission/delete-permission.tsx';
import { permissions } from '../fixtures/accounts.ts';

const active = permissions[0]!.children[0]!;

const meta = {
  title: 'permission/DeletePermission',
  component: DeletePermission,
  args: { permission: active.children[0]!, onDelete: fn() },
} satisfies Meta<typeof DeletePermission>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Its links are removed first.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete permission' }));
    await expect(args.onDelete).toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true } };

export const WithChildren: Story = {
  args: { permission: active },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Delete permission' })).toBeDisabled();
    await expect(canvas.getByText(/before its children: claim/)).toBeVisible();
  },
};
