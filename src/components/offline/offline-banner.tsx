import { useOfflineTexts } from '#src/i18n/areas/offline/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Time } from '../ui/time.tsx';

interface OfflineBannerProps {
  /** Since when there is no connection. Milliseconds, like the other times. */
  since: number;
  /** When the oldest cached response that the page shows came; null if it shows none. */
  cachedAt: number | null;
  /** Whether a response that the page requested was not cached. */
  missing: boolean;
  /** Whether the page was opened without a connection, so that it has cached responses only. */
  openedOffline: boolean;
  /** The connection is back, and the page may still show cached responses. */
  online: boolean;
  onReload: () => void;
  onDismiss: () => void;
}

/** Says that the device has no connection, and how old the shown data is. */
export function OfflineBanner(props: OfflineBannerProps) {
  const { since, cachedAt, missing, openedOffline, online, onReload, onDismiss } = props;
  const { ui } = useMessages();
  const text = useOfflineTexts();
  const none = openedOffline && cachedAt === null;
  const shown = missing ? text.part : text.storedSince;
  const reload = (
    <Button size="sm" variant="primary" onClick={onReload}>
      {ui.reload}
    </Button>
  );
  return (
    <Banner
      kind={online ? 'info' : 'warning'}
      title={online ? text.back : text.title}
      actions={online ? reload : undefined}
      onDismiss={onDismiss}
    >
      <p>
        {none ? (
          text.none
        ) : (
          <>
            {online ? text.old : cachedAt === null ? text.since : shown}{' '}
            <Time at={cachedAt ?? since} />
          </>
        )}
      </p>
    </Banner>
  );
}
