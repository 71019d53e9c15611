import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { bundlerGroups } from './scripts/site/chunk-groups.ts';
import { inlineHashes, smallInlineScripts } from './scripts/site/inline-scripts.ts';
import { siteIntegration } from './scripts/site/integration.ts';
import { smallIcons } from './scripts/site/small-icons.ts';
import { withoutPreloadLists } from './scripts/site/without-preload-lists.ts';
import { connectOrigin } from './src/chain/config/connect-host.ts';
import { checkOrigins, offersDevelopmentKey, siteChains, siteTemplate } from './src/site.ts';

/** Where the users of all sites are kept; it is the one other origin that a page frames. */
const connect = connectOrigin(siteTemplate());

checkOrigins();

export default defineConfig({
  integrations: [react(), siteIntegration({ chains: siteChains(), template: siteTemplate() })],
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
    plugins: [tailwindcss(), smallInlineScripts(), smallIcons(), withoutPreloadLists()],
    define: {
      'import.meta.env.DEVELOPMENT_KEY': JSON.stringify(offersDevelopmentKey()),
      'import.meta.env.CONNECT_ORIGIN': JSON.stringify(connect),
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
