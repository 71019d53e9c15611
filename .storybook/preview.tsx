import '../src/styles/global.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { chainByKey, chains, defaultChain } from '../src/chain/config/registry.ts';
import { localeKeys, locales, type Locale } from '../src/i18n/locales.ts';
import { LocaleProvider } from '../src/i18n/react.tsx';
import { loadTexts } from '../src/i18n/text-area.ts';

// A story waits for what it names; how long that takes is the machine's matter.
configure({ asyncUtilTimeout: 40_000 });

// Controls and docs write props as JSON, which knows no bigint.
Object.defineProperty(BigInt.prototype, 'toJSON', {
  configurable: true,
  value(this: bigint) {
    return String(this);
  },
});

const page: Decorator = (Story, { globals, parameters }) => {
  const locale = globals.locale as Locale;
  const theme = globals.theme as string;
  const { accent } = chainByKey(globals.chain as string) ?? defaultChain;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locales[locale].tag;
    root.dir = locales[locale].dir;
    root.dataset['theme'] = theme;
    root.style.setProperty('--accent-light', accent.light);
    root.style.setProperty('--accent-dark', accent.dark);
  }, [locale, theme, accent]);
  return (
    <LocaleProvider locale={locale}>
      <div className={parameters.layout === 'fullscreen' ? undefined : 'p-4'}>
        <Story />
      </div>
    </LocaleProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    async ({ globals }) => {
      await loadTexts(globals.locale as Locale);
    },
  ],
  decorators: [page],
  parameters: {
    layout: 'padded',
    options: { storySort: { order: ['Start'] } },
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
  },
  initialGlobals: { locale: 'en', theme: 'light', chain: 'eos' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', dynamicTitle: true, items: ['light', 'dark'] },
    },
    locale: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: localeKeys.map((value) => ({ value, title: locales[value].name })),
      },
    },
    chain: {
      description: 'Accent of a chain',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: chains.map(({ key }) => key) },
    },
  },
};

export default preview;
