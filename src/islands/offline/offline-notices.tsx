import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NewVersionBanner } from '#src/components/offline/new-version-banner.tsx';
import { OfflineBanner } from '#src/components/offline/offline-banner.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { $newVersion, $offline, startOffline } from '#src/stores/offline/worker.ts';

await textsReady();

/** Notices at the foot of the page: no connection, a new version. */
function OfflineNotices() {
  const offline = useStore($offline);
  const open = useStore($newVersion);
  /** What the notice said or led to that the visitor has closed. */
  const [closed, setClosed] = useState<unknown>(null);
  const shownFor = offline && `${offline.since} ${offline.cachedAt} ${offline.online}`;
  return (
    <>
      {offline && closed !== shownFor && (
        <div className="bg-page">
          <OfflineBanner
            {...offline}
            onReload={() => location.reload()}
            onDismiss={() => setClosed(shownFor)}
          />
        </div>
      )}
      {open && closed !== open && (
        <div className="bg-page">
          <NewVersionBanner onReload={open} onDismiss={() => setClosed(() => open)} />
        </div>
      )}
    </>
  );
}

/** Makes the site work offline, and shows what comes of it. */
export function startNotices(locale: Locale): void {
  const container = document.createElement('div');
  container.className =
    'fixed inset-x-4 bottom-18 z-20 md:me-auto tablet:bottom-4 md:max-w-96 print:hidden';
  document.body.append(container);
  createRoot(container).render(
    <LocaleProvider locale={locale}>
      <OfflineNotices />
    </LocaleProvider>,
  );
  startOffline();
}
