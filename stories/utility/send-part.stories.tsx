import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SendPart } from '#src/components/utility/send-part.tsx';
import { hostile } from '../fixtures/hostile.ts';

const id = '961d28059e228a92a3e9f87e35e71de42502bc57ecf299f91d26004bd3306e3a';
const other = 'a4f741cee5cd80d1cd71b8fe2d26eaaa3fb15f4bab948ab0d3307fe060376ed6';

/** Below decoded transactions that have signatures. */
const meta = {
  title: 'utility/SendPart',
  component: SendPart,
  args: { count: 2, state: null, onCheck: fn(), onSend: fn() },
} satisfies Meta<typeof SendPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check signatures' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send all 2' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { count: 1, state: { kind: 'pending' } } };
export const Checked: Story = {
  args: { state: { kind: 'checked', checks: [{ id, signed: 3, needed: 2 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Needed: 2 of 3 keys/)).toBeVisible();
  },
};
export const Sent: Story = {
  args: {
    state: {
      kind: 'sent',
      outcomes: [
        { id, refused: null },
        { id: other, refused: hostile.markup },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted by a node')).toBeVisible();
    await expect(canvas.getByText(/^Refused/)).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Expired Transaction', source: 'node.example' } },
};
