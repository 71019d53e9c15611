import type { Meta, StoryObj } from '@storybook/react-vite';
import Star from 'lucide-react/icons/star';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/ui/button.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { partDocs } from '../part-docs.ts';

const meta = {
  title: 'ui/Button',
  parameters: partDocs('Button'),
  component: Button,
  args: { children: 'Try again', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: ['primary', 'secondary', 'danger', 'ghost'] },
    size: { control: 'select', options: ['lg', 'md', 'sm'] },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Primary: Story = { args: { variant: 'primary', children: 'Send' } };
export const PrimaryDark: Story = { ...Primary, globals: { theme: 'dark' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = {
  args: { variant: 'primary', disabled: true, children: 'In progress…' },
};
/** A link of a router with the look of a button. */
export const AsLink: Story = {
  args: { asChild: true, variant: 'primary', children: <a href="#form">Send</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Icon: Story = {
  render: () => <IconButton label="Favorite" icon={<Star size={16} aria-hidden />} />,
};
