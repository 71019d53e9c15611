/**
 * Builds one chain for production and proves what must not be in it: the development-key wallet and
 * any address of the test chain.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './lib/setup.mjs';

const folder = join(root, 'dist-production');
/** Texts only those parts hold: the wallet plugin's id and the host of the test chain. */
const forbidden = ['wallet-plugin-privatekey', '127.0.0.1:8888', 'pronghorn-devnet'];

rmSync(folder, { recursive: true, force: true });
const built = run('astro', ['build', '--silent', '--outDir', 'dist-production'], {
  env: { CHAIN: 'eos', PUBLIC_DEVNET: '', DEVNET_PORT: '' },
});
if (!built) {
  console.error('The production build failed.');
  process.exit(1);
}

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|html|json|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
const found = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return forbidden.filter((word) => text.includes(word)).map((word) => `${file}: holds "${word}"`);
});
rmSync(folder, { recursive: true, force: true });
console.log(`${files.length} files of the production build read.`);
for (const line of found) console.error(line);
if (files.length === 0 || found.length > 0) process.exitCode = 1;
