import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EthereumForm } from '#src/components/utility/ethereum-form.tsx';
import { FormatForm } from '#src/components/utility/format-form.tsx';
import { GenerateForm } from '#src/components/utility/generate-form.tsx';
import { PairForm } from '#src/components/utility/pair-form.tsx';
import { samplePair } from './sample-pair.ts';

const meta = {
  title: 'utility/KeyTools',
  component: GenerateForm,
  args: { secure: true, pair: null, onGenerate: fn() },
} satisfies Meta<typeof GenerateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Generate: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Curve'), 'R1');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(args.onGenerate).toHaveBeenCalledWith('R1');
  },
};
export const Generated: Story = { args: { pair: samplePair } };
export const NotSecure: Story = {
  args: { secure: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('secure context');
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeDisabled();
  },
};
export const RTL: Story = { args: { pair: samplePair }, globals: { locale: 'ar' } };

export const Ethereum: Story = {
  render: () => <EthereumForm convert={() => Promise.resolve(samplePair)} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Ethereum private key'), '0x12');
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }));
    await expect(await canvas.findByText('Public key, PUB_K1')).toBeVisible();
  },
};
export const EthereumInvalid: Story = {
  render: () => <EthereumForm convert={() => Promise.resolve(null)} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }));
    await expect(await canvas.findByText('Invalid Ethereum Private Key')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Ethereum private key'), '0');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Pair: Story = {
  render: () => <PairForm check={() => Promise.resolve('valid')} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Private key'), '5K');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the pair' }));
    await expect(await canvas.findByText('Valid Key Pair')).toBeVisible();
    await expect(canvas.getByLabelText('Private key')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('Public key'), 'P');
    await expect(canvas.queryByText('Valid Key Pair')).toBeNull();
  },
};
export const PairWithWrongPublicKey: Story = {
  render: () => <PairForm check={() => Promise.resolve('public')} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the pair' }));
    await expect(await canvas.findByText('Invalid Public Key')).toBeVisible();
  },
};
export const PairWithWrongPrivateKey: Story = {
  render: () => <PairForm check={() => Promise.resolve('private')} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the pair' }));
    await expect(await canvas.findByText('Invalid Private Key')).toBeVisible();
  },
};

export const Format: Story = {
  render: () => (
    <FormatForm initial={samplePair.publicKey.modern} convert={() => Promise.resolve(samplePair)} />
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Public or private key');
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.clear(field);
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }));
    await expect(await canvas.findByText('Public key, EOS')).toBeVisible();
  },
};
export const FormatInvalid: Story = {
  render: () => <FormatForm initial="" convert={() => Promise.resolve(null)} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }));
    await expect(await canvas.findByText(/^Not a key/)).toBeVisible();
  },
};
