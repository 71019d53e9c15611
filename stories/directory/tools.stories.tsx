import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ToolGrid } from '#src/components/directory/tool-grid.tsx';
import { ToolNav } from '#src/components/directory/tool-nav.tsx';
import type { ToolSection } from '#src/components/directory/tool-section.ts';

const sections: readonly ToolSection[] = [
  {
    key: 'send',
    label: 'Send',
    tools: [
      { key: 'transfer', href: '#', label: 'Transfer', about: 'Send tokens to another account.' },
      {
        key: 'transfer-batch',
        href: '#',
        label: 'Transfer from a list',
        about: 'Send a list of transfers, in as many transactions as needed.',
      },
    ],
  },
  {
    key: 'resources',
    label: 'Resources',
    tools: [
      { key: 'ram-buy', href: '#', label: 'Buy RAM', about: 'Buy RAM by amount or by bytes.' },
      { key: 'ram-sell', href: '#', label: 'Sell RAM', about: 'Sell unused RAM.' },
    ],
  },
];

const meta: Meta<typeof ToolNav> = {
  title: 'Directory/Tools',
  component: ToolNav,
  args: { label: 'All tools', sections, current: 'ram-sell', expanded: false },
};
export default meta;

type Story = StoryObj<typeof ToolNav>;

export const BesideAForm: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const here = page.getByRole('link', { name: 'Sell RAM' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(here).toBeVisible();
    await expect(page.getByText('Send').closest('details')).not.toHaveAttribute('open');
  },
};

export const Elsewhere: Story = { args: { current: null } };

export const Filtered: Story = {
  args: { expanded: true, current: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(4);
  },
};

export const WithDescriptions: Story = { render: () => <ToolGrid sections={sections} /> };
