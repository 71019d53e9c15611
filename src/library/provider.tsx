import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { LocaleProvider, type TextLookup } from '../i18n/react.tsx';

/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

export interface PronghornProviderProps {
  /** Language of texts, and the direction that follows from it. */
  locale?: Locale;
  theme?: Theme;
  /** BCP 47 tag for numbers and dates, if it is not the language's own: `de-CH`. */
  formats?: string;
  /** A chain's colours: the configuration of a chain has them. */
  accent?: { readonly light: string; readonly dark: string };
  /** Makes the address of a link of a path such as `/account/alice`. */
  href?: (path: string, locale: Locale) => string;
  /** Where components get their texts from. They load their own without it. */
  lookup?: TextLookup;
  /** Shown until the texts are loaded. Nothing without it. */
  fallback?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * Surrounds components: theme, direction, texts and formats. It is one `div` of the class
 * `pronghorn`; the styles of the package apply in it and nowhere else. Providers can be nested.
 */
export function PronghornProvider(props: PronghornProviderProps) {
  const { locale = defaultLocale, theme = 'system', formats, accent, href, lookup } = props;
  const { fallback = null, className = '', children } = props;
  const colours = accent && { '--chain-light': accent.light, '--chain-dark': accent.dark };
  return (
    <div
      className={`pronghorn ${className}`.trim()}
      lang={locales[locale].tag}
      dir={locales[locale].dir}
      data-theme={theme === 'system' ? undefined : theme}
      style={colours as CSSProperties | undefined}
    >
      <LocaleProvider locale={locale} lookup={lookup} tag={formats} href={href}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </LocaleProvider>
    </div>
  );
}
