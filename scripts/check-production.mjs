/**
 * Builds every chain for production, and the local chain with a public node, and checks that the
 * output contains neither the development-key wallet nor an address of the test chains.
 */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './lib/setup.mjs';

const folder = join(root, 'dist-production');
/** Texts that only those parts contain: the wallet plugin's id and the host of the test chain. */
const forbidden = ['wallet-plugin-privatekey', '127.0.0.1:8888', 'pronghorn-devnet'];
const template = 'https://{chain}.example.org';
const unset = { CHAIN: '', NODE_URL: '', PUBLIC_DEVNET: '', DEVNET_PORT: '' };

/** The builds and their expected folders: one for each chain, and one for the users' frame. */
const builds = [
  { name: 'all chains', env: { SITE_URL_TEMPLATE: template }, folders: 15 },
  {
    name: 'the local chain at a public node',
    env: { CHAIN: 'local', NODE_URL: 'https://node.example.org', SITE_URL_TEMPLATE: '' },
    folders: 2,
  },
];

/** Assets are hard-linked into many folders. Each is read once. */
function textFiles() {
  const seen = new Set();
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html|json|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const { dev, ino } = statSync(file);
      const id = `${dev}/${ino}`;
      return ino === 0 || (!seen.has(id) && seen.add(id));
    });
}

function problemsOf({ folders }) {
  const made = readdirSync(folder).length;
  const missing = made < folders ? [`${made} folders were built of at least ${folders}.`] : [];
  const files = textFiles();
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return forbidden
      .filter((word) => text.includes(word))
      .map((word) => `${file}: holds "${word}"`);
  });
  console.log(`${files.length} files of ${made} folders read.`);
  return [...missing, ...found];
}

for (const build of builds) {
  rmSync(folder, { recursive: true, force: true });
  const command = ['build', '--silent', '--outDir', 'dist-production'];
  const problems = run('astro', command, { env: { ...unset, ...build.env } })
    ? problemsOf(build)
    : ['The production build failed.'];
  for (const line of problems) console.error(`${build.name}: ${line}`);
  if (problems.length > 0) process.exitCode = 1;
}
rmSync(folder, { recursive: true, force: true });
