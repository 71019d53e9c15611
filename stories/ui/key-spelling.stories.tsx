import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeySpelling } from '#src/components/ui/key-spelling.tsx';

const legacy = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const modern = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';

const meta = {
  title: 'ui/KeySpelling',
  component: KeySpelling,
  args: { publicKey: legacy },
} satisfies Meta<typeof KeySpelling>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'PUB_K1_…' }));
    await expect(canvas.getByText(modern)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'EOS…' }));
    await expect(canvas.getByText(legacy)).toBeVisible();
  },
};
/** Keys of other curves have one spelling. */
export const OneSpelling: Story = {
  args: { publicKey: 'PUB_R1_6FPFZqw5ahYrR9jD96yDbbDNTdKtNqRbze6oTDLntrsANgQKZu' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** What is no key is shown as it is. */
export const NoKey: Story = { args: { publicKey: 'EOS1\u202eabc' } };
