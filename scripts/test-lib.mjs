/**
 * `npm run test:lib`: builds and packs the package, installs it in an empty folder, and uses it there
 * as an app would: types, rendering to text, what one component and one chain bring, publint,
 * the size of each export, are-the-types-wrong, and the examples. Needs the npm registry; `npm test` does not run it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromiumArguments, ensureChromium } from './lib/chromium.mjs';
import { main, projectEnvironment, root, SetupError } from './lib/setup.mjs';
import { bundled } from './library/bundled.ts';
import { entriesOf } from './library/entries.ts';
import { boundOf, measuredExports } from './library/size-bounds.ts';

/** Used here only, so that nobody who works on the site installs them. */
const tools = ['publint@0.3.25', '@arethetypeswrong/cli@0.18.5'];

/** kB of an app's code with one account link and the provider, minified, without React. */
const MOST_OF_ONE_LINK = 10;
/** The same of an app that reads an account of one chain. */
const MOST_OF_ONE_CHAIN = 30;

const folder = mkdtempSync(join(tmpdir(), 'pronghorn-lib-'));
/** The app in which the package is used. Each other example has a folder beside it. */
const app = join(folder, 'vite');
const tarball = join(root, 'examples/pronghorn.tgz');

function step(name, command, args, cwd = app) {
  console.log(`\n── ${name}`);
  const path = `${join(cwd, 'node_modules/.bin')}:${projectEnvironment().PATH}`;
  const env = projectEnvironment({ PATH: path, NEXT_TELEMETRY_DISABLED: '1' });
  // Vite's build sets it in this process. With it npm would not install an example's devDependencies.
  delete env.NODE_ENV;
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new SetupError(`${name} failed: see the lines above.`);
}

/** A module that imports every entry, so that the compiler reads every declaration. */
function importEverything() {
  const { exports } = JSON.parse(readFileSync(join(root, 'dist-lib/package.json'), 'utf8'));
  const entries = Object.entries(exports).filter(([, target]) => target.types !== undefined);
  const lines = entries.map(([entry]) => `import 'pronghorn${entry.slice(1)}';`);
  writeFileSync(join(app, 'src/everything.ts'), [...lines, 'export {};', ''].join('\n'));
}

/** The code that the site's page for developers shows, so that the compiler reads its props. */
async function writeShownCode() {
  const { partIds, partSnippet, startSnippets } =
    await import('../src/islands/developers/snippets.ts');
  const { chains } = await import('../src/chain/config/registry.ts');
  const { eos } = await import('../src/chain/config/chains/eos.ts');
  const shown = { account: 'alice', transaction: 'ab'.repeat(32), block: 5, key: 'EOS6MRy' };
  const values = { ...shown, amount: '1.0000 EOS', time: '2026-01-01T00:00:00.500' };
  const client =
    "import type { ChainClient } from 'pronghorn/chain';\ndeclare const client: ChainClient;\n";
  const pieces = [
    ...chains.map((chain) => startSnippets(chain, 'alice').react),
    ...partIds.map((id) => client + partSnippet(id, eos, values).react),
  ];
  pieces.forEach((code, place) =>
    writeFileSync(join(app, `src/shown-${place}.tsx`), `${code}\nexport {};\n`),
  );
}

/** An app that imports one export has no more than this export needs. */
async function checkSizes() {
  const exported = measuredExports(entriesOf(root));
  const apps = exported.map((id) => {
    const [entry, name] = id.split('/');
    const from = entry === '' ? 'pronghorn' : `pronghorn/${entry}`;
    return `import { ${name} } from '${from}';\nconsole.log(${name});\n`;
  });
  const packages = /^(?!pronghorn(\/|$))[@a-z]/;
  const codes = await bundled(app, apps, [packages]);
  const over = exported.flatMap((id, place) => {
    const size = gzipSync(codes[place]).length / 1000;
    return size > boundOf(id) ? [`${id}: ${size.toFixed(1)} kB, at most ${boundOf(id)}`] : [];
  });
  console.log(`\n── sizes of ${exported.length} exports`);
  if (over.length > 0) throw new SetupError(`Exports bring too much:\n${over.join('\n')}`);
}

/** One link brings little. */
async function checkOneLink() {
  const [code] = await bundled(app, [
    "import { PronghornProvider } from 'pronghorn';\nimport { AccountLink } from 'pronghorn/ui';\nconsole.log(PronghornProvider, AccountLink);\n",
  ]);
  const size = code.length / 1000;
  console.log(`\n── one link: ${size.toFixed(1)} kB, at most ${MOST_OF_ONE_LINK}`);
  if (size > MOST_OF_ONE_LINK) throw new SetupError('One component brings too much.');
}

/** An app of one chain has no other chain, no components, and no React. */
async function checkOneChain() {
  const { chains } = await import('../src/chain/config/registry.ts');
  const [code] = await bundled(app, [
    "import { createClient, readAccount, wax } from 'pronghorn/chain';\nreadAccount(createClient(wax), 'eosio').then(console.log);\n",
  ]);
  const brought = chains.filter(({ chainId }) => chainId !== null && code.includes(chainId));
  const size = code.length / 1000;
  console.log(`\n── one chain: ${size.toFixed(1)} kB, at most ${MOST_OF_ONE_CHAIN}`);
  if (size > MOST_OF_ONE_CHAIN) throw new SetupError('The client of one chain brings too much.');
  if (brought.map(({ key }) => key).join() !== 'wax')
    throw new SetupError(`One chain brings others: ${brought.map(({ key }) => key).join()}.`);
  if (/from\s*["']react|data-slot/.test(code))
    throw new SetupError('The client brings components.');
}

/** Copies an example to an empty folder, and installs the package there with the given other ones. */
function installExample(name, others = []) {
  const place = join(folder, name);
  cpSync(join(root, 'examples', name), place, {
    recursive: true,
    filter: (path) => !/node_modules|dist$|\.next|package-lock/.test(path),
  });
  const file = join(place, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.dependencies.pronghorn = `file:${tarball}`;
  writeFileSync(file, JSON.stringify(manifest));
  const install = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...others];
  step(`install of examples/${name}`, 'npm', install, place);
  return place;
}

/** The elements become parts without a bundler. No node is asked: they say that none responds. */
async function checkBarePage(place) {
  const [{ chromium }, { default: sirv }, { createServer }] = await Promise.all([
    import('playwright'),
    import('sirv'),
    import('node:http'),
  ]);
  const executablePath = await ensureChromium();
  const server = createServer(sirv(place, { dev: true })).listen(0, '127.0.0.1');
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const page = await browser.newPage();
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    for (const tag of ['account', 'actions', 'transfer-review', 'sign'])
      await page.locator(`pronghorn-${tag} .pronghorn`).waitFor();
    await page.locator('pronghorn-account [role=alert]').waitFor({ timeout: 120_000 });
  } finally {
    await browser.close();
    server.close();
  }
  console.log('The elements are drawn.');
}

await main(async () => {
  try {
    if (!process.argv.includes('--no-build'))
      step('build', 'node', [join(root, 'scripts/build-lib.mjs')], root);
    installExample('vite', tools);
    importEverything();
    await writeShownCode();
    step('types', 'tsc', ['-p', '.']);
    step('build of an app', 'vite', ['build', '--logLevel', 'warn']);
    cpSync(join(root, 'scripts/library/render-check.mjs'), join(app, 'render-check.mjs'));
    step('render to text', 'node', ['render-check.mjs']);
    await checkSizes();
    await checkOneLink();
    await checkOneChain();
    step('publint', 'publint', ['run', '--strict', 'node_modules/pronghorn']);
    step('are the types wrong', 'attw', [
      tarball,
      '--profile',
      'esm-only',
      '--quiet',
      '--exclude-entrypoints',
      'styles.css',
      'elements/standalone.js',
    ]);
    step('build of a Next app', 'next', ['build'], installExample('next'));
    await checkBarePage(installExample('bare'));
    console.log('\nThe package can be used.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
