import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hexToBytes } from '#src/chain/core/checksum.ts';
import { readBytes } from '#src/chain/model/utility/read-bytes.ts';
import { readText } from '#src/chain/model/utility/read-text.ts';
import { DecodeForm } from '#src/components/utility/decode-form.tsx';
import { ReadingList } from '#src/components/utility/reading-list.tsx';
import { hostile } from '../fixtures/hostile.ts';
import { samplePair } from './sample-pair.ts';

const meta = {
  title: 'utility/Decode',
  component: ReadingList,
  args: { readings: readText('alice') },
  render: ({ readings }) => (
    <div className="space-y-6">
      <ReadingList readings={readings} />
    </div>
  ),
} satisfies Meta<typeof ReadingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'alice' })).toBeVisible();
    await expect(canvas.getByText('3773036822876127232')).toBeVisible();
  },
};
export const SeveralMeanings: Story = { args: { readings: readText('1397703940') } };
export const Key: Story = { args: { readings: readText(samplePair.publicKey.modern) } };
export const Id: Story = { args: { readings: readBytes(hexToBytes('0000002a'.repeat(8))) } };
export const PrivateKey: Story = {
  args: { readings: [{ kind: 'private-key', facts: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('not decoded, sent or stored');
  },
};
export const Hostile: Story = {
  args: { readings: readBytes(new TextEncoder().encode(hostile.override)) },
};
export const Long: Story = { args: { readings: readBytes(new Uint8Array(4000).fill(171)) } };

const onDecode = fn();
export const Form: Story = {
  render: () => <DecodeForm initial="" onDecode={onDecode} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Text or hex'), 'alice');
    await userEvent.click(canvas.getByRole('button', { name: 'Decode' }));
    await expect(onDecode).toHaveBeenCalledWith('alice');
  },
};
