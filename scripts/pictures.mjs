/**
 * `npm run pictures`: the site's icons and, for each chain, the picture that other sites show beside
 * a link. Run it after a change of the mark, the font or a chain's colour.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chains } from '../src/chain/config/registry.ts';
import { chromiumArguments, ensureChromium } from './lib/chromium.mjs';
import { ensureDependencies, main, root } from './lib/setup.mjs';

const MARK =
  'M12.8 22.6h3.7l1.7-6.4L23 12V7.4l-3.7 4.2L20.5 7l-4.1-6 .3 6zM11.2 22.6H7.5l-1.7-6.4L1 12V7.4l3.7 4.2L3.5 7l4.1-6-.3 6z';
const FONT =
  'node_modules/@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2';

/** Turns of a round, blocks of a turn, and where its head and its last final block are. */
const ROUND = { turns: 21, blocks: 12, final: 137, head: 162 };

const icon = `<body style="margin:0"><svg viewBox="0 0 32 32" style="display:block;width:100vw">
  <rect width="32" height="32" fill="${chains[0].accent.light}"/>
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

function share(chain, font) {
  const hatch = chain.testnet
    ? 'repeating-linear-gradient(104deg,#0000 0 20px,#ffffff1f 20px 28px)'
    : 'none';
  return `<style>
    @font-face{font-family:'Radio Canada';src:url(data:font/woff2;base64,${font});font-weight:300 700}
    body{margin:0;height:630px;box-sizing:border-box;padding:72px 80px;color:#fff;display:flex;flex-direction:column;
      font-family:'Radio Canada';background:${hatch} ${chain.accent.light}}
    p{margin:0;display:flex;align-items:center;gap:20px;font-weight:700;font-size:48px}
    h1{margin:auto 0 8px;font-size:150px;line-height:1;letter-spacing:-.02em}
    small{font-size:40px;opacity:.85}
    svg.round{width:100%;height:44px;margin-top:56px;transform:skewX(-14deg);fill:#fff}
    </style>
    <p><svg viewBox="0 0 24 24" width="64" fill="#fff"><path d="${MARK}"/></svg>pronghorn</p>
    <h1>${chain.displayName}</h1><small>Explorer and wallet</small>
    <svg class="round" viewBox="0 0 272.4 16" preserveAspectRatio="none">${ticks()}</svg>`;
}

await main(async () => {
  ensureDependencies();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArguments,
  });
  const page = await browser.newPage();
  const draw = async (html, name, width, height) => {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(root, 'public', name) });
  };
  for (const size of [192, 512]) await draw(icon, `icon-${size}.png`, size, size);
  mkdirSync(join(root, 'public/share'), { recursive: true });
  const font = readFileSync(join(root, FONT), 'base64');
  for (const chain of chains) await draw(share(chain, font), `share/${chain.key}.png`, 1200, 630);
  await browser.close();
});
