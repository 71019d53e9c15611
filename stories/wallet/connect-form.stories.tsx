import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConnectForm } from '#src/components/wallet/connect-form.tsx';

const meta = {
  title: 'wallet/ConnectForm',
  component: ConnectForm,
  args: { input: 'account', onSubmit: fn() },
} satisfies Meta<typeof ConnectForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnAccount: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Account')).toHaveFocus();
    await userEvent.keyboard(' Alice ');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ actor: 'alice', permission: 'active' }),
    );
  },
};
export const NothingEntered: Story = {
  args: { input: 'private-key' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('Please enter an account.')).toBeVisible();
    await expect(canvas.getByText('Enter the key.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** What was typed is checked once it is left. */
export const NoName: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Account'), 'no name!');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid account name.');
  },
};
/** The chain knows no such permission: said where it was typed, until that changes. */
export const NoSuchPermission: Story = {
  args: { wrong: { field: 'permission', message: 'This account has no permission “actve”.' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Permission');
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'x');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const RefusedKey: Story = {
  args: { input: 'private-key', wrong: { field: null, message: 'This is no private key' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Private key')).toBeInvalid();
    await expect(canvas.getByLabelText('Account')).toBeValid();
  },
};
export const HostAndPort: Story = {
  args: { input: 'address' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Host and port');
    await userEvent.clear(field);
    await userEvent.type(field, 'scatter');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a host and a port');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** A form that comes back after a failure has what was entered. */
export const EnteredBefore: Story = {
  args: { input: 'private-key', initial: { actor: 'alice', privateKey: 'typed before' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Account')).toHaveValue('alice');
    await expect(canvas.getByLabelText('Permission')).toHaveValue('active');
    await expect(canvas.getByLabelText('Private key')).toHaveValue('typed before');
  },
};
export const Pending: Story = { args: { pending: true } };
export const Dark: Story = { args: { input: 'private-key' }, globals: { theme: 'dark' } };
export const RTL: Story = { args: { input: 'private-key' }, globals: { locale: 'ar' } };
