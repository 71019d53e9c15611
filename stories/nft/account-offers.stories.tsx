import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type NftOffer, type OfferedNft, possibleOfferActs } from '#src/chain/model/nft/offer.ts';
import { AccountOffers } from '#src/components/nft/account-offers.tsx';
import { OfferButtons } from '#src/components/nft/offer-buttons.tsx';
import { OfferTable } from '#src/components/nft/offer-table.tsx';
import { ago, day } from '../fixtures/time.ts';

const doe: OfferedNft = {
  id: '1099511627784',
  identity: { name: 'Doe', collection: 'pronghornart', template: '3', image: null },
};
const onlyId = (id: string): OfferedNft => ({ id, identity: null });
const offer: NftOffer = {
  contract: 'atomicassets',
  id: '7',
  sender: 'dave',
  recipient: 'heidi',
  memo: 'a doe for the herd',
  state: 'pending',
  gives: [doe],
  gets: [onlyId('1099511627790')],
  created: ago(day),
  fromTables: false,
};
const offers: readonly NftOffer[] = [
  offer,
  { ...offer, id: '6', state: 'invalid', memo: '', gets: [], created: ago(3 * day) },
  {
    ...offer,
    contract: 'simpleassets',
    id: '100000000000001',
    memo: '',
    gives: [onlyId('100000000000001')],
    gets: [],
    created: ago(9 * day),
  },
];
const ended = fn();

/** The open offers that an account got or made, beside its NFTs. */
const meta = {
  title: 'nft/AccountOffers',
  component: AccountOffers<{ readonly rows: readonly NftOffer[] }>,
  args: {
    side: 'recipient',
    state: { kind: 'ready', value: { rows: offers } },
    children: ({ rows }) => <OfferTable offers={rows} />,
  },
} satisfies Meta<typeof AccountOffers<{ readonly rows: readonly NftOffer[] }>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Offers received' })).toBeVisible();
    await expect(canvas.queryByText(/From a node’s tables/)).toBeNull();
  },
};
export const ReceivedRTL: Story = { globals: { locale: 'ar' } };

/** The account of the user. */
export const ToEnd: Story = {
  args: {
    children: ({ rows }) => (
      <OfferTable
        offers={rows}
        actsOf={(shown) => (
          <OfferButtons
            id={shown.id}
            acts={possibleOfferActs(shown, 'heidi')}
            pending={false}
            onAct={ended}
          />
        )}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Accept offer 7' }));
    await expect(ended).toHaveBeenCalledWith('accept');
  },
};

/** The offer of a sale: its sender sees where to cancel it. */
export const OfSale: Story = {
  args: {
    side: 'sender',
    state: {
      kind: 'ready',
      value: { rows: [{ ...offer, sender: 'heidi', recipient: 'atomicmarket', memo: 'sale' }] },
    },
    children: ({ rows }) => (
      <OfferTable
        offers={rows}
        actsOf={(shown) => (
          <OfferButtons
            id={shown.id}
            sold={shown.gives[0]?.id ?? null}
            acts={possibleOfferActs(shown, 'heidi')}
            pending={false}
            onAct={ended}
          />
        )}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Open the sale' });
    await expect(link).toHaveAttribute('href', '/nft/1099511627784#sales');
  },
};

export const Sent: Story = {
  args: {
    side: 'sender',
    state: {
      kind: 'ready',
      value: { rows: offers.map((one) => ({ ...one, sender: 'heidi', recipient: 'dave' })) },
    },
  },
};

/** The table of a node has no times. */
export const FromTables: Story = {
  args: {
    state: {
      kind: 'ready',
      value: {
        rows: [{ ...offer, gives: [onlyId('1099511627784')], created: null, fromTables: true }],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^From a node’s tables/)).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Empty: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No open offers received')).toBeVisible();
  },
};
export const NoneOfBoth: Story = { args: { side: 'either', state: { kind: 'empty' } } };
export const NoneSent: Story = { args: { side: 'sender', state: { kind: 'empty' } } };
export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      failure: { endpoint: 'https://atomic.example', message: 'HTTP 502' },
    },
    onRetry: fn(),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
