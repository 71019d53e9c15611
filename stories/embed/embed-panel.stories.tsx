import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { embedPath, type EmbedSubject } from '#src/chain/model/embed/embed-subject.ts';
import { EmbedPanel } from '#src/components/embed/embed-panel.tsx';

const of = (subject: EmbedSubject) => ({
  subject,
  addressOf: (theme: 'light' | 'dark' | null) =>
    `https://eos.example.org${embedPath(subject, theme)}`,
});

const meta = {
  title: 'embed/EmbedPanel',
  component: EmbedPanel,
  args: { chain: 'Vaulta (EOS)', ...of({ kind: 'account', name: 'alice' }) },
} satisfies Meta<typeof EmbedPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText('HTML code');
    await expect(code).toHaveTextContent('src="https://eos.example.org/embed/account/alice"');
    await expect(code).toHaveTextContent('title="Account alice on Vaulta (EOS)"');
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await expect(code).toHaveTextContent('/embed/account/alice?theme=dark"');
    const link = canvas.getByRole('link', { name: /^Open the card/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/alice\?theme=dark$/));
  },
};
export const Long: Story = {
  args: of({ kind: 'transaction', id: '0123456789abcdef'.repeat(4), block: 431_000_000 }),
};
export const Token: Story = {
  args: of({ kind: 'token', contract: 'core.vaulta', code: 'A' }),
};
export const RTL: Story = { globals: { locale: 'ar' } };
