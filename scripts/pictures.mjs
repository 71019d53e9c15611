/**
 * `npm run pictures`: for each chain the icons of its app and, for each kind of page, the picture
 * that other sites show beside a link. Run it after a change of the mark, the font or a chain's
 * colour.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chains } from '../src/chain/config/registry.ts';
import { chromiumArguments, ensureChromium } from './lib/chromium.mjs';
import { shareKinds, sharePath } from '../src/layouts/share-pictures.ts';
import { palettePng, SHADES } from './lib/palette-png.mjs';
import { ensureDependencies, main, root } from './lib/setup.mjs';

const MARK =
  'M12.8 22.6h3.7l1.7-6.4L23 12V7.4l-3.7 4.2L20.5 7l-4.1-6 .3 6zM11.2 22.6H7.5l-1.7-6.4L1 12V7.4l3.7 4.2L3.5 7l4.1-6-.3 6z';
const FONT =
  'node_modules/@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2';

/** Turns of a round, blocks of a turn, and where its head and its last final block are. */
const ROUND = { turns: 21, blocks: 12, final: 137, head: 162 };

const icon = (
  chain,
) => `<body style="margin:0"><svg viewBox="0 0 32 32" style="display:block;width:100vw">
  <rect width="32" height="32" fill="${chain.accent.light}"/>
  <path transform="translate(6.4 6.4) scale(.8)" fill="#fff" d="${MARK}"/></svg>`;

function ticks() {
  const { turns, blocks, final, head } = ROUND;
  return Array.from({ length: turns * blocks }, (_, block) => {
    const x = block + Math.floor(block / blocks);
    const height = block === head ? 16 : block < head ? 12 : 4;
    const opacity = block >= final && block <= head ? 1 : 0.5;
    return `<rect x="${x}" y="${16 - height}" width=".62" height="${height}" opacity="${opacity}"/>`;
  }).join('');
}

/** The icon of a kind of page, from the site's own set. */
const ICONS = {
  account: 'user-round',
  transaction: 'arrow-left-right',
  block: 'box',
  token: 'coins',
  vote: 'vote',
  nft: 'image',
  contract: 'file-code',
  msig: 'users-round',
  wallet: 'wallet',
  guide: 'book-open',
};

async function iconOf(kind) {
  const name = ICONS[kind];
  if (!name) return '';
  const file = join(root, `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
  const { node } = (await import(file)).__iconData;
  const parts = node.map(([tag, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([of, value]) => `${of}="${value}"`);
    return `<${tag} ${written.join(' ')}/>`;
  });
  return `<svg class="kind" viewBox="0 0 24 24">${parts.join('')}</svg>`;
}

/** A picture without words but the names, so that it fits every language. */
async function share(chain, kind, font) {
  const hatch = chain.testnet
    ? 'repeating-linear-gradient(104deg,#0000 0 20px,#ffffff22 20px 28px)'
    : 'none';
  return `<style>
    @font-face{font-family:'Radio Canada';src:url(data:font/woff2;base64,${font});font-weight:300 700}
    body{margin:0;height:630px;box-sizing:border-box;padding:72px 80px;color:#fff;display:flex;flex-direction:column;
      font-family:'Radio Canada';background:${hatch} ${chain.accent.light}}
    p{margin:0;display:flex;align-items:center;gap:20px;font-weight:700;font-size:48px}
    h1{margin:auto 0 8px;font-size:${chain.displayName.length > 11 ? 116 : 150}px;line-height:1;letter-spacing:-.02em}
    svg.round{width:100%;height:44px;margin-top:56px;transform:skewX(-14deg);fill:#fff}
    svg.kind{position:absolute;top:72px;inset-inline-end:80px;width:220px;fill:none;stroke:#fff;stroke-width:1.5;
      stroke-linecap:round;stroke-linejoin:round}
    </style>
    <p><svg viewBox="0 0 24 24" width="64" fill="#fff"><path d="${MARK}"/></svg>pronghorn</p>
    ${await iconOf(kind)}
    <h1>${chain.displayName}</h1>
    <svg class="round" viewBox="0 0 272.4 16" preserveAspectRatio="none">${ticks()}</svg>`;
}

/** In the page: for each pixel of a picture, how far it is from the first colour to white. */
async function shadesOf({ picture, from, shades }) {
  const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  // The darkest channel of the colour has the most steps to white.
  const channel = from.indexOf(Math.min(...from));
  let text = '';
  for (let at = channel; at < data.length; at += 4) {
    const share = (data[at] - from[channel]) / (255 - from[channel]);
    text += Math.round(Math.min(Math.max(share, 0), 1) * (shades - 1)).toString(shades);
  }
  return text;
}

await main(async () => {
  ensureDependencies();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArguments,
  });
  const page = await browser.newPage();
  const draw = async (html, width, height) => {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    return page.screenshot();
  };
  mkdirSync(join(root, 'public/icon'), { recursive: true });
  for (const chain of chains)
    for (const size of [192, 512]) {
      const path = join(root, `public/icon/${chain.key}-${size}.png`);
      writeFileSync(path, await draw(icon(chain), size, size));
    }
  const font = readFileSync(join(root, FONT), 'base64');
  for (const chain of chains) {
    const from = [1, 3, 5].map((at) => Number.parseInt(chain.accent.light.slice(at, at + 2), 16));
    mkdirSync(join(root, 'public/share', chain.key), { recursive: true });
    for (const kind of shareKinds) {
      const drawn = await draw(await share(chain, kind, font), 1200, 630);
      const picture = `data:image/png;base64,${drawn.toString('base64')}`;
      const text = await page.evaluate(shadesOf, { picture, from, shades: SHADES });
      const shades = Uint8Array.from(text, (digit) => Number.parseInt(digit, SHADES));
      const png = palettePng({ width: 1200, height: 630, shades, from, to: [255, 255, 255] });
      writeFileSync(join(root, 'public', sharePath(chain.key, kind)), png);
    }
  }
  await browser.close();
});
