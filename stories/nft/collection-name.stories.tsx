import type { Meta, StoryObj } from '@storybook/react-vite';
import { CollectionName } from '#src/components/nft/collection-name.tsx';
import { hostile } from '../fixtures/hostile.ts';

const meta = {
  title: 'nft/CollectionName',
  component: CollectionName,
  args: { collection: 'alien.worlds', contract: 'atomicassets' },
} satisfies Meta<typeof CollectionName>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its page is linked. */
export const Default: Story = {};
export const Category: Story = { args: { collection: 'swords', contract: 'simpleassets' } };
export const Hostile: Story = { args: { collection: hostile.markup, contract: 'simpleassets' } };
