import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PromptView } from '#src/components/wallet/prompt-view.tsx';

const prompt = {
  purpose: null,
  title: 'Sign with a wallet',
  body: 'Approve the request in your wallet.',
  elements: [],
  question: null,
  accept: fn(),
  cancel: fn(),
};

const meta = {
  title: 'wallet/PromptView',
  component: PromptView,
  args: { prompt },
} satisfies Meta<typeof PromptView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const CodeAndLink: Story = {
  args: {
    titled: true,
    prompt: {
      ...prompt,
      purpose: 'login',
      title: 'Anchor',
      body: '',
      elements: [
        { type: 'countdown', data: { end: '2099-01-01T00:00:00Z' } },
        { type: 'qr', data: 'esr:gmNgYmAoCOJiniNoxCDBwMC08BwDAA' },
        { type: 'link', data: { href: 'esr:gmNgYmAoCOJiniNoxCDBwMC08BwDAA', label: 'Anchor' } },
      ],
    },
  },
};
/** The texts of this site's own wallets, by what a prompt is for. */
export const Device: Story = {
  args: { titled: true, prompt: { ...prompt, purpose: 'device', title: 'Ledger', body: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Confirm on the device' })).toBeVisible();
    await expect(canvas.getByText(/^Compare the details on the device/)).toBeVisible();
  },
};
export const EveryElement: Story = {
  args: {
    prompt: {
      ...prompt,
      elements: [
        { type: 'asset', data: { label: 'Fee', value: '0.0100 EOS' } },
        { type: 'textarea', data: { content: 'cleos sign …' } },
        { type: 'button', data: { label: 'Sign manually', onClick: fn() } },
        { type: 'accept', label: 'Pay the fee' },
        { type: 'close', label: 'No' },
        { type: 'link', data: { href: 'javascript:alert(1)', label: 'Never a link' } },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay the fee' }));
    await expect(args.prompt.accept).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await expect(args.prompt.cancel).toHaveBeenCalled();
  },
};
export const Question: Story = {
  args: {
    prompt: {
      ...prompt,
      question: { check: async (text) => (text === 'good' ? null : 'not-sent') },
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Signature or transaction id');
    await userEvent.type(field, 'bad');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'good');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.prompt.accept).toHaveBeenCalledWith('good'));
  },
};
