import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { NftDetails } from '#src/chain/model/nft/details.ts';
import { atomicDetails, simpleDetails } from '#src/chain/model/nft/details.ts';
import type { NftEvent } from '#src/chain/model/nft/history.ts';
import { type NftOffer, type OfferedNft, possibleOfferActs } from '#src/chain/model/nft/offer.ts';
import { AttributeTable } from '#src/components/nft/attribute-table.tsx';
import { EventTable } from '#src/components/nft/event-table.tsx';
import { NftFacts } from '#src/components/nft/nft-facts.tsx';
import { NftHeader } from '#src/components/nft/nft-header.tsx';
import { NftMedia } from '#src/components/nft/nft-media.tsx';
import { OfferButtons } from '#src/components/nft/offer-buttons.tsx';
import { OfferTable } from '#src/components/nft/offer-table.tsx';
import { hostile } from '../fixtures/hostile.ts';
import { ago, day } from '../fixtures/time.ts';

const row = {
  asset_id: '1099511627776',
  owner: 'carol',
  is_transferable: true,
  is_burnable: true,
  collection: { collection_name: 'pronghornart', name: 'Pronghorns', author: 'nftartist111' },
  schema: { schema_name: 'cards' },
  template: {
    template_id: '1',
    max_supply: '100',
    issued_supply: '57',
    immutable_data: { name: 'Golden Buck', speed: 88, habitats: ['steppe', '草原'], foil: false },
  },
  immutable_data: { born: { year: 2026, place: 'plain' } },
  mutable_data: { speed: 1, level: 40, note: '' },
  template_mint: '12',
  backed_tokens: ['1.50000000 WAX'],
  minted_at_time: String(ago(300 * day)),
  updated_at_time: String(ago(day)),
};

function made(details: NftDetails | null): NftDetails {
  if (!details) throw new Error('Malformed fixture');
  return details;
}

const nft = made(atomicDetails(row));
const open = made(
  atomicDetails({ ...row, template: { ...row.template, max_supply: '0' }, backed_tokens: [] }),
);
const burned = made(
  atomicDetails({
    ...row,
    owner: null,
    template: null,
    template_mint: '0',
    burned_by_account: 'bob',
    burned_at_time: String(ago(day)),
  }),
);
const simple = made(
  simpleDetails({
    assetId: '100000000000001',
    owner: 'alice',
    author: 'nftartist111',
    category: 'swords',
    idata: '{"name":"Flaming Sword","mint":1,"max_supply":5}',
    mdata: '{}',
  }),
);

const meta = {
  title: 'nft/Nft',
  component: NftFacts,
  args: { nft, contract: 'atomicassets' },
} satisfies Meta<typeof NftFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('12 of 100')).toBeVisible();
    await expect(canvas.getByText('57 issued · at most 100')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'carol' })).toBeVisible();
  },
};
export const Loading: Story = { args: { nft: null } };
export const WithoutLimit: Story = {
  args: { nft: open },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('12', { exact: true })).toBeVisible();
    await expect(canvas.getByText('57 issued · no limit')).toBeVisible();
  },
};
export const Burned: Story = {
  args: { nft: burned },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Owner')).toBeNull();
    await expect(canvas.getByText('Burned by')).toBeVisible();
  },
};
export const Simple: Story = { args: { nft: simple, contract: 'simpleassets' } };
export const Hostile: Story = {
  args: {
    nft: {
      ...nft,
      owner: hostile.markup,
      author: hostile.unbroken,
      collection: hostile.override,
      collectionTitle: hostile.long,
      schema: hostile.piled,
      mint: '9'.repeat(40),
    },
  },
};

export const Header: Story = {
  render: () => (
    <div className="space-y-6">
      <NftHeader id="1099511627776" name="Golden Buck" loading={false} />
      <NftHeader id="1099511627776" name={null} loading={false} burned />
      <NftHeader id={null} name={null} loading />
      <NftHeader id={hostile.unbroken} name={hostile.long} loading={false} />
    </div>
  ),
};

const noMedia = {
  image: null,
  video: null,
  model: null,
  audio: null,
  stage: null,
  skybox: null,
  pdf: null,
};

/** Nothing is requested before a click. */
export const Media: Story = {
  render: () => (
    <div className="max-w-form">
      <NftMedia
        fromAnywhere={false}
        nft={{
          ...noMedia,
          picture: { url: 'https://pictures.example/1.png', stranger: 'pictures.example' },
          video: 'https://films.example/1.mp4',
          audio: 'https://sounds.example/1.mp3',
          model: 'https://ipfs.io/ipfs/Qm1',
          pdf: 'https://papers.example/1.pdf',
        }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('img, video, audio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Load video from films.example' }));
    await expect(canvasElement.querySelector('audio')).toBeNull();
    await expect(canvas.getByText('PDF')).toBeVisible();
  },
};
export const WithoutMedia: Story = {
  render: () => (
    <div className="max-w-form">
      <NftMedia fromAnywhere={false} nft={{ ...noMedia, picture: null }} />
    </div>
  ),
};

export const Attributes: Story = {
  render: () => <AttributeTable attributes={nft.attributes} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Mutable data · overridden')).toBeVisible();
    await expect(canvas.getByText('steppe, 草原')).toBeVisible();
  },
};
export const HostileAttributes: Story = {
  render: () => (
    <AttributeTable
      attributes={Object.entries(hostile).map(([name, text], index) => ({
        name: index % 2 ? text : name,
        value: index % 2 ? { [text]: [text] } : text,
        source: 'mutable',
        overridden: false,
      }))}
    />
  ),
};

const event: NftEvent = {
  key: '1',
  account: 'atomicassets',
  name: 'transfer',
  data: { from: 'bob', to: 'carol', asset_ids: ['1099511627776'], memo: 'a gift' },
  changes: [],
  time: ago(day),
  blockNum: 249,
  transactionId: 'ab'.repeat(32),
};
const change: NftEvent = {
  ...event,
  key: '2',
  name: 'logsetdata',
  changes: [
    { name: 'level', before: 1, after: 40 },
    { name: hostile.markup, before: undefined, after: hostile.unbroken },
  ],
};

export const History: Story = {
  render: () => (
    <EventTable
      events={[event, change, { ...event, key: '3', data: null, time: null, transactionId: null }]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: '#1099511627776' });
    await expect(link).toHaveAttribute('href', '/nft/1099511627776');
    await expect(canvas.getByText('Attributes changed')).toBeVisible();
  },
};
export const HistoryRTL: Story = { ...History, play: undefined, globals: { locale: 'ar' } };

const doe: OfferedNft = {
  id: '1099511627784',
  identity: { name: 'Doe', collection: 'pronghornart', template: '3', image: null },
};
const onlyId = (id: string): OfferedNft => ({ id, identity: null });
const offer: NftOffer = {
  contract: 'atomicassets',
  id: '1',
  sender: 'dave',
  recipient: 'heidi',
  memo: 'a doe for the herd',
  state: 'accepted',
  gives: [doe],
  gets: [],
  created: ago(day),
  fromTables: false,
};

export const Offers: Story = {
  render: () => (
    <OfferTable
      offers={[
        offer,
        ...(['pending', 'invalid', 'unknown', 'declined', 'cancelled'] as const).map((state) => ({
          ...offer,
          id: state,
          state,
        })),
        {
          ...offer,
          id: '9',
          memo: hostile.markup,
          gives: Array.from({ length: 12 }, (_, index) => onlyId(`109951162777${index}`)),
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/and 8 more/)).toBeVisible();
  },
};

const ended = fn();

/** Offers that the user got, one that the user made, and one that ended. */
export const OffersToEnd: Story = {
  render: () => (
    <OfferTable
      offers={[
        { ...offer, id: '8', state: 'pending' },
        { ...offer, id: '7', state: 'invalid' },
        { ...offer, id: '6', state: 'pending', sender: 'heidi', recipient: 'dave' },
        offer,
      ]}
      actsOf={(shown) => {
        const acts = possibleOfferActs(shown, 'heidi');
        return acts.length === 0 ? null : (
          <OfferButtons id={shown.id} acts={acts} pending={false} onAct={ended} />
        );
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Accept offer 8' }));
    await expect(ended).toHaveBeenCalledWith('accept');
  },
};
