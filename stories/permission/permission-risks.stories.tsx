import type { Meta, StoryObj } from '@storybook/react-vite';
import { PermissionRisks } from '#src/components/permission/permission-risks.tsx';

const meta = {
  title: 'permission/PermissionRisks',
  component: PermissionRisks,
  args: {
    risks: [
      { kind: 'open', level: 'danger', permission: 'slow' },
      { kind: 'code', level: 'danger', permission: 'active', contract: 'mallory' },
      { kind: 'code', level: 'warning', permission: 'active', contract: 'alice' },
      { kind: 'single-key', level: 'warning', permission: 'owner' },
      { kind: 'same-key', level: 'warning', permission: 'owner' },
      { kind: 'unmet', level: 'note', permission: 'claims' },
    ],
  },
} satisfies Meta<typeof PermissionRisks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { risks: [] } };

/** An account of a hundred permissions that nobody can use. */
export const Many: Story = {
  args: {
    risks: [
      ...['payouts', 'claims'].map((permission) => ({
        kind: 'code' as const,
        level: 'warning' as const,
        contract: 'alice',
        permission,
      })),
      ...Array.from({ length: 100 }, (_, index) => ({
        kind: 'unmet' as const,
        level: 'note' as const,
        permission: `perm${index}`,
      })),
    ],
  },
};
