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

const literalSpread = {
  selector:
    ':matches(ObjectExpression > SpreadElement > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression)',
  message: 'Write the members themselves: a spread literal only saves lines.',
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
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
    files: ['src/**/*.tsx', 'stories/**/*.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y, 'react-hooks': reactHooks },
    rules: { ...jsxA11y.configs.recommended.rules, ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        literalSpread,
        rawHtml,
        linkOut,
        floatingAmount,
        ownFormat,
      ],
    },
  },
  {
    // The one place where a link may leave the site.
    files: ['src/components/ui/external-link.tsx'],
    rules: { 'no-restricted-syntax': ['error', literalSpread, rawHtml, floatingAmount, ownFormat] },
  },
  {
    // The one place where numbers, amounts and dates become text.
    files: ['src/i18n/format*.ts'],
    rules: { 'no-restricted-syntax': ['error', literalSpread, rawHtml, linkOut, floatingAmount] },
  },
);
