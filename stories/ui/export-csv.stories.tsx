import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExportCsv } from '#src/components/ui/export-csv.tsx';

const meta = {
  title: 'ui/ExportCsv',
  component: ExportCsv,
  args: {
    name: 'tokens',
    rows: ['EOS', 'WAX'],
    columns: { symbol: (code) => String(code) },
  },
} satisfies Meta<typeof ExportCsv>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
