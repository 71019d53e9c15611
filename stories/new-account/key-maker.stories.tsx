import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KeyMaker } from '#src/components/new-account/key-maker.tsx';

const pair = {
  privateKey: 'PVT_K1_2bfGi9rYsXQSXXTvJbDAPhHLQUojjaNLomdm3cEJ1XTzMqUt3V',
  publicKey: 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63',
};

const meta = {
  title: 'new-account/KeyMaker',
  component: KeyMaker,
  args: {
    account: 'newaccount12',
    use: 'Public key',
    chain: 'EOS',
    isSecure: true,
    generate: () => Promise.resolve(pair),
    spell: (key) => key,
    onKey: fn(),
  },
} satisfies Meta<typeof KeyMaker>;

export default meta;
type Story = StoryObj<typeof meta>;

const make = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Generate a key pair: Public key' }));
  await expect(await canvas.findByText(pair.privateKey)).toBeVisible();
  return canvas;
};

export const Default: Story = {};
export const NotSecure: Story = { args: { isSecure: false } };

export const Made: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await make(canvasElement);
    const field = canvas.getByLabelText('Last 6 characters of the private key');
    await userEvent.type(field, 'qUt3v{Enter}');
    await expect(
      canvas.getByText('These are not the last 6 characters of the private key.'),
    ).toBeVisible();
    await expect(args.onKey).not.toHaveBeenCalled();
  },
};

export const MadeRTL: Story = {
  globals: { locale: 'ar', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button');
    await userEvent.click(button!);
    await expect(await within(canvasElement).findByText(pair.privateKey)).toBeVisible();
  },
};

export const Confirmed: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await make(canvasElement);
    const field = canvas.getByLabelText('Last 6 characters of the private key');
    await userEvent.type(field, 'MqUt3V');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm the backup' }));
    await expect(args.onKey).toHaveBeenCalledWith(pair.publicKey);
    await expect(canvas.queryByText(pair.privateKey)).toBeNull();
  },
};

export const Discarded: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await make(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.queryByText(pair.privateKey)).toBeNull();
    await expect(args.onKey).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { generate: () => Promise.reject(new Error('no random generator')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate a key pair: Public key' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again');
  },
};
