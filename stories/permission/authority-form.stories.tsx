import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toTyped } from '#src/chain/model/permission/typed-authority.ts';
import { AuthorityForm } from '#src/components/permission/authority-form.tsx';
import { activeKey, permissions, sharedPermissions } from '../fixtures/accounts.ts';

const initial = { permission: 'owner', parent: '', links: '', ...toTyped(permissions[0]!) };

const meta = {
  title: 'permission/AuthorityForm',
  component: AuthorityForm,
  args: {
    isNew: false,
    names: ['owner', 'active', 'claim'],
    initial,
    existence: (name: string) => (name === 'nosuchname12' ? 'missing' : 'exists'),
    onAccount: fn(),
    onChange: fn(),
    onValid: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof AuthorityForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = { args: { pending: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Long: Story = {
  args: { initial: { ...initial, ...toTyped(sharedPermissions[0]!) } },
};

export const New: Story = {
  args: {
    isNew: true,
    initial: { ...initial, permission: '', parent: 'active', links: 'eosio::claimrewards' },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const submit = canvas.getByRole('button', { name: 'Create permission' });
    await userEvent.click(submit);
    await expect(await canvas.findByText(/Enter a name of up to 12/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name of the permission'), 'games');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ permission: 'games', parent: 'active' }),
    );
  },
};

export const Wrong: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add an account' }));
    await userEvent.type(canvas.getByLabelText('Account 1'), 'nosuchname12');
    await userEvent.clear(canvas.getByLabelText('Threshold'));
    await userEvent.type(canvas.getByLabelText('Threshold'), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save permission' }));
    await expect(await canvas.findByText('Account not found!')).toBeVisible();
    await expect(canvas.getByText(/weights together cannot reach/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SameKeyTwice: Story = {
  args: {
    initial: {
      ...initial,
      keys: [
        { key: activeKey, weight: '1' },
        { key: activeKey, weight: '1' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save permission' }));
    await expect(await canvas.findByText('Already in the list.')).toBeVisible();
  },
};
