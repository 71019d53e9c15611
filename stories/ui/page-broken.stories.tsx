import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PageBroken } from '#src/components/ui/page-broken.tsx';

const meta = {
  title: 'ui/PageBroken',
  component: PageBroken,
  args: { onReload: fn() },
} satisfies Meta<typeof PageBroken>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Broken: Story = {};
