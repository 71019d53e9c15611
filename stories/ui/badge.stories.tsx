import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#src/components/ui/badge.tsx';
import { partDocs } from '../part-docs.ts';

const meta = {
  title: 'ui/Badge',
  parameters: partDocs('Badge'),
  component: Badge,
  args: { children: 'Badge' },
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>Standby</Badge>
      <Badge tone="accent">Contract</Badge>
      <Badge tone="positive">Irreversible</Badge>
      <Badge tone="warning">Irreversible in 312 blocks</Badge>
      <Badge tone="danger">Failed</Badge>
    </div>
  ),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wax: Story = { globals: { chain: 'wax' } };
