import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { formCode } from '#src/components/contract/transaction-code.ts';
import { CodeForms } from '#src/components/contract/code-forms.tsx';
import { texts } from '#src/i18n/areas/contract/code/en.ts';
import { SharePanel } from '#src/components/form/share-panel.tsx';

const uri = `esr://${'gmNgZGBY1mTC_MoglIGBIVzX5uxZRqAQGMBoExgj'.repeat(3)}`;

const meta = {
  title: 'form/SharePanel',
  component: SharePanel,
  args: {
    link: 'https://eos.example.org/wallet/transfer?to=bob&amount=1.5&memo=rent',
    request: { kind: 'ready', uri },
  },
} satisfies Meta<typeof SharePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy as link' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy as signing request' })).toBeVisible();
  },
};
/** With the form's transaction for other tools. */
export const WithCode: Story = {
  args: { code: <CodeForms forms={formCode(null, 'https://api.example', texts)} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As code')).toBeVisible();
  },
};
export const Codes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'QR code of the link' }));
    await userEvent.click(canvas.getByRole('button', { name: 'QR code of the signing request' }));
    await expect(canvas.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'QR code of the signing request' })).toBeVisible();
  },
};
export const Incomplete: Story = {
  args: { request: { kind: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Complete the form first.')).toBeVisible();
  },
};
export const Loading: Story = { args: { request: { kind: 'loading' } } };
export const TooLong: Story = { args: { request: { kind: 'too-long' } } };
export const Failed: Story = {
  args: {
    request: {
      kind: 'failed',
      message: 'No ABI for <b>eosio.token</b>\u202e',
      source: 'eos.example',
    },
  },
};
/** A code of it would have squares too small for a camera. */
export const TooLongForACode: Story = {
  args: { request: { kind: 'ready', uri: `esr://${'a'.repeat(2000)}` } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'QR code of the signing request' }));
    await expect(canvas.getByText(/^Too long for a QR code/)).toBeVisible();
  },
};
