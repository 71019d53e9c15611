import type { Meta, StoryObj } from '@storybook/react-vite';
import { PermissionTree } from '#src/components/permission/permission-tree.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { permissions, sharedPermissions } from '../fixtures/accounts.ts';

const meta = {
  title: 'permission/PermissionTree',
  component: PermissionTree,
  args: { permissions },
  decorators: [
    (Story) => (
      <Section title="Permissions" flush>
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof PermissionTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
export const Shared: Story = { args: { permissions: sharedPermissions } };

export const Long: Story = {
  args: {
    permissions: [
      {
        ...permissions[0]!,
        threshold: 15,
        keys: [],
        accounts: Array.from({ length: 21 }, (_, place) => ({
          actor: `producer${'12345abcdefghijklmnop'[place]}`,
          permission: 'active',
          weight: 1,
        })),
      },
    ],
  },
};
