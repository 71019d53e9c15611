import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DownloadMenu } from '#src/components/contract/download-menu.tsx';

const meta = {
  title: 'contract/DownloadMenu',
  component: DownloadMenu,
  args: { state: { kind: 'idle' }, onPage: fn(), onAll: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <div className="min-h-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DownloadMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Done: Story = { args: { state: { kind: 'done', rows: 1_234 } } };
export const Cut: Story = { args: { state: { kind: 'cut', rows: 100_000 } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Bad Gateway', source: 'eos.example' } },
};

/** One choice closes the menu and begins. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Download'));
    await userEvent.click(canvas.getByRole('button', { name: 'All rows as CSV' }));
    await expect(args.onAll).toHaveBeenCalledWith('CSV');
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
};

/** Escape closes it and leaves the focus where it was. */
export const Escaped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Download'));
    canvas.getByRole('button', { name: 'All rows as CSV' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};

export const Running: Story = {
  args: { state: { kind: 'running', rows: 4_500 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('4,500');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
