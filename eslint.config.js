import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const rawHtml = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Chain data is text, never HTML.',
};

const linkOut = {
  selector: 'JSXOpeningElement[name.name="a"] > JSXAttribute[name.name="target"]',
  message: 'Links out go through ExternalLink, which lets only http and https pass.',
};

const floatingAmount = {
  selector: 'CallExpression[callee.name="parseFloat"]',
  message: 'Amounts are bigint units with a precision: use parseAsset or parseUnits.',
};

const ownFormat = {
  selector:
    ':matches(MemberExpression[object.name="Intl"][property.name=/^(NumberFormat|DateTimeFormat|RelativeTimeFormat|DurationFormat)$/], MemberExpression[property.name=/^toLocale(Date|Time)?String$/])',
  message: 'Numbers, amounts and dates are formatted in src/i18n/format*.ts.',
};

/** Components and hooks get the locale from LocaleProvider and everything else as props. */
const ambient = [
  {
    selector: 'MemberExpression[object.type="MetaProperty"][property.name="env"]',
    message: 'Components and their hooks do not know the build: pass a prop.',
  },
  {
    selector: 'AwaitExpression:not(:function AwaitExpression)',
    message: 'No top-level await here: an island awaits textsReady().',
  },
];

const literalSpread = {
  selector:
    ':matches(ObjectExpression > SpreadElement > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression)',
  message: 'Write the members themselves: a spread literal only saves lines.',
};

/** A namespace taken apart keeps all its exports in a page that uses one. */
const namespaceTakenApart = {
  selector:
    ':matches(VariableDeclarator[id.type="ObjectPattern"][init.type="Identifier"][init.name=/^(limits|signing)$/], SpreadElement > Identifier[name="limits"])',
  message: 'Write limits.name where it is used: a destructured namespace is bundled whole.',
};

const ownLazy = {
  name: 'react',
  importNames: ['lazy'],
  message: 'Use lazyPart, which says in its place that its code could not be loaded.',
};

const clockWait = {
  selector: 'CallExpression[callee.property.name="waitForTimeout"]',
  message: 'A test waits for what it names, never for a time.',
};

const unseeded = {
  name: 'fast-check',
  message: 'Use tests/fc.ts, which sets the seed of all tests.',
};

/** The parent's new state draws the form again, which may call back again, and so on. */
const callbackOfEachRender = {
  selector:
    'CallExpression[callee.name="useEffect"][arguments.length=1] > ArrowFunctionExpression[body.type=/^(CallExpression|ChainExpression)$/]',
  message: 'A callback after each render can draw a form without end: use useOnChange.',
};

/** It throws for half a surrogate pair, which texts of a chain may have. */
const throwingEncoder = {
  selector: 'CallExpression[callee.name="encodeURIComponent"]',
  message: 'Use pathSegment, which encodes any text.',
};

const inSource = [
  literalSpread,
  namespaceTakenApart,
  rawHtml,
  linkOut,
  floatingAmount,
  ownFormat,
  callbackOfEachRender,
  throwingEncoder,
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'dist-*/',
      'examples/*/dist/',
      'examples/next/.next/',
      '.astro/',
      'storybook-static/',
      'coverage/',
      'reports/',
      'node_modules/',
      '.stryker-tmp/',
    ],
  },
  ...tseslint.configs.recommended,
  ...tseslint.configs.stylistic,
  ...astro.configs['flat/recommended'],
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
      'no-restricted-syntax': ['error', literalSpread],
    },
  },
  { files: ['scripts/**', 'devnet/**', 'bench/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/**'],
    rules: { 'no-restricted-syntax': ['error', literalSpread, clockWait] },
  },
  {
    files: ['tests/**'],
    ignores: ['tests/fc.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [unseeded] }] },
  },
  {
    files: ['src/**'],
    ignores: ['src/components/ui/lazy-part.tsx'],
    rules: { 'no-restricted-imports': ['error', { paths: [ownLazy] }] },
  },
  {
    files: ['src/**/*.tsx', 'stories/**/*.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y, 'react-hooks': reactHooks },
    rules: { ...jsxA11y.configs.recommended.rules, ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...inSource] },
  },
  {
    files: [
      'src/components/**/*.{ts,tsx}',
      'src/i18n/**/use-*.ts',
      'src/i18n/{moment,react}.{ts,tsx}',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...inSource, ...ambient],
      'no-restricted-globals': ['error', 'location'],
    },
  },
  {
    // The one place where a link may leave the site.
    files: ['src/components/ui/external-link.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...inSource.filter((rule) => rule !== linkOut), ...ambient],
    },
  },
  {
    files: ['src/chain/core/path-segment.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...inSource.filter((rule) => rule !== throwingEncoder)],
    },
  },
  {
    // The one place where numbers, amounts and dates become text.
    files: ['src/i18n/format*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...inSource.filter((rule) => rule !== ownFormat)] },
  },
);
