import type { Page } from '@playwright/test';
import { requestTimeoutMs } from '#src/chain/core/limits.ts';
import { expect, rowsOf, test } from '../e2e/fixtures.ts';
import { liftTimeLimits } from '../e2e/time-limits.ts';
import { lie, secondNode, useTwoNodes } from './lying-node.ts';
import { countSent } from './on-chain.ts';
import * as powers from './powers.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/trades.ts';

test.use({ oneNodeAccepted: false });

const scenario = scenarioOf(scenarios);

type Row = Record<string, unknown>;

interface Offer extends Row {
  offer_id: string;
  sender_asset_ids: string[];
  recipient_asset_ids: string[];
}

/** Has the first node change the rows of a table. */
const lieAbout = (page: Page, table: string, change: (row: Row) => void) =>
  lie(page, 'get_table_rows', ({ body, request }) => {
    if ((request as { table: string }).table !== table) return undefined;
    for (const row of (body as { rows: Row[] }).rows) change(row);
    return body as unknown;
  });

/** The offer of the story in which bob and alice give an NFT each. */
async function offerToAlice(): Promise<Offer> {
  const offers = await rowsOf<Offer>('atomicassets', 'offers');
  const found = offers.find(({ sender, recipient }) => sender === 'bob' && recipient === 'alice');
  expect(found).toBeDefined();
  return found!;
}

/** Has alice review that she accepts the offer. */
async function reviewOffer(page: Page, { offer_id }: Offer) {
  const about = { contract: 'atomicassets', as: 'alice' };
  const review = await powers.reviewLink(page, 'acceptoffer', { offer_id }, about);
  await expect(review.dialog).not.toContainText('Checking with a second node');
  return review;
}

type Review = Awaited<ReturnType<typeof powers.openReview>>;

/** A checkbox of its own is needed, and nothing is signed without it. */
async function expectDoubt({ dialog, sign }: Review, label: RegExp) {
  const doubt = dialog.getByRole('checkbox', { name: label });
  await expect(doubt).toBeVisible();
  for (const checkbox of await dialog.getByRole('checkbox').all()) await checkbox.check();
  await doubt.uncheck();
  await expect(sign).toBeDisabled();
}

const hideGiven = (row: Row) => {
  row['recipient_asset_ids'] = [];
};

scenario('trade-hides-given', async ({ page }) => {
  const sent = countSent(page);
  const offer = await offerToAlice();
  await liftTimeLimits(page, requestTimeoutMs);
  await useTwoNodes(page);
  await lieAbout(page, 'offers', hideGiven);
  const review = await reviewOffer(page, offer);
  const { dialog } = review;
  await expect(dialog).toContainText('The nodes disagree');
  const bobs = `bob: ${String(offer.sender_asset_ids)}`;
  const both = `${bobs} ⇄ alice: ${String(offer.recipient_asset_ids)}`;
  await expect(dialog.getByText(both)).toBeVisible();
  await expect(dialog).toContainText('Two nodes did not confirm what is traded.');
  await expect(dialog.getByText('Given by')).toHaveCount(0);
  await expectDoubt(review, /report different figures/);
  await review.cancel();
  expect(sent()).toBe(0);
});

scenario('trade-nft-renamed', async ({ page }) => {
  const sent = countSent(page);
  const offer = await offerToAlice();
  const [offered = ''] = offer.sender_asset_ids;
  await liftTimeLimits(page, requestTimeoutMs);
  await useTwoNodes(page);
  await lieAbout(page, 'assets', (row) => {
    // The template of the rarest one.
    if (String(row['asset_id']) === String(offered)) row['template_id'] = 1;
  });
  const review = await reviewOffer(page, offer);
  const { dialog } = review;
  await expect(dialog).toContainText('The nodes disagree');
  await expect(dialog.getByText(/"Golden Buck"/)).toBeVisible();
  await expect(dialog.getByText(/"Running Doe"/)).toBeVisible();
  await expectDoubt(review, /report different figures/);
  await review.cancel();
  expect(sent()).toBe(0);
});

scenario('trade-unanswered', async ({ page }) => {
  const sent = countSent(page);
  const offer = await offerToAlice();
  await liftTimeLimits(page, requestTimeoutMs);
  await useTwoNodes(page);
  await lieAbout(page, 'offers', hideGiven);
  await page.route(
    (url) => url.origin === secondNode && url.pathname.endsWith('/get_table_rows'),
    (route) => route.abort(),
  );
  const review = await reviewOffer(page, offer);
  const { dialog } = review;
  await expect(dialog).toContainText('Comparison with a second node failed.');
  await expect(dialog).toContainText('Two nodes did not confirm what is traded.');
  await expectDoubt(review, /some checks failed/);
  await review.cancel();
  expect(sent()).toBe(0);
});
