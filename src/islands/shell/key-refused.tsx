import { StrictMode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { KeyRefused } from '#src/components/key/key-refused.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';

let shown: Root | null = null;

/**
 * Tells the visitor that a field refused a private key. It stands outside of the islands, so that it
 * can be read while a dialog is open.
 */
export function showKeyRefused(locale: Locale): void {
  shown?.unmount();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  shown = root;
  const close = () => {
    root.unmount();
    place.remove();
    shown = null;
  };
  root.render(
    <StrictMode>
      <LocaleProvider locale={locale}>
        <Suspense>
          <KeyRefused onDismiss={close} />
        </Suspense>
      </LocaleProvider>
    </StrictMode>,
  );
}
