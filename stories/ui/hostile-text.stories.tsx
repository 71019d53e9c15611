import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostileText } from '#src/components/ui/text/hostile-text.tsx';
import { hostile } from '../fixtures/hostile.ts';

const meta = {
  title: 'ui/HostileText',
  component: HostileText,
  args: { text: 'rent for November' },
} satisfies Meta<typeof HostileText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Markup: Story = { args: { text: hostile.markup } };
export const Override: Story = { args: { text: hostile.override } };
export const Invisible: Story = { args: { text: hostile.invisible } };
export const Control: Story = { args: { text: hostile.control } };
export const Piled: Story = { args: { text: hostile.piled } };
export const Unbroken: Story = { args: { text: hostile.unbroken } };
export const MixedDirections: Story = { args: { text: hostile.mixed } };
export const RightToLeft: Story = { args: { text: hostile.mixed }, globals: { locale: 'ar' } };
export const Dark: Story = { args: { text: hostile.control }, globals: { theme: 'dark' } };

export const Long: Story = {
  args: { text: hostile.long, limit: 100 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvasElement.textContent).toContain(hostile.long);
  },
};

const megabyte = 'deposit reference '.repeat(60_000);
const openLong: Story['play'] = async ({ canvasElement }) => {
  canvasElement.querySelector('button')?.click();
  await waitFor(() => expect(canvasElement.querySelectorAll('button')).toHaveLength(2));
  await expect(canvasElement.textContent.length).toBeLessThan(2_300);
};
export const Megabyte: Story = { args: { text: megabyte }, play: openLong };
export const MegabyteRTL: Story = {
  args: { text: megabyte },
  globals: { locale: 'ar' },
  play: openLong,
};
export const Joiners: Story = {
  args: { text: 'می\u200cروم 👩\u200d🚀 but a\u200db and ا\u200cب' },
};
