/**
 * Fails if a folder of the build is incomplete, or if a page exceeds its size budget. The gzipped
 * size counts what a browser fetches before any click: the page, its style sheets, and every script
 * it names with all static imports.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/setup.mjs';

const kilobyte = 1_000;
const chain = process.env.CHAIN?.split(',')[0] ?? 'eos';
const site = join(root, 'dist', chain);

/** Script budgets in gzip kB by page. HTML and CSS have one budget for all pages. */
const scriptBudgets = {
  guides: 110,
  'guides/resources': 110,
  'ar/guides/accounts': 110,
  'privacy-policy': 110,
  'terms-and-conditions': 110,
  wallets: 110,
  404: 110,
  index: 130,
  account: 128,
  block: 128,
  transaction: 128,
  key: 130,
  tokens: 130,
  token: 130,
  topholders: 130,
  rex: 130,
  'stats/votes': 130,
  'wallet/transfer': 130,
  embed: 100,
  'embed/token': 100,
  'zh/account': 128,
  'ar/block': 128,
};
const htmlBudget = 12;
const cssBudget = 25;

const gzipSize = (text) => gzipSync(text, { level: 9 }).length / kilobyte;
const read = (path) => readFileSync(join(site, path), 'utf8');

function matches(text, pattern) {
  return [...text.matchAll(pattern)].map((match) => match[1]);
}

/** The modules a module imports statically, as paths from the site's root. */
function staticImports(path) {
  const code = read(path);
  const named = matches(
    code,
    /(?:^|[;\n}])\s*(?:import|export)[^'"()]*?(?:from)?\s*["']([^"']+\.js)["']/g,
  );
  return named.map((target) =>
    target.startsWith('/') ? target : posix.join(dirname(path), target),
  );
}

/** The chunk with a locale's texts, which the first island waits for. */
function localeChunks(path, language) {
  return matches(
    read(path),
    new RegExp(`import\\(["'\`]\\.?/?([^"'\`]*\\b${language}\\.[^"'\`/]+\\.js)["'\`]\\)`, 'g'),
  ).map((target) => posix.join(dirname(path), target));
}

function scriptsOf(html) {
  const language = /<html[^>]*\blang="([^"]+)"/.exec(html)?.[1] ?? 'en';
  const entries = [
    ...matches(html, /<script[^>]+src="([^"]+\.js)"/g),
    ...matches(html, /<link[^>]+rel="(?:modulepreload|preload)"[^>]+href="([^"]+\.js)"/g),
  ];
  const seen = new Set();
  const queue = [...entries];
  while (queue.length > 0) {
    const path = queue.pop();
    if (seen.has(path) || !existsSync(join(site, path))) continue;
    seen.add(path);
    queue.push(...staticImports(path), ...localeChunks(path, language));
  }
  return seen;
}

function measure(page) {
  const html = read(`${page}.html`);
  const inline = matches(
    html,
    /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  const scripts = [...scriptsOf(html)].map(read);
  const styles = matches(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g).map(read);
  return {
    html: gzipSize(html),
    css: styles.reduce((sum, style) => sum + gzipSize(style), 0),
    js: [...scripts, ...inline].reduce((sum, script) => sum + gzipSize(script), 0),
  };
}

const frame = join(root, 'dist', 'connect');
const frameFiles = ['index.html', 'robots.txt', '_headers'];
const chainFiles = [
  '404.html',
  'index.html',
  'sitemap.xml',
  'robots.txt',
  '_redirects',
  '_headers',
];

/** Missing host files of a folder, and missing assets of its pages. */
function missingFrom(folder) {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const forHosts = folder === frame ? frameFiles : chainFiles;
  const named = pages.flatMap((page) =>
    matches(readFileSync(join(folder, page), 'utf8'), /(?:src|href|url)="(\/_astro\/[^"]+)"/g),
  );
  const wanted = [...forHosts, ...named];
  return [...new Set(wanted)].filter((path) => !existsSync(join(folder, path)));
}

let failed = false;
const folders = readdirSync(join(root, 'dist'), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
for (const { name } of folders) {
  const missing = missingFrom(join(root, 'dist', name));
  failed ||= missing.length > 0;
  if (missing.length > 0) console.error(`dist/${name} lacks ${missing.join(', ')}`);
}
console.log(
  `${folders.length} folders, each of which ${failed ? 'should stand' : 'stands'} alone.`,
);
console.log('page                      html      css       js   of');
for (const [page, budget] of Object.entries(scriptBudgets)) {
  const { html, css, js } = measure(page);
  if (!/^<!doctype html>/i.test(read(`${page}.html`))) {
    failed = true;
    console.error(`${page}.html has no doctype.`);
  }
  const over = html > htmlBudget || css > cssBudget || js > budget;
  failed ||= over;
  const figures = [html, css, js].map((size) => size.toFixed(1).padStart(7)).join('  ');
  console.log(`${page.padEnd(22)} ${figures}  ${budget}${over ? '  over budget' : ''}`);
}
console.log(`Bounds in gzip kB: html ${htmlBudget}, css ${cssBudget}, js as in the last column.`);
if (failed) process.exitCode = 1;
