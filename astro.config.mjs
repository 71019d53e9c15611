import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { chainColours } from './scripts/site/chain-colours.ts';
import { bundlerGroups } from './scripts/site/chunk-groups.ts';
import { inlineConstants } from './scripts/site/inline-constants.ts';
import { inlineSingleUses } from './scripts/site/inline-single-uses.ts';
import { inlineHashes, smallInlineScripts } from './scripts/site/inline-scripts.ts';
import { siteIntegration } from './scripts/site/integration.ts';
import { modulePreloads } from './scripts/site/module-preloads.ts';
import { smallIcons } from './scripts/site/small-icons.ts';
import { withoutPreloadLists } from './scripts/site/without-preload-lists.ts';
import { withoutStoreKeys } from './scripts/site/without-store-keys.ts';
import { connectOrigin } from './src/chain/config/connect-host.ts';
import {
  checkOrigins,
  offersDevelopmentKey,
  siblingChains,
  siteChains,
  siteTemplate,
} from './src/site.ts';

/** Where the users of all sites are kept; it is the one other origin that a page frames. */
const connect = connectOrigin(siteTemplate());

checkOrigins();

const preloads = modulePreloads();

export default defineConfig({
  integrations: [
    react(),
    siteIntegration({
      chains: siteChains(),
      template: siteTemplate(),
      preloadIn: preloads.preloadIn,
    }),
  ],
  build: { format: 'preserve' },
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  prefetch: false,
  server: { allowedHosts: ['.localhost'] },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        `frame-src 'self' ${connect ?? ''}`.trim(),
        "img-src 'self' data: https:",
        "media-src 'self' https:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ],
      scriptDirective: { resources: ["'self'"], hashes: inlineHashes() },
      styleDirective: { resources: ["'self'", "'unsafe-inline'"] },
    },
  },
  vite: {
    plugins: [
      tailwindcss(),
      inlineConstants(),
      smallInlineScripts(),
      smallIcons(),
      chainColours(),
      withoutPreloadLists(),
      withoutStoreKeys(),
      inlineSingleUses(),
      preloads,
    ],
    define: {
      'import.meta.env.DEVELOPMENT_KEY': JSON.stringify(offersDevelopmentKey()),
      'import.meta.env.CONNECT_ORIGIN': JSON.stringify(connect),
      'import.meta.env.HAS_SIBLINGS': JSON.stringify(siblingChains().length > 1),
      'import.meta.env.SIBLING_CHAINS': JSON.stringify(siblingChains()),
    },
    // No script is put into a page: the policy of one page must serve all that follow it.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Texts and numbers go to where they are used, not into the frame of every page.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
            output: { codeSplitting: { groups: bundlerGroups() } },
          },
        },
      },
    },
  },
});
