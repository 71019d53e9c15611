import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { embedScript } from '#src/layouts/embed-script.ts';
import { immutableFolder } from './headers.ts';
import { inlineConstants } from './inline-constants.ts';
import { smallIcons } from './small-icons.ts';
import { withoutPreloadLists } from './without-preload-lists.ts';

const source = new URL('../../src/embed/start.tsx', import.meta.url);

/** The path of its source on the development server. */
export const embedSource = '/src/embed/start.tsx';

/** Whether a page is one that other sites frame. */
export function isEmbedded(html: string): boolean {
  return /<html[^>]*\bdata-embed=/.test(html);
}

/**
 * Builds the script of the embedded pages and writes its address into them. It is bundled separately:
 * a chunk that is shared with the site's pages would run their code, with its users and settings.
 * @param root the folder of all chains' pages
 */
export async function buildEmbed(root: string): Promise<void> {
  const script = immutableFolder + (await bundle(join(root, immutableFolder)));
  const names = await readdir(root, { recursive: true });
  for (const path of names.filter((name) => name.endsWith('.html'))) {
    const file = join(root, path);
    const html = await readFile(file, 'utf8');
    if (isEmbedded(html))
      await writeFile(file, html.replace(`src="${embedScript}"`, `src="${script}"`));
  }
}

/** Resolves to the name of the written file. */
async function bundle(outDir: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [inlineConstants(), smallIcons(), withoutPreloadLists()],
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(source),
        output: { entryFileNames: 'embed.[hash].js', chunkFileNames: 'embed-[name].[hash].js' },
      },
    },
  });
  if (!('output' in result)) throw new Error('The script of embedded pages was not built.');
  return basename(result.output[0].fileName);
}
