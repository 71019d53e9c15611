/** Who may import whom. See docs/architecture.md. */
const room = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    room('no-cycles', {}, { circular: true }, 'No import cycles.'),
    room(
      'chain-is-plain',
      { path: '^src/chain' },
      {
        path: '^src/(stores|i18n|components|islands|layouts|pages)|node_modules/(react|react-dom|nanostores|@nanostores|astro)/',
      },
      'The chain knows neither React nor the screens.',
    ),
    room(
      'core-stands-alone',
      { path: '^src/chain/core' },
      { pathNot: '^src/chain/core' },
      'Core has no dependency.',
    ),
    room(
      'config-knows-core',
      { path: '^src/chain/config' },
      { pathNot: '^src/chain/(core|config)' },
      'Configuration is data.',
    ),
    room(
      'actions-know-core-and-config',
      { path: '^src/chain/actions' },
      { pathNot: '^src/chain/(core|config|actions|model/(action|permission)/)' },
      'Action builders are pure.',
    ),
    room(
      'rpc-below-history',
      { path: '^src/chain/rpc' },
      { path: '^src/chain/(history|services|tables|sign|actions)' },
      'The pool knows no provider.',
    ),
    room(
      'tables-are-a-node-s',
      { path: '^src/chain/tables' },
      { path: '^src/chain/(history|services|sign)' },
      'Tables are read from a plain node alone.',
    ),
    room(
      'model-below-providers',
      { path: '^src/chain/model' },
      { path: '^src/chain/(tables|history|services|client|sign)' },
      'Views are pure functions of what providers answer.',
    ),
    room(
      'providers-below-client',
      { path: '^src/chain/(rpc|tables|history|services)' },
      { path: '^src/chain/(client|sign)' },
      'A provider asks one source. The client chooses among them.',
    ),
    room(
      'client-below-sign',
      { path: '^src/chain/client' },
      { path: '^src/chain/sign' },
      'The client reads and sends; signing uses it.',
    ),
    room(
      'wharfkit-behind-one-door',
      { path: '^src', pathNot: '^src/chain/sign' },
      { path: 'node_modules/@wharfkit' },
      'WharfKit weighs more than a page may: only chain/sign imports it.',
    ),
    room(
      'sign-on-intent',
      { path: '^src', pathNot: '^src/chain/sign' },
      {
        path: '^src/chain/sign/(session/(session|development-key)|keys/keys)\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
      'Modules that load WharfKit are imported dynamically.',
    ),
    room(
      'components-are-given',
      { path: '^src/components' },
      {
        path: '^src/(stores|islands|layouts|pages)|^src/chain/(rpc|history|services|sign|config|client)',
      },
      'Components get props: no store, no island, no network.',
    ),
    room(
      'i18n-is-below',
      { path: '^src/i18n' },
      { path: '^src/(stores|components|islands|layouts|pages)' },
    ),
    room(
      'stores-below-islands',
      { path: '^src/stores' },
      { path: '^src/(components|islands|layouts|pages)' },
    ),
    room(
      'cached-responses-are-shown-only',
      {
        path: '^src',
        pathNot:
          '^src/stores/(block/(block|verify)|transaction/transaction(-parts)?|chain/(cached-chain-access|response-cache))\\.ts$',
      },
      { path: '^src/stores/chain/(cached-chain-access|response-cache|response-store)\\.ts$' },
      'Nothing that is signed is read from the browser.',
    ),
    room(
      'cached-responses-are-not-signed',
      { path: '^src/chain/(sign|client|history|services|tables)' },
      { path: '^src/chain/rpc/(cached-|response-cache)' },
      'Only the stores of screens choose cached responses.',
    ),
    room(
      'first-before-react',
      { path: '^src/first', pathNot: '^src/first/start' },
      {
        path: '^src/(stores|components|islands|layouts)|node_modules/(react|react-dom|nanostores)/',
      },
      'The first facts are written before React is evaluated.',
    ),
    room(
      'library-is-no-page',
      { path: '^src/library' },
      { path: '^src/(stores|islands|layouts|pages|first)|^src/chain/sign' },
      'The package has components, texts and the chain client.',
    ),
    room(
      'worker-shows-nothing',
      { path: '^src/worker' },
      {
        path: '^src/(stores|components|islands|layouts|pages|library)|^src/chain/(?!config|core)|node_modules/(react|react-dom|nanostores|@nanostores|astro)/',
      },
      'The service worker has no page.',
    ),
    room('nothing-imports-library', { path: '^src/(?!library|embed)' }, { path: '^src/library' }),
    room(
      'embed-only-reads',
      { path: '^src/embed' },
      {
        path: '^src/(stores|islands|layouts|pages|first|worker)|^src/chain/sign|node_modules/(nanostores|@nanostores)/',
      },
      'A page that other sites frame knows neither users nor settings.',
    ),
    room('nothing-imports-embed', { path: '^src/(?!embed|layouts)' }, { path: '^src/embed' }),
    room('islands-below-pages', { path: '^src/islands' }, { path: '^src/(layouts|pages)' }),
    room(
      'devnet-shares-core-only',
      { path: '^devnet' },
      { path: '^src', pathNot: '^src/chain/core' },
      'A mistake shared by the client and its test chain would go unseen.',
    ),
    room('nothing-imports-devnet', { path: '^src' }, { path: '^devnet' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^dist|^storybook-static|^coverage|^\\.astro)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
