import { existsSync } from 'node:fs';
import { cp, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { siteOrigins } from '#src/chain/config/connect-host.ts';
import { hostAliasesOf, siteUrl } from '#src/chain/config/registry.ts';
import { buildConnect } from './connect-build.ts';
import { devMiddleware } from './dev-middleware.ts';
import { buildEmbed } from './embed-build.ts';
import { hostFiles } from './host-files.ts';
import { precompress } from './precompress.ts';
import { keepUsedHashes } from './used-hashes.ts';
import { bundleWorker, writeWorker } from './worker-build.ts';

interface SiteIntegrationOptions {
  readonly chains: readonly ChainConfig[];
  /** URL template of the sites, with `{chain}`. */
  readonly template: string;
  /** Lists in the pages of a folder the scripts that they need. */
  readonly preloadIn: (folder: string) => Promise<void>;
}

/** In `public`: a folder for each chain. */
const PICTURES = 'share';

/**
 * Makes a standalone folder of each chain's pages and one of the users' frame, and serves the same
 * paths in development.
 */
export function siteIntegration({
  chains,
  template,
  preloadIn,
}: SiteIntegrationOptions): AstroIntegration {
  return {
    name: 'pronghorn-site',
    hooks: {
      'astro:config:setup': async ({ command, injectScript }) => {
        if (command !== 'dev') return;
        // What React's refresh needs before the first component. Astro adds it to its own islands only.
        const { default: react } = await import('@vitejs/plugin-react');
        injectScript('page', react.preambleCode.replace('__BASE__', '/'));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(devMiddleware(chains, siteOrigins(template)));
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        await preloadIn(root);
        await buildEmbed(root);
        const keys = new Set<string>(chains.map((chain) => chain.key));
        const shared = (await readdir(root)).filter((name) => !keys.has(name));
        const worker = await bundleWorker();
        for (const chain of chains) {
          const folder = join(root, chain.key);
          for (const name of shared)
            if (name !== PICTURES) await linkTree(join(root, name), join(folder, name));
          // A chain's folder has the pictures of its own links only. A new chain has none yet.
          const pictures = join(PICTURES, chain.key);
          if (existsSync(join(root, pictures)))
            await linkTree(join(root, pictures), join(folder, pictures));
          const [origin, ...aliases] = [chain.key, ...hostAliasesOf(chain.key)].map((name) =>
            siteUrl(name, template),
          );
          const files = hostFiles(chain, origin!, aliases);
          for (const [name, text] of Object.entries(files))
            await writeFile(join(folder, name), text);
          await keepUsedHashes(folder);
          await writeWorker(folder, chain, worker);
        }
        for (const name of shared) await rm(join(root, name), { recursive: true });
        await buildConnect(root, template);
        await precompress(root);
      },
    },
  };
}

/** Hard-links files where the file system allows it, and copies them elsewhere. */
async function linkTree(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => null);
  if (!entries) return linkFile(from, to);
  for (const entry of entries) await linkTree(join(from, entry.name), join(to, entry.name));
}

async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { force: true });
  await link(from, to).catch(() => cp(from, to));
}
