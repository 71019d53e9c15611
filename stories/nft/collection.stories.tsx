import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { NftCollection } from '#src/chain/model/nft/collection.ts';
import { canCancelSale, type NftSale } from '#src/chain/model/nft/sale.ts';
import type { NftTemplateView } from '#src/chain/model/nft/template.ts';
import { CollectionFacts } from '#src/components/nft/collection-facts.tsx';
import { GroupHeader } from '#src/components/nft/group-header.tsx';
import { SaleButton } from '#src/components/nft/sale-button.tsx';
import { SaleTable } from '#src/components/nft/sale-table.tsx';
import { SchemaTable } from '#src/components/nft/schema-table.tsx';
import { TemplateFacts } from '#src/components/nft/template-facts.tsx';
import { TemplateGrid } from '#src/components/nft/template-grid.tsx';
import { hostile } from '../fixtures/hostile.ts';
import { ago, day } from '../fixtures/time.ts';

const collection: NftCollection & { authorSwap: null } = {
  name: 'pronghornart',
  title: 'Pronghorns of the Plains',
  author: 'nftartist111',
  authorized: ['nftartist111', 'alice'],
  notified: [],
  marketFee: 0.05,
  image: null,
  description: 'Animals of the steppe.',
  website: 'https://pronghorns.example',
  attributes: [],
  authorSwap: null,
};
const counts = { minted: 24n, burned: 1n };

const meta = {
  title: 'nft/Collection',
  component: CollectionFacts,
  args: { collection, counts },
} satisfies Meta<typeof CollectionFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('23')).toBeVisible();
    await expect(canvas.getByText('5.0%')).toBeVisible();
  },
};

/** Counts need an indexer. */
export const NotCounted: Story = { args: { counts: null } };

/** Version 2: the author proposed another one. */
export const NewAuthorProposed: Story = {
  args: { collection: { ...collection, authorSwap: { newAuthor: 'bob', from: ago(-7 * day) } } },
};

export const NewAuthorMayAccept: Story = {
  args: { collection: { ...collection, authorSwap: { newAuthor: 'bob', from: ago(7 * day) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('may accept now')).toBeVisible();
  },
};

export const Hostile: Story = {
  args: {
    collection: {
      ...collection,
      author: hostile.markup,
      authorized: Array.from({ length: 40 }, (_, index) => `account${index % 5}`),
      description: hostile.long,
      website: 'javascript:alert(1)',
    },
  },
};

export const Header: Story = {
  render: () => (
    <div className="space-y-6">
      <GroupHeader kind="pronghornart" title="Pronghorns" copies="pronghornart" copyLabel="Copy" />
      <GroupHeader kind="Template #5" title={null} copies="5" copyLabel="Copy id" />
      <GroupHeader kind={hostile.unbroken} title={hostile.long} copies="5" copyLabel="Copy id" />
    </div>
  ),
};

export const Schemas: Story = {
  render: () => (
    <SchemaTable
      collection="pronghornart"
      schemas={[
        {
          name: 'cards',
          fields: [
            { name: 'name', type: 'string', media: null },
            { name: 'img', type: 'string', media: 'image/png' },
          ],
        },
        { name: 'fakes', fields: [{ name: hostile.markup, type: hostile.override, media: null }] },
        { name: 'empty', fields: [] },
      ]}
    />
  ),
};

const template: NftTemplateView = {
  collection: 'pronghornart',
  id: '1',
  schema: 'cards',
  name: 'Golden Buck',
  image: null,
  issued: 5n,
  limit: 10n,
  transferable: true,
  burnable: false,
  attributes: [],
};
const price = { units: 2_500_000_000n, symbol: { code: 'WAX', precision: 8 } };
const sale: NftSale = {
  id: '4',
  state: 'listed',
  seller: 'judy',
  buyer: null,
  price,
  nfts: ['1099511627786'],
  created: ago(3 * day),
  updated: ago(day),
};

export const Template: Story = {
  render: () => <TemplateFacts template={template} counts={counts} lowest={sale} />,
};
export const TemplateNotForSale: Story = {
  render: () => (
    <TemplateFacts template={{ ...template, limit: null }} counts={null} lowest={null} />
  ),
};
/** Nothing is known of prices. */
export const TemplateWithoutIndex: Story = {
  render: () => <TemplateFacts template={template} counts={null} lowest={undefined} />,
};

const templates = ['Golden Buck', null, hostile.markup, hostile.long].map((name, index) => ({
  ...template,
  id: String(index + 1),
  name,
  thumbnail: null,
}));

/** Arrow keys move between tiles. */
export const Templates: Story = {
  render: () => <TemplateGrid templates={templates} fromAnywhere={false} />,
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect(first).toHaveFocus();
  },
};
export const TemplatesRTL: Story = {
  globals: { locale: 'ar' },
  render: () => <TemplateGrid templates={templates} fromAnywhere={false} />,
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
  },
};

export const Sales: Story = {
  render: () => (
    <SaleTable
      sales={[
        sale,
        { ...sale, id: '3', state: 'sold', buyer: 'grace' },
        { ...sale, id: '2', state: 'cancelled', price: null },
        {
          ...sale,
          id: '1',
          state: 'unknown',
          seller: hostile.markup,
          created: null,
          updated: null,
        },
      ]}
    />
  ),
};

const cancelled = fn();

/** The user sells the NFT now, and sold it before. */
export const SalesOfUser: Story = {
  render: () => (
    <SaleTable
      sales={[sale, { ...sale, id: '3', state: 'sold', buyer: 'grace' }]}
      actsOf={(shown) =>
        canCancelSale(shown, sale.seller) ? (
          <SaleButton id={shown.id} pending={false} onCancel={cancelled} />
        ) : null
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Cancel sale ${sale.id}` }));
    await expect(cancelled).toHaveBeenCalledOnce();
  },
};
