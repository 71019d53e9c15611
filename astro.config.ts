import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { inlineHashes, smallInlineScripts } from './scripts/site/inline-scripts.ts';
import { siteIntegration } from './scripts/site/integration.ts';
import { withoutPreloadLists } from './scripts/site/without-preload-lists.ts';
import { connectOrigin } from './src/chain/config/connect-host.ts';
import { checkOrigins, offersDevelopmentKey, siteChains, siteTemplate } from './src/site.ts';

/** Where the users of all sites are kept; it is the one other origin that a page frames. */
const connect = connectOrigin(siteTemplate());

checkOrigins();

/** A pattern for files below `src/`, on any system. */
const below = (paths: string) => new RegExp(`src/(${paths})`.replaceAll('/', '[\\\\/]'));

/**
 * Small modules that always come together go into one file: gzip does better on it than on many.
 * A group takes along what its modules need, so that the one more pages need comes first: the frame,
 * without which there is no page, before all.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/ },
  {
    name: 'frame',
    test: below(
      'islands/(shell/(?!fallback|search-screen)|favorites/favorites-panel|screen)|i18n/(locales|messages|ready|react|format|use-format|zone|clock-style)|chain/(core/(?!base58|fio-actor|key|ripemd160|signing-messages)|rpc/(?!base64|fio-node|row-fields|(block|contract|history|schedule|send|store)-calls))|' +
        'chain/model/(info-view|finality|lenient|load-state-of)|chain/services/unsupported|' +
        'stores/(chain|head|head-poller|multisig-mode|node|primed|settings|use-settings|wallet|wallet-state)\\.|' +
        'islands/wallet/(account-menu|login|use-wallet)\\.|components/ui/(button|mark-names)',
    ),
  },
  {
    name: 'client',
    test: below(
      'chain/client/(access|or-missing)|chain/model/(action|load-state|read-action|receipt|source-name)\\.|stores/(action-list|client|query|url)\\.|node_modules/(@nanostores/query|nanoevents)',
    ),
  },
  {
    name: 'account',
    test: below(
      'chain/client/(account|tokens|hyperion)\\.|chain/services/hyperion(-ask)?\\.|stores/account\\.|' +
        'chain/model/(account-view|hyperion-balances|refund|stale-use)',
    ),
  },
  {
    name: 'history',
    test: below(
      'chain/client/history|chain/history/(choose|configured|cursor-stack|hyperion|provider|filters/dedupe)\\.|' +
        'chain/model/action-filters\\.',
    ),
  },
  {
    name: 'views',
    test: below(
      'components/(ui/(?!dialog|text-(field|area)|select-field|json-view|download-json|near-end|save-file|skeleton-form|toast|toggle|key-value-list|long-text|visible-characters)|action/(action-name|action-summary|action-table|direction|sentence))',
    ),
  },
  { name: 'hyperion-rows', test: below('chain/model/(delivery|hyperion-(action|rows))\\.') },
  {
    name: 'resource-bars',
    test: below(
      'islands/account/wallet-forms|components/account/(refund-wait|resource-bars|share-of)',
    ),
  },
  // What describes actions comes after the page is drawn. Rarer contracts have a file each.
  {
    name: 'sentences',
    test: below(
      'chain/actions/(describe-action|sentence-parts|common-sentences|sentences/(common|other|registry|rule|system|token))\\.',
    ),
  },
];

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
        `frame-src 'self' ${connect ?? ''}`.trim() as `frame-src ${string}`,
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
    plugins: [tailwindcss(), smallInlineScripts(), withoutPreloadLists()],
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
            output: { codeSplitting: { groups: chunkGroups } },
          },
        },
      },
    },
  },
});
