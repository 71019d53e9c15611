import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { connectName, connectOrigin, siteOrigins } from '#src/chain/config/connect-host.ts';
import { immutableFolder } from './headers.ts';
import { connectPage } from './connect-page.ts';
import { connectFiles } from './host-files.ts';

const source = new URL('../../src/layouts/connect-frame.ts', import.meta.url);

/**
 * Builds the folder of the users' frame. Its script is bundled separately: shared chunks would add
 * code that only pages need.
 */
export async function buildConnect(root: string, template: string): Promise<void> {
  const origin = connectOrigin(template);
  if (!origin) return;
  const folder = join(root, connectName);
  const script = immutableFolder + (await bundle(join(folder, immutableFolder)));
  const sites = siteOrigins(template);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), connectPage(script, sites));
  for (const [name, text] of Object.entries(connectFiles(origin, sites)))
    await writeFile(join(folder, name), text);
}

/** Resolves to the name of the written file. */
async function bundle(outDir: string): Promise<string> {
  const input = fileURLToPath(source);
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input, output: { entryFileNames: '[name].[hash].js' } },
    },
  });
  if (!('output' in result)) throw new Error('The frame of the users was not built.');
  return basename(result.output[0].fileName);
}
