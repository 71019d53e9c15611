import { defineConfig, type OxlintConfig } from 'oxlint';

type Rules = NonNullable<OxlintConfig['rules']>;

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

/** Beside the rules of `correctness`, which are on. */
const ownRules: Rules = {
  eqeqeq: ['error', 'always'],
  'no-array-constructor': 'error',
  'no-console': 'error',
  'no-empty-function': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'typescript/adjacent-overload-signatures': 'error',
  'typescript/array-type': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/ban-tslint-comment': 'error',
  'typescript/class-literal-property-style': 'error',
  'typescript/consistent-generic-constructors': 'error',
  'typescript/consistent-indexed-object-style': 'error',
  'typescript/consistent-type-assertions': 'error',
  'typescript/consistent-type-definitions': 'error',
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'typescript/no-confusing-non-null-assertion': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-inferrable-types': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/prefer-for-of': 'error',
  'typescript/prefer-function-type': 'error',
};

const lists = ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'];
const items = ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'];
const pointerAndKeys = [
  'onClick',
  'onMouseDown',
  'onMouseUp',
  'onKeyPress',
  'onKeyDown',
  'onKeyUp',
];

/** Rules of accessibility that are more useful with exceptions, and two that do not fit. */
const accessibility: Rules = {
  'jsx-a11y/control-has-associated-label': 'off',
  'jsx-a11y/no-interactive-element-to-noninteractive-role': [
    'error',
    { tr: ['none', 'presentation'], canvas: ['img'] },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    { handlers: [...pointerAndKeys, 'onError', 'onLoad'], img: ['onError', 'onLoad'] },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    { ul: lists, ol: lists, li: items, table: ['grid'], td: ['gridcell'] },
  ],
  'jsx-a11y/no-noninteractive-tabindex': [
    'error',
    { tags: [], roles: ['tabpanel'], allowExpressionValues: true },
  ],
  'jsx-a11y/no-static-element-interactions': [
    'error',
    { allowExpressionValues: true, handlers: pointerAndKeys },
  ],
  // A role says more than `output` or `fieldset` where there is a style for it.
  'jsx-a11y/prefer-tag-over-role': 'off',
};

/** The linter takes this rule from ESLint: `scripts/lint/eslint-rules.mjs`. */
const forbid = (...syntax: object[]): Rules => ({
  'eslint-js/no-restricted-syntax': ['error', ...syntax],
});

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/eslint-rules.mjs'],
  categories: { correctness: 'error' },
  // The linter knows no templates of Astro: `eslint.config.js` is for them.
  ignorePatterns: ['**/*.astro'],
  rules: {
    ...ownRules,
    ...accessibility,
    // Says only that the React Compiler would leave a component as it is.
    'react/incompatible-library': 'off',
    ...forbid(literalSpread),
  },
  overrides: [
    {
      files: ['scripts/**', 'devnet/**', 'bench/**', 'tests/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['tests/**'],
      rules: {
        ...forbid(literalSpread, clockWait),
        'no-restricted-imports': ['error', { paths: [unseeded] }],
        // A test that reads what is not there should throw.
        'no-unsafe-optional-chaining': 'off',
        'react/globals': 'off',
      },
    },
    { files: ['tests/fc.ts'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['src/**'],
      rules: {
        ...forbid(...inSource),
        'no-restricted-imports': ['error', { paths: [ownLazy] }],
      },
    },
    { files: ['src/components/ui/lazy-part.tsx'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['src/**/*.tsx', 'stories/**/*.tsx'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      files: [
        'src/components/**/*.{ts,tsx}',
        'src/i18n/**/use-*.ts',
        'src/i18n/{moment,react}.{ts,tsx}',
      ],
      rules: {
        ...forbid(...inSource, ...ambient),
        'no-restricted-globals': ['error', 'location'],
      },
    },
    {
      // The one place where a link may leave the site.
      files: ['src/components/ui/external-link.tsx'],
      rules: forbid(...inSource.filter((rule) => rule !== linkOut), ...ambient),
    },
    {
      files: ['src/chain/core/path-segment.ts'],
      rules: forbid(...inSource.filter((rule) => rule !== throwingEncoder)),
    },
    {
      // The one place where numbers, amounts and dates become text.
      files: ['src/i18n/format*.ts'],
      rules: forbid(...inSource.filter((rule) => rule !== ownFormat)),
    },
  ],
});
