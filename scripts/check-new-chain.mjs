/**
 * Adds a chain to a copy of the site, by one file and one entry of the registry, builds that chain
 * alone, and opens its pages in a browser. Fails if a page does not belong to the chain.
 */
import { readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumArguments, ensureChromium } from './lib/chromium.mjs';
import { added, copyWithChain } from './lib/new-chain.mjs';
import { main, runAndRead } from './lib/setup.mjs';
import { isEmbedded } from './site/embed-build.ts';

const { key, displayName, domainTitle, chainId, node, history } = added;
const fewestPages = 40;
const headBlock = 12_345_678;
const chainMenu = new RegExp(`href="http://${key}\\.[^"]*"[^>]*>(?:<[^>]*>|\\s)*${displayName}`);

/**
 * All pages of the build name the chain and connect to its services. The site's own pages offer it in
 * the chain menu; pages that other sites frame have no menu.
 */
function problemsOfFiles(folder) {
  const pages = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.html'));
  const few = pages.length < fewestPages ? [`Only ${pages.length} pages were built.`] : [];
  const problems = pages.flatMap((name) => {
    const html = readFileSync(join(folder, name), 'utf8');
    const expected = {
      'the title': new RegExp(`<title>[^<]*${domainTitle}</title>`),
      'the chain id': `"chainId":"${chainId}"`,
      'the policy for the node': new RegExp(`connect-src[^;]*${node}`),
      'the policy for the history': new RegExp(`connect-src[^;]*${history}`),
      ...(!isEmbedded(html) && { 'the chain menu': chainMenu }),
    };
    return Object.entries(expected)
      .filter(([, wanted]) =>
        typeof wanted === 'string' ? !html.includes(wanted) : !wanted.test(html),
      )
      .map(([what]) => `${name} lacks ${what}.`);
  });
  console.log(`${pages.length} pages of the added chain read.`);
  return [...few, ...problems];
}

/** The answers of the chain's node, as far as its pages need them here. */
const info = JSON.stringify({
  server_version: 'v1.2.2',
  chain_id: chainId,
  head_block_num: headBlock,
  last_irreversible_block_num: headBlock - 2,
  last_irreversible_block_id: (headBlock - 2).toString(16).padStart(8, '0').padEnd(64, '0'),
  head_block_id: headBlock.toString(16).padStart(8, '0').padEnd(64, '0'),
  head_block_time: new Date().toISOString().slice(0, -1),
  head_block_producer: 'addedprod',
  virtual_block_cpu_limit: 1_000_000,
  virtual_block_net_limit: 1_000_000,
  block_cpu_limit: 200_000,
  block_net_limit: 1_000_000,
});

/** The pages run in a browser: they ask the chain's own node and show its head block. */
async function problemsInBrowser(copy) {
  const { startSite } = await import(pathToFileURL(join(copy, 'scripts/site/serve.ts')).href);
  const { chromium } = await import('playwright');
  const site = await startSite({ port: 0, dir: join(copy, 'dist'), sites: [] });
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const page = await browser.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(`A page failed: ${error.message}`));
  await page.route(/^https:/, (route) =>
    route.request().url() === `${node}/v1/chain/get_info`
      ? route.fulfill({ contentType: 'application/json', body: info })
      : route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  );
  try {
    for (const path of ['/', '/account/alice', '/kr/live', '/wallets', '/wallet/transfer']) {
      await page.goto(`http://${key}.pronghorn.localhost:${site.port}${path}`);
      const shown = page.getByText(headBlock.toLocaleString('en')).first();
      await shown
        .waitFor({ timeout: 120_000 })
        .catch(() => problems.push(`${path} does not show the head block of the chain's node.`));
      const title = await page.title();
      if (!title.includes(domainTitle)) problems.push(`${path} has the title "${title}".`);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return problems;
}

await main(async () => {
  const copy = realpathSync(copyWithChain());
  try {
    const env = { CHAIN: key, NODE_URL: '', PUBLIC_DEVNET: '', SITE_URL_TEMPLATE: '' };
    const { ok } = await runAndRead('astro', ['build', '--silent', '--root', copy], { env });
    const problems = ok
      ? [...problemsOfFiles(join(copy, 'dist', key)), ...(await problemsInBrowser(copy))]
      : ['The site with the added chain was not built.'];
    for (const line of problems) console.error(line);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
