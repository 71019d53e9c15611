import type { Page } from '@playwright/test';
import { useTwoNodes } from '../hostile/lying-node.ts';
import { reviewLink } from '../hostile/powers.ts';
import { expect, rowsOf, testOn } from './fixtures.ts';
import { addAccount, logIn } from './log-in.ts';
import { fail, readToTheEnd } from './read-account.ts';
import { sendOn } from './send-as.ts';
import { signAndRead, submit } from './sent-actions.ts';

/** A chain with a market, on which no other test moves NFTs. */
const CHAIN = 'proton';
const test = testOn(CHAIN);

const ARTIST = 'nftartist111';
/** Templates without a maximum supply. */
const DOE = { schema_name: 'cards', template_id: 2, called: 'Running Doe' };
const SKULL = { schema_name: 'media', template_id: 5, called: 'Skull, to be turned' };

interface Asset {
  asset_id: string;
}

/** The NFTs of an account, the newest last. */
async function ownedBy(owner: string): Promise<string[]> {
  const rows = await rowsOf<Asset>('atomicassets', 'assets', { chain: CHAIN, scope: owner });
  return rows.map(({ asset_id }) => String(asset_id));
}

/** Mints an NFT for an account. Resolves to its id. */
async function minted(owner: string, { schema_name, template_id }: typeof DOE): Promise<string> {
  const before = await ownedBy(owner);
  await sendOn(CHAIN, ARTIST, {
    account: 'atomicassets',
    name: 'mintasset',
    data: {
      authorized_minter: ARTIST,
      collection_name: 'pronghornart',
      schema_name,
      template_id,
      new_asset_owner: owner,
      immutable_data: [],
      mutable_data: [],
      tokens_to_back: [],
    },
  });
  const [id = ''] = (await ownedBy(owner)).filter((one) => !before.includes(one));
  expect(id).not.toBe('');
  return id;
}

/** What the review says that an account gives. */
const givenBy = (page: Page, giver: string) =>
  page
    .getByRole('dialog', { name: 'Review transaction' })
    .locator('section')
    .filter({ has: page.getByText('Given by').filter({ hasText: giver }) })
    .last();

test('the NFTs of both sides of an offer are in the review, and change hands', async ({ page }) => {
  const [wanted, given] = [await minted('heidi', DOE), await minted('judy', SKULL)];
  const offer = {
    sender: 'judy',
    recipient: 'heidi',
    sender_asset_ids: [given],
    recipient_asset_ids: [wanted],
    memo: '',
  };
  await sendOn(CHAIN, 'judy', { account: 'atomicassets', name: 'createoffer', data: offer });
  const offers = await rowsOf<{ offer_id: string; sender_asset_ids: string[] }>(
    'atomicassets',
    'offers',
    { chain: CHAIN },
  );
  const made = offers.find(({ sender_asset_ids }) => String(sender_asset_ids) === given);
  expect(made).toBeDefined();

  await useTwoNodes(page, CHAIN);
  const offer_id = made?.offer_id;
  const about = { contract: 'atomicassets', as: 'heidi' };
  const { dialog } = await reviewLink(page, 'acceptoffer', { offer_id }, about);
  await expect(dialog).toContainText('2 of 2 nodes agree');
  await expect(givenBy(page, 'judy')).toContainText(SKULL.called);
  await expect(givenBy(page, 'judy')).toContainText(given);
  await expect(givenBy(page, 'judy')).not.toContainText(DOE.called);
  await expect(givenBy(page, 'heidi')).toContainText(DOE.called);
  await expect(givenBy(page, 'heidi')).toContainText(wanted);
  const [action] = await signAndRead(CHAIN, page);
  expect(action).toMatchObject({ account: 'atomicassets', name: 'acceptoffer' });
  expect(String(action?.data['offer_id'])).toBe(String(offer_id));
  expect(await ownedBy('heidi')).toContain(given);
  expect(await ownedBy('judy')).toContain(wanted);
});

test('the NFT and the price of a sale are in the review, and the buyer gets it', async ({
  page,
}) => {
  const sold = await minted('heidi', DOE);
  const price = '3.0000 XPR';
  await sendOn(
    CHAIN,
    'heidi',
    {
      account: 'atomicmarket',
      name: 'announcesale',
      data: {
        seller: 'heidi',
        asset_ids: [sold],
        listing_price: price,
        settlement_symbol: '4,XPR',
        maker_marketplace: '',
      },
    },
    {
      account: 'atomicassets',
      name: 'createoffer',
      data: {
        sender: 'heidi',
        recipient: 'atomicmarket',
        sender_asset_ids: [sold],
        recipient_asset_ids: [],
        memo: 'sale',
      },
    },
  );
  await sendOn(CHAIN, 'grace', {
    account: 'eosio.token',
    name: 'transfer',
    data: { from: 'grace', to: 'atomicmarket', quantity: price, memo: 'deposit' },
  });
  const salesOf = async () =>
    (
      await rowsOf<{ sale_id: string; asset_ids: string[] }>('atomicmarket', 'sales', {
        chain: CHAIN,
      })
    ).filter(({ asset_ids }) => String(asset_ids) === sold);
  const [sale] = await salesOf();
  expect(sale).toBeDefined();

  await useTwoNodes(page, CHAIN);
  const data = {
    buyer: 'grace',
    sale_id: sale?.sale_id,
    intended_delphi_median: '0',
    taker_marketplace: '',
  };
  const about = { contract: 'atomicmarket', as: 'grace' };
  const { dialog } = await reviewLink(page, 'purchasesale', data, about);
  await expect(dialog).toContainText('2 of 2 nodes agree');
  await expect(givenBy(page, 'heidi')).toContainText(DOE.called);
  await expect(givenBy(page, 'heidi')).toContainText(sold);
  await expect(dialog.getByText(/^Price 3\.0000 XPR$/)).toBeVisible();
  const [action] = await signAndRead(CHAIN, page);
  expect(action).toMatchObject({ account: 'atomicmarket', name: 'purchasesale' });
  expect(await ownedBy('grace')).toContain(sold);
  expect(await salesOf()).toEqual([]);
});

test('a sale is cancelled by its outcome’s button, and announced again as it was', async ({
  page,
}) => {
  const sold = await minted('judy', SKULL);
  const salesOf = async () =>
    (
      await rowsOf<{ sale_id: string; asset_ids: string[]; offer_id: string }>(
        'atomicmarket',
        'sales',
        { chain: CHAIN },
      )
    ).filter(({ asset_ids }) => String(asset_ids) === sold);
  const success = page.getByRole('status').filter({ hasText: 'Success' });
  const takeBack = async (name: string) => {
    await success.getByRole('button', { name, exact: true }).click();
    return signAndRead(CHAIN, page);
  };
  const announced = {
    seller: 'judy',
    asset_ids: [sold],
    listing_price: '3.0000 XPR',
    settlement_symbol: '4,XPR',
    maker_marketplace: '',
  };
  const offered = {
    sender: 'judy',
    recipient: 'atomicmarket',
    sender_asset_ids: [sold],
    recipient_asset_ids: [],
    memo: 'sale',
  };
  await reviewLink(page, 'announcesale', announced, { contract: 'atomicmarket', as: 'judy' });
  await signAndRead(CHAIN, page);
  const [first] = await salesOf();
  await sendOn(CHAIN, 'judy', { account: 'atomicassets', name: 'createoffer', data: offered });
  expect(await takeBack('Cancel the sale')).toMatchObject([
    { name: 'cancelsale', data: { sale_id: first?.sale_id } },
  ]);
  expect(await salesOf()).toEqual([]);
  expect(await takeBack('Sell again')).toMatchObject([
    { name: 'announcesale', data: announced },
    { name: 'createoffer', data: offered },
  ]);
  const [again] = await salesOf();
  expect(again?.sale_id).not.toBe(first?.sale_id);
  expect(Number(again?.offer_id)).toBeGreaterThan(0);
  await takeBack('Cancel the sale');
  expect(await salesOf()).toEqual([]);
});

interface Offered {
  offer_id: string;
  sender_asset_ids: string[];
}

/** The id of the open offer of an NFT; undefined if there is none. */
async function offerOf(nft: string): Promise<string | undefined> {
  const offers = await rowsOf<Offered>('atomicassets', 'offers', { chain: CHAIN });
  const made = offers.find(({ sender_asset_ids }) => String(sender_asset_ids) === nft);
  return made && String(made.offer_id);
}

const offerFrom = (sender: string, given: string, recipient: string, wanted: string[]) => ({
  sender,
  recipient,
  sender_asset_ids: [given],
  recipient_asset_ids: wanted,
  memo: '',
});

/** The row of an offer on the page of one of its NFTs. */
const offerRow = (page: Page, id: string) =>
  page
    .getByRole('table', { name: 'Offers' })
    .getByRole('row')
    .filter({ has: page.getByText(`#${id}`, { exact: true }) });

test('an offer is accepted on the page of its NFT by the account that got it', async ({ page }) => {
  const [wanted, given] = [await minted('erin', DOE), await minted('dave', SKULL)];
  await useTwoNodes(page, CHAIN);
  const offer = offerFrom('dave', given, 'erin', [wanted]);
  await reviewLink(page, 'createoffer', offer, { contract: 'atomicassets', as: 'dave' });
  await signAndRead(CHAIN, page);
  const id = (await offerOf(given)) ?? '';
  expect(id).not.toBe('');

  await page.goto(`/nft/${given}`);
  const row = offerRow(page, id);
  await expect(row).toContainText('Open');
  await expect(row.getByRole('button', { name: `Cancel offer ${id}` })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Accept|^Decline/ })).toHaveCount(0);
  await addAccount(page, 'dave', 'erin');
  await expect(row.getByRole('button', { name: `Decline offer ${id}` })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
  await row.getByRole('button', { name: `Accept offer ${id}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(dialog).toContainText('2 of 2 nodes agree');
  await expect(givenBy(page, 'dave')).toContainText(given);
  await expect(givenBy(page, 'erin')).toContainText(wanted);
  expect(await signAndRead(CHAIN, page)).toMatchObject([
    {
      account: 'atomicassets',
      name: 'acceptoffer',
      authorization: [{ actor: 'erin', permission: 'active' }],
    },
  ]);
  expect(await ownedBy('erin')).toContain(given);
  expect(await ownedBy('dave')).toContain(wanted);
  expect(await offerOf(given)).toBeUndefined();
  await expect(row).toContainText('Accepted');
  await expect(row.getByRole('button', { name: /offer \d+$/ })).toHaveCount(0);
});

test('an offer is cancelled by who made it, and declined by who got it', async ({ page }) => {
  const given = [await minted('dave', DOE), await minted('dave', SKULL)];
  for (const nft of given)
    await sendOn(CHAIN, 'dave', {
      account: 'atomicassets',
      name: 'createoffer',
      data: offerFrom('dave', nft, 'erin', []),
    });
  const [first = '', second = ''] = await Promise.all(given.map(offerOf));

  await page.goto(`/nft/${given[0]}`);
  await page.getByRole('button', { name: 'Log in to accept, decline or cancel an offer' }).click();
  await logIn(page, 'dave');
  expect(await submit(CHAIN, page, `Cancel offer ${first}`)).toMatchObject([
    { name: 'canceloffer', authorization: [{ actor: 'dave', permission: 'active' }] },
  ]);
  expect(await offerOf(given[0] ?? '')).toBeUndefined();
  await expect(offerRow(page, first)).toContainText('Cancelled');

  await page.goto(`/nft/${given[1]}`);
  await addAccount(page, 'dave', 'erin');
  expect(await submit(CHAIN, page, `Decline offer ${second}`)).toMatchObject([
    { name: 'declineoffer', authorization: [{ actor: 'erin', permission: 'active' }] },
  ]);
  expect(await offerOf(given[1] ?? '')).toBeUndefined();
  await expect(offerRow(page, second)).toContainText('Declined');
  expect(await ownedBy('dave')).toEqual(expect.arrayContaining(given));
});

test('an account lists the offers that it got and made, to accept and to cancel', async ({
  page,
}) => {
  const given = await minted('ivan', SKULL);
  const kept = await minted('ivan', DOE);
  for (const nft of [given, kept])
    await sendOn(CHAIN, 'ivan', {
      account: 'atomicassets',
      name: 'createoffer',
      data: offerFrom('ivan', nft, 'frank', []),
    });
  const [first = '', second = ''] = await Promise.all([given, kept].map(offerOf));
  const part = (name: string) =>
    page.locator('main section').filter({ has: page.getByRole('heading', { name }) });
  const rowIn = (name: string, id: string) =>
    part(name)
      .getByRole('row')
      .filter({ has: page.getByText(`#${id}`, { exact: true }) });

  await page.goto('/account/frank');
  await readToTheEnd(page);
  await expect(part('Offers sent')).toContainText('No open offers sent');
  await part('Offers received')
    .getByRole('button', { name: /^Log in to accept/ })
    .click();
  await logIn(page, 'frank');
  const got = rowIn('Offers received', first);
  await expect(got.getByRole('link', { name: `#${given}` })).toBeVisible();
  await expect(got.getByRole('link', { name: 'ivan' })).toBeVisible();
  expect(await submit(CHAIN, page, `Accept offer ${first}`)).toMatchObject([
    { name: 'acceptoffer', authorization: [{ actor: 'frank', permission: 'active' }] },
  ]);
  expect(await ownedBy('frank')).toContain(given);
  await expect(got).toHaveCount(0);
  await expect(rowIn('Offers received', second)).toBeVisible();

  await page.goto('/account/ivan');
  await readToTheEnd(page);
  await addAccount(page, 'frank', 'ivan');
  await expect(rowIn('Offers sent', second)).toContainText('Open');
  expect(await submit(CHAIN, page, `Cancel offer ${second}`)).toMatchObject([
    { name: 'canceloffer', authorization: [{ actor: 'ivan', permission: 'active' }] },
  ]);
  await expect(rowIn('Offers sent', second)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('No open offers');
});

test('without an index of NFTs an account’s offers come from the table of a node', async ({
  page,
}) => {
  const given = await minted('carol', DOE);
  await sendOn(CHAIN, 'carol', {
    account: 'atomicassets',
    name: 'createoffer',
    data: offerFrom('carol', given, 'frank', []),
  });
  const id = (await offerOf(given)) ?? '';
  await fail(page, /^\/atomic/, CHAIN);
  await page.goto('/account/carol');
  await readToTheEnd(page);
  const sent = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Offers sent' }) });
  await expect(sent).toContainText('From a node’s tables: times');
  await expect(sent.getByText(`#${id}`, { exact: true })).toBeVisible();
  // The node also knows what is offered.
  await expect(sent).toContainText(`${DOE.called} #${given}`);
});

test('the seller of an NFT cancels the sale on its page', async ({ page }) => {
  const sold = await minted('bob', DOE);
  await sendOn(
    CHAIN,
    'bob',
    {
      account: 'atomicmarket',
      name: 'announcesale',
      data: {
        seller: 'bob',
        asset_ids: [sold],
        listing_price: '3.0000 XPR',
        settlement_symbol: '4,XPR',
        maker_marketplace: '',
      },
    },
    {
      account: 'atomicassets',
      name: 'createoffer',
      data: { ...offerFrom('bob', sold, 'atomicmarket', []), memo: 'sale' },
    },
  );
  const salesOf = async () =>
    (
      await rowsOf<{ sale_id: string; asset_ids: string[] }>('atomicmarket', 'sales', {
        chain: CHAIN,
      })
    ).filter(({ asset_ids }) => String(asset_ids) === sold);
  const id = String((await salesOf())[0]?.sale_id);

  await page.goto(`/nft/${sold}`);
  const sales = page.getByRole('table', { name: 'Sales' });
  await expect(sales).toContainText('For sale');
  await expect(sales.getByRole('button', { name: /^Cancel sale/ })).toHaveCount(0);
  await logIn(page, 'bob');
  expect(await submit(CHAIN, page, `Cancel sale ${id}`)).toMatchObject([
    {
      account: 'atomicmarket',
      name: 'cancelsale',
      authorization: [{ actor: 'bob', permission: 'active' }],
    },
  ]);
  expect(await salesOf()).toEqual([]);
  await expect(sales).toContainText('Cancelled');
  await expect(sales.getByRole('button', { name: /^Cancel sale/ })).toHaveCount(0);
});
