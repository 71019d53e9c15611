import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { FileDrop } from '#src/components/utility/file-drop.tsx';
import { UploadForm } from '#src/components/utility/upload-form.tsx';

const code = {
  name: 'guestbook.wasm',
  bytes: new Uint8Array(12_345),
  hash: 'ab'.repeat(32),
  problem: null,
};
const abi = {
  name: 'guestbook.abi',
  bytes: new Uint8Array(512),
  hash: 'cd'.repeat(32),
  actions: ['sign', 'erase'],
  problems: [],
};
const deployed = {
  codeHash: 'ef'.repeat(32),
  abiHash: '12'.repeat(32),
  actions: ['sign', 'clear'],
};

const meta = {
  title: 'utility/UploadForm',
  component: UploadForm,
  args: {
    account: 'alice',
    files: { code, abi, refused: [] },
    deployed,
    cost: { ram: 123_962, missing: 0, price: null },
    buyRamPath: '/wallet/ram/buy',
    pending: false,
    ready: true,
    onFiles: fn(),
    onClear: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof UploadForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('12,345 bytes')).toBeVisible();
    await expect(canvas.getByText('erase')).toBeVisible();
    await expect(canvas.getByText('clear')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { files: { code: null, abi: null, refused: [] }, cost: null, ready: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Upload' })).toBeDisabled();
    const file = new File(['x'], 'a.wasm');
    await userEvent.upload(canvas.getByLabelText(/^Choose or drop/), file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};
export const Loading: Story = { args: { deployed: null, cost: null, ready: false } };
export const NoContractYet: Story = {
  args: { deployed: { codeHash: '', abiHash: '', actions: [] } },
};
export const NotEnoughRam: Story = {
  args: { cost: { ram: 123_962, missing: 100_000, price: parseAsset('1.8000 EOS') } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Buy RAM' });
    await expect(link).toHaveAttribute('href', '/wallet/ram/buy?in=bytes&amount=100000');
  },
};
export const NoMarket: Story = {
  args: { cost: { ram: 123_962, missing: 100_000, price: null }, buyRamPath: null },
};
export const NoApply: Story = {
  args: { files: { code: { ...code, problem: 'no-apply' }, abi, refused: [] }, ready: false },
};
export const BadAbi: Story = {
  args: {
    files: {
      code,
      abi: {
        ...abi,
        problems: [
          { kind: 'name', name: 'Sign_it' },
          { kind: 'type', type: 'nome', of: 'sign' },
        ],
      },
      refused: ['readme.md'],
    },
    ready: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('readme.md')).toBeVisible();
    const [, mistake] = canvas.getAllByRole('listitem');
    await waitFor(() => expect(mistake).toHaveTextContent('Unknown type “nome” in “sign”'));
  },
};
export const OnlyCode: Story = { args: { files: { code, abi: null, refused: [] } } };
export const SameFile: Story = {
  args: { deployed: { ...deployed, codeHash: code.hash } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The chain has this file already.')).toBeVisible();
  },
};
export const Drop: Story = {
  render: ({ onFiles }) => (
    <FileDrop label="Choose or drop files" hint="Up to 20 MiB" accept=".wasm" onFiles={onFiles} />
  ),
};
