import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { KeyRefused } from '#src/components/key/key-refused.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';

/** Takes the notice away. */
let close: (() => void) | null = null;

/**
 * Tells the visitor that a field refused a private key. It stands outside of the islands, so that it
 * can be read while a dialog is open.
 */
export function showKeyRefused(locale: Locale): void {
  close?.();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  close = () => {
    root.unmount();
    container.remove();
    close = null;
  };
  root.render(
    <StrictMode>
      <LocaleProvider locale={locale}>
        <Suspense>
          <KeyRefused onDismiss={() => close?.()} />
        </Suspense>
      </LocaleProvider>
    </StrictMode>,
  );
}
