import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ExternalLink } from '#src/components/ui/external-link.tsx';

const meta = {
  title: 'ui/ExternalLink',
  component: ExternalLink,
  args: { href: 'https://greymass.com/en/producer' },
} satisfies Meta<typeof ExternalLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Named: Story = { args: { children: 'Terms of use' } };
export const LookAlike: Story = { args: { href: 'https://аpple.example/' } };

const refused: Story['play'] = async ({ canvasElement }) => {
  await expect(within(canvasElement).queryByRole('link')).toBeNull();
};

export const Script: Story = { args: { href: 'javascript:alert(1)' }, play: refused };
export const DressedHost: Story = {
  args: { href: 'https://eosio.example@evil.example/' },
  play: refused,
};
