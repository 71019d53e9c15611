import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NodePackingPart } from '#src/components/contract/node-packing-part.tsx';
import { hostile } from '../fixtures/hostile.ts';

const hex = '0000000000855c34';
const given = {
  kind: 'given',
  packer: 'node.example',
  decoder: 'node.example',
  packed: hex,
  decoded: { owner: 'alice' },
} as const;

/** Below the packed data of an action's form. */
const meta = {
  title: 'contract/NodePackingPart',
  component: NodePackingPart,
  args: { hex, opinion: null, onAsk: fn() },
} satisfies Meta<typeof NodePackingPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const Asking: Story = { args: { opinion: { kind: 'asking' } } };
export const Same: Story = {
  args: { opinion: given },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('node.example packs the same bytes.')).toBeVisible();
    await expect(canvas.getByText('node.example decodes these bytes as:')).toBeVisible();
  },
};
export const Other: Story = {
  args: { opinion: { ...given, packed: 'ff' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('node.example packs different bytes:'),
    ).toBeVisible();
  },
};
export const Unsupported: Story = { args: { opinion: { kind: 'unsupported' } } };
export const Failed: Story = {
  args: { opinion: { kind: 'failed', message: hostile.markup, source: 'node.example' } },
};
