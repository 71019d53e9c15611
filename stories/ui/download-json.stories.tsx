import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadJson } from '#src/components/ui/download-json.tsx';

const meta = {
  title: 'ui/DownloadJson',
  component: DownloadJson,
  args: { value: { block_num: 100 }, name: 'block-100.json', label: 'Download JSON' },
} satisfies Meta<typeof DownloadJson>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Long: Story = { args: { label: 'Download all actions of this block as JSON' } };
export const RTL: Story = { globals: { locale: 'ar' }, args: { label: 'تنزيل JSON' } };
