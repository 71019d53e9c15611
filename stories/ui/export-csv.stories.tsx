import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExportCsv } from '#src/components/ui/export-csv.tsx';

const meta = {
  title: 'ui/ExportCsv',
  component: ExportCsv,
  args: {
    file: () => ({ name: 'tokens', columns: ['symbol', 'supply'], records: [['EOS', '1.0000']] }),
  },
} satisfies Meta<typeof ExportCsv>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
