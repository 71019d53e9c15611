import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RefusedAction } from '#src/components/contract/refused-action.tsx';

const meta = {
  title: 'contract/RefusedAction',
  component: RefusedAction,
  args: { contract: 'eosio', systemWrapper: 'core.vaulta', action: 'deposit' },
} satisfies Meta<typeof RefusedAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Open core.vaulta::deposit' });
    await expect(link).toHaveAttribute(
      'href',
      '/contract?name=core.vaulta&tab=actions&action=deposit',
    );
  },
};
