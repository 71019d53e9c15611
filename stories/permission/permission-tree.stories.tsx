import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PermissionTree } from '#src/components/permission/permission-tree.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { partDocs } from '../part-docs.ts';
import { permissions, sharedPermissions } from '../fixtures/accounts.ts';

const meta = {
  title: 'permission/PermissionTree',
  parameters: partDocs('PermissionTree'),
  component: PermissionTree,
  args: { permissions },
  decorators: [
    (Story) => (
      <Section title="Permissions">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof PermissionTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A key of the permission above is marked. */
export const SameKey: Story = {
  args: {
    permissions: [
      {
        ...permissions[0]!,
        children: [{ ...permissions[0]!.children[0]!, keys: permissions[0]!.keys }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Same key as owner')).toBeVisible();
  },
};
export const Shared: Story = { args: { permissions: sharedPermissions } };

export const Long: Story = {
  args: {
    permissions: [
      {
        ...permissions[0]!,
        threshold: 15,
        keys: [],
        accounts: Array.from({ length: 21 }, (_, index) => ({
          actor: `producer${'12345abcdefghijklmnop'[index]}`,
          permission: 'active',
          weight: 1,
        })),
      },
    ],
  },
};
