/** Modules of one chunk. */
export interface ChunkGroup {
  readonly name: string;
  /** Files, and folders with all their files, relative to the project's root. */
  readonly paths: readonly string[];
}

const inFolder = (folder: string, names: string) =>
  names.split(' ').map((name) => `src/${folder}/${name}`);

/** Nouns whose texts nearly every page shows. */
const COMMON_NOUNS = ['account', 'action', 'transaction'];
/**
 * Small modules that are always loaded together share a chunk: one larger file compresses better. A
 * group includes the imports of its modules, so the group that most pages need comes first.
 * `tests/site/chunk-groups.test.ts` checks that each path exists.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  {
    name: 'react',
    paths: ['react', 'react-dom', 'scheduler'].map((name) => `node_modules/${name}/`),
  },
  // Evaluated before all others: it writes the first facts. It includes what it imports.
  {
    name: 'first',
    paths: [
      ...inFolder('first', 'start.ts'),
      ...inFolder('chain/model/action', 'read-action.ts receipt.ts'),
      ...inFolder('i18n', 'locales.ts sentences/formatter.ts sentences/pattern.ts'),
      ...inFolder('chain/history', 'hyperion/action.ts'),
      ...inFolder('chain/model', 'transaction/transaction.ts'),
    ],
  },
  // Before the first transaction: an account's page has it without that.
  { name: 'documents', paths: inFolder('chain/history/hyperion', 'documents.ts page.ts') },
  // Of accounts and of tables: neither needs the rest of the other.
  { name: 'core-amounts', paths: inFolder('chain/model', 'token/core-amounts.ts') },
  ...['account', 'block', 'transaction'].map((noun) => ({
    name: `first-${noun}`,
    paths: inFolder('first', `${noun}.ts`),
  })),
  {
    name: 'frame',
    paths: [
      ...inFolder('chain/core', 'schema/'),
      ...inFolder(
        'chain/core',
        'asset.ts clock.ts host.ts limits.ts messages.ts name.ts path-segment.ts schema.ts symbol.ts time.ts',
      ),
      ...inFolder(
        'chain/rpc',
        'errors.ts fields.ts health.ts json.ts missing.ts node.ts pool.ts request.ts responses.ts transport.ts',
      ),
      ...inFolder('chain/model', 'block/chain-info.ts block/round.ts'),
      ...inFolder('chain/model/shared', 'lenient.ts'),

      ...inFolder('components/ui', 'button.tsx modified-key.ts'),
      ...inFolder('i18n', 'clock-style.ts format.ts react.tsx text-area.ts use-format.ts zone.ts'),
      ...COMMON_NOUNS.map((noun) => `src/i18n/areas/${noun}/texts.ts`),
      ...inFolder('islands', 'screen.tsx use-visitor.ts'),
      ...inFolder(
        'islands/main',
        'render-screen.ts replay-input.ts frame.tsx main-root.tsx main.ts',
      ),
      ...inFolder('layouts', 'shell.ts shown-settings.ts start.ts'),
      ...inFolder('islands/shell', 'head-line.tsx'),
      ...inFolder('islands/wallet', 'account-menu.tsx login.tsx use-wallet.ts'),
      ...inFolder('stores', 'first-interaction.ts prefetched.ts settings/settings.ts'),
      ...inFolder('stores/block', 'schedule.ts'),
      ...inFolder('stores/chain', 'chain.ts head-poller.ts head.ts node.ts'),
      ...inFolder('stores/wallet', 'restore-user.ts wallet-state.ts'),
      ...inFolder('chain', 'client/chain/access.ts config/has-prices.ts'),
      ...inFolder('chain/model/action', 'action.ts'),
      ...inFolder('chain/model/shared', 'load-state.ts source-name.ts'),
      ...inFolder('stores', 'chain/client.ts load-store.ts url.ts'),
    ],
  },
  // Before groups whose texts have them: pages with other texts need none of those groups.
  { name: 'shared-texts', paths: inFolder('i18n/areas', 'shared/texts.ts') },
  {
    name: 'history',
    paths: [
      ...inFolder('chain/client', 'chain/hyperion.ts history/history.ts'),
      ...inFolder(
        'chain/history',
        'choose.ts configured.ts provider.ts filters/dedupe.ts hyperion/provider.ts',
      ),
      ...inFolder('chain/model/action', 'action-filters.ts'),
      ...inFolder('chain/services/hyperion', 'hyperion.ts request.ts'),
    ],
  },
  {
    name: 'account',
    paths: [
      ...inFolder('chain/client/account', 'account.ts'),
      ...inFolder('chain/model/account', 'account-view.ts refund.ts'),
      ...inFolder('stores', 'account/account.ts history/action-list.ts'),
    ],
  },
  // Pages of blocks and transactions.
  {
    name: 'kept',
    paths: [
      ...inFolder('chain', 'core/checksum.ts rpc/cached-responses.ts'),
      ...inFolder('stores/chain', 'cached-chain-access.ts'),
    ],
  },
  {
    name: 'views',
    paths: [
      ...inFolder(
        'components/action',
        'action-name.tsx action-summary.tsx sentence-part.tsx sentence-text.tsx',
      ),
      ...inFolder('components/ui/text', 'truncate-text.ts hostile-text.tsx visible-text.tsx'),
      ...inFolder(
        'components/ui',
        'amount.tsx badge.tsx banner.tsx clock.ts copy-button.tsx entity-link.tsx hash.tsx icon-button.tsx section.tsx skeleton.tsx state-view.tsx stub.tsx time.tsx',
      ),
    ],
  },
  {
    name: 'tables',
    paths: [
      ...inFolder(
        'components/action',
        'action-table.tsx direction.tsx ledger-sentence.tsx row-amount.tsx',
      ),
      ...inFolder(
        'components/ui/rows',
        'data-table.tsx load-more.tsx more-rows.tsx notice-row.tsx row-id.tsx row-window.tsx load-when-near.tsx',
      ),
      ...inFolder('components/ui', 'identicon.tsx meter.tsx tab-links.tsx'),
    ],
  },
  {
    name: 'resource-bars',
    paths: [
      ...inFolder('components/account', 'balance-summary.tsx resource-bars.tsx'),
      ...inFolder(
        'islands/account',
        'account-screen.tsx account-tab.ts all-link.tsx wallet-forms.ts',
      ),
    ],
  },
  {
    name: 'facts',
    paths: [
      ...inFolder(
        'components/ui',
        'age-and-time.tsx copied.tsx fact-row.tsx fields/toggle.tsx rows/show-more.tsx',
      ),
      ...inFolder('components/transaction', 'transaction-badges.tsx'),
      ...inFolder('stores/chain', 'finality.ts'),
      ...inFolder('chain/model/action', 'traces.ts'),
      'node_modules/lucide-react/dist/esm/icons/chevron-right.mjs',
    ],
  },
  { name: 'change-url', paths: inFolder('stores', 'change-url.ts') },
  {
    name: 'search-field',
    paths: [
      'src/components/ui/fields/chain-text.ts',
      'node_modules/lucide-react/dist/esm/icons/search.mjs',
    ],
  },
  {
    name: 'account-marks',
    paths: [
      ...inFolder('islands', 'account/account-marks.tsx favorites/favorite-star.tsx'),
      ...inFolder('stores', 'favorites/favorites.ts history/spam-senders.ts'),
      ...inFolder('i18n/areas', 'favorites/texts.ts spam/texts.ts'),
    ],
  },
  {
    name: 'money',
    paths: [
      ...inFolder('chain/model/token', 'currency.ts'),
      ...inFolder('components/price', 'price-mark.tsx'),
      ...inFolder('i18n', 'format-money.ts'),
    ],
  },
  {
    name: 'schedule',
    paths: inFolder(
      'chain',
      'client/block/schedule.ts model/block/producer-schedule.ts rpc/schedule-calls.ts',
    ),
  },
  // Of forms and of the controls: neither needs the rest of the other.
  { name: 'routes', paths: ['src/routes.ts'] },
  { name: 'stored-json', paths: inFolder('stores', 'stored-json.ts') },
  // Comes with a visitor's first interaction on each page.
  {
    name: 'controls',
    paths: [
      ...inFolder('layouts', 'install-prompt.ts marked-settings.ts shell-controls.ts'),
      ...inFolder('islands/main', 'frame-controls.tsx'),
      ...inFolder('islands/shell', 'head-price.tsx'),
      ...inFolder('islands/favorites', 'favorites-panel.tsx'),
      ...inFolder('islands/wallet', 'focus-return.ts wallet-windows.tsx'),
      ...inFolder('stores', 'multisig/multisig-mode.ts signing/reviewing.ts'),
      ...inFolder('stores/chain', 'shared-head.ts tab-responses.ts tabs.ts'),
    ],
  },
  {
    name: 'rows-of-tables',
    paths: inFolder('chain/tables', 'query.ts read.ts'),
  },
  {
    name: 'picture',
    paths: [
      ...inFolder('chain/model', 'nft/picture.ts'),
      ...inFolder('islands', 'use-pictures.ts'),
      'node_modules/lucide-react/dist/esm/icons/image.mjs',
    ],
  },
  { name: 'token-name', paths: inFolder('components/token', 'token-name.tsx') },
  {
    name: 'account-tokens',
    paths: [
      ...inFolder('stores', 'account/account-tokens.ts'),
      ...inFolder('chain/client/account', 'account-tokens.ts'),
      ...inFolder('chain/model/token', 'token-choice.ts token-view.ts token-worth.ts'),
      ...inFolder('components/account', 'worth.tsx'),
    ],
  },
  {
    name: 'permission-tree',
    paths: [
      ...inFolder('components/permission', 'holders.tsx linked-actions.tsx permission-tree.tsx'),
      ...inFolder('chain/model/permission', 'permission-branches.ts'),
    ],
  },
  // Of services beside the node.
  {
    name: 'services',
    paths: inFolder(
      'chain',
      'client/chain/backend.ts services/backend/backend.ts services/fields.ts services/requester.ts',
    ),
  },
  // Beside accounts, transactions and tokens.
  { name: 'embed-button', paths: inFolder('islands/embed', 'embed-button.tsx') },
  // What an account's page has beside its facts and its latest actions: after the first interaction.
  {
    name: 'account-parts',
    paths: [
      ...inFolder(
        'islands/account',
        'account-extra.tsx account-rail.tsx round-votes-part.tsx token-part.tsx',
      ),
      ...inFolder(
        'components/account',
        'account-picture.tsx identity-badges.tsx round-votes.tsx token-table.tsx',
      ),
      ...inFolder('stores/account', 'account-extras.ts'),
      ...inFolder('chain', 'client/account/account-avatar.ts services/avatars.ts'),
    ],
  },
  // Of chains whose site has a backend.
  {
    name: 'site-prices',
    paths: [
      ...inFolder('chain/client/chain', 'site-prices.ts'),
      ...inFolder('chain/services', 'rates.ts backend/prices.ts backend/tokens.ts'),
    ],
  },
  {
    name: 'block',
    paths: [
      ...inFolder('chain', 'core/slices.ts client/block/blocks.ts model/block/block-view.ts'),
      ...inFolder('components/ui/rows', 'previous-next.tsx'),
    ],
  },
  {
    name: 'action-data',
    paths: inFolder('components/action', 'action-data.tsx field-value.tsx'),
  },
  {
    name: 'transaction',
    paths: [
      ...inFolder('components/action', 'action-node.tsx action-tree.tsx'),
      ...inFolder('islands/transaction', 'transaction-body.tsx transaction-screen.tsx'),
      ...inFolder(
        'components/transaction',
        'details-skeleton.tsx signers.tsx transaction-header.tsx transaction-stub.ts',
      ),
    ],
  },
  // Before the list of spam, which looks for keys: what else reads keys needs no such list.
  { name: 'keys', paths: inFolder('chain/core', 'key.ts') },
  // Only rows that may be spam need it.
  { name: 'spam', paths: [...inFolder('chain/history', 'spam/list.ts spam/without-spam.ts')] },
  // Sentences are loaded after the page is drawn. Rarer contracts have a chunk each.
  {
    name: 'sentences',
    paths: [
      ...inFolder('chain/actions', 'common-sentences.ts describe-action.ts sentence-parts.ts'),
      ...inFolder('chain/actions/sentences', 'common.ts other.ts registry.ts rule.ts system.ts'),
    ],
  },
  // Comes once the first facts are there. Last: parts that first facts need are in other groups.
  {
    name: 'prices',
    paths: inFolder('chain/client/chain', 'core-price.ts prices.ts'),
  },
];

const COMMON_TEXTS = new RegExp(
  `[\\\\/]i18n[\\\\/](?:areas[\\\\/](?:${COMMON_NOUNS.join('|')})[\\\\/])?([a-z]{2})\\.ts$`,
);

interface BundlerGroup {
  readonly name: string | ((id: string) => string | null);
  readonly test: RegExp;
}

/** The groups as the bundler takes them: by a test of a module's path. */
export function bundlerGroups(groups = chunkGroups): BundlerGroup[] {
  return [
    // One chunk for each language.
    {
      name: (id) => {
        const language = COMMON_TEXTS.exec(id)?.[1];
        return language === undefined ? null : `texts-${language}`;
      },
      test: COMMON_TEXTS,
    },
    ...groups.map(({ name, paths }) => ({
      name,
      test: new RegExp(`(?:${paths.map(asPattern).join('|')})`),
    })),
  ];
}

function asPattern(path: string): string {
  const escaped = path.replaceAll(/[.@-]/g, '\\$&').replaceAll('/', '[\\\\/]');
  return `[\\\\/]${escaped}${path.endsWith('/') ? '' : '(?:\\?|$)'}`;
}
