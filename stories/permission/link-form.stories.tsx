import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkForm } from '#src/components/permission/link-form.tsx';

const meta = {
  title: 'permission/LinkForm',
  component: LinkForm,
  args: {
    permissions: ['owner', 'active', 'claim'],
    links: [{ permission: 'games', contract: 'eosio', action: 'voteproducer' }],
    system: 'eosio',
    systemWrapper: undefined,
    actions: ['claimrewards', 'updateauth', 'voteproducer'],
    suggestions: ['eosio.token', 'eosio'],
    existence: () => 'exists',
    initial: { permission: 'claim', contract: 'eosio', action: 'claimrewards' },
    onContract: fn(),
    onChange: fn(),
    onValid: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof LinkForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(args.initial);
  },
};
export const Pending: Story = { args: { pending: true } };
export const Empty: Story = {
  args: { initial: { permission: 'claim', contract: '', action: '' }, actions: null },
};
/** The actions of the contract are not known. */
export const Loading: Story = { args: { actions: null } };
export const WithoutAbi: Story = { args: { actions: [] } };
export const SystemWrapper: Story = { args: { systemWrapper: 'core.vaulta' } };

export const Replaces: Story = {
  args: { initial: { permission: 'claim', contract: 'eosio', action: 'voteproducer' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/is linked to games now/)).toBeVisible();
  },
};

export const NeverLinked: Story = {
  args: { initial: { permission: 'claim', contract: 'eosio', action: 'updateauth' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await expect(await canvas.findByText(/does not allow this action to be linked/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
