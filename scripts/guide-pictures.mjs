/**
 * `npm run pictures:guides`: the pictures of screens in the guides, taken on the test chain, light
 * and dark. Run it after a change of these screens. `-- vote rex` takes only these; with
 * `-- --built` the site is not built again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  guidePicturePath,
  guidePictures,
  guidePictureSize,
} from '../src/layouts/guide-pictures.ts';
import { main, root, SetupError } from './lib/setup.mjs';
import {
  devnetUrl,
  logInAsAlice,
  newestTransfer,
  onTestSite,
  openForPicture,
  pageForPictures,
  reviewPayment,
} from './lib/test-site.mjs';

/** The window. Pictures have its width, and are drawn smaller in a guide. */
const VIEW = { width: 800, height: 1400 };
const SHOWN = {
  width: VIEW.width,
  height: (VIEW.width * guidePictureSize.height) / guidePictureSize.width,
};
/** Pixels of the files for each of the window. */
const SCALE = 1.25;
/** Room above what the picture begins with. */
const ABOVE = 16;
const QUALITY = 0.5;
const MOST_BYTES = 40_000;

/** Where a screen is, what is done there, and the element that the picture begins with. */
const shots = {
  vote: { path: '/vote', from: 'main table' },
  transaction: { path: async () => `/transaction/${await newestTransfer()}`, from: 'main h1' },
  review: { path: '/wallet/transfer?to=bob', act: reviewPayment, from: '[role=dialog]' },
  rex: { path: '/rex', from: 'main h1' },
  proposal: { path: proposalPath, from: 'main h1' },
  ram: { path: '/wallet/ram/buy', act: buyRam, from: 'main h1' },
  producer: { path: '/producers/bpalpha11111', from: 'main h1' },
  permissions: {
    path: '/account/treasury1111?tab=permissions',
    from: 'main a:text-is("Permissions")',
  },
};

async function proposalPath() {
  const body = { json: true, code: 'eosio.msig', table: 'proposal', limit: 100 };
  const post = async (path, more) => {
    const response = await fetch(`${devnetUrl}/v1/chain/${path}`, {
      method: 'POST',
      body: JSON.stringify({ ...body, ...more }),
    });
    return (await response.json()).rows[0];
  };
  const { scope } = await post('get_table_by_scope', {});
  const { proposal_name: name } = await post('get_table_rows', { scope });
  return `/msig/${scope}/${name}`;
}

async function buyRam(page) {
  await logInAsAlice(page);
  await page.getByLabel('Amount', { exact: true }).fill('10');
}

/** In the page: a PNG as WebP. */
async function webpOf({ png, quality }) {
  const bitmap = await createImageBitmap(await (await fetch(png)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d').drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return [...new Uint8Array(await blob.arrayBuffer())];
}

async function take(browser, name, colorScheme) {
  const { path, act, from } = shots[name];
  const options = { viewport: VIEW, deviceScaleFactor: SCALE, colorScheme };
  const page = await pageForPictures(browser, options);
  await openForPicture(page, typeof path === 'string' ? path : await path());
  await act?.(page);
  // Waits for late content.
  await page.waitForTimeout(4_000);
  const { y } = await page.locator(from).first().boundingBox();
  const clip = { x: 0, y: y - ABOVE, ...SHOWN };
  const drawn = await page.screenshot({ clip });
  const png = `data:image/png;base64,${drawn.toString('base64')}`;
  const blank = await browser.newPage();
  const webp = Uint8Array.from(await blank.evaluate(webpOf, { png, quality: QUALITY }));
  await Promise.all([page.close(), blank.close()]);
  if (webp.length > MOST_BYTES)
    throw new SetupError(`The picture ${name} has ${webp.length} bytes.`);
  writeFileSync(join(root, 'public', guidePicturePath(name, colorScheme)), webp);
}

await main(() =>
  onTestSite(async (browser) => {
    mkdirSync(join(root, 'public/guide-pictures'), { recursive: true });
    const named = guidePictures.filter((name) => process.argv.includes(name));
    for (const name of named.length > 0 ? named : guidePictures)
      for (const colorScheme of ['light', 'dark']) await take(browser, name, colorScheme);
  }),
);
