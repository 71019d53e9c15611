import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinksCut } from '#src/components/permission/links-cut.tsx';

const meta = {
  title: 'permission/LinksCut',
  component: LinksCut,
} satisfies Meta<typeof LinksCut>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
