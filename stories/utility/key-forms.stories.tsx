import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { KeyForms } from '#src/components/utility/key-forms.tsx';
import { passkey } from '../fixtures/accounts.ts';
import { samplePair } from './sample-pair.ts';

const meta = {
  title: 'utility/KeyForms',
  component: KeyForms,
  args: { shown: samplePair },
} satisfies Meta<typeof KeyForms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^PVT_K1_/)).toBeNull();
    const [show] = canvas.getAllByRole('button', { name: 'Show' });
    if (show) await userEvent.click(show);
    await expect(canvas.getByText(/^PVT_K1_/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(canvas.queryByText(/^PVT_K1_/)).toBeNull();
  },
};
export const PublicOnly: Story = { args: { shown: { ...samplePair, privateKey: null } } };
export const LongPasskey: Story = {
  args: { shown: { publicKey: { modern: passkey, legacy: [] }, privateKey: null } },
};
