import { useOfflineTexts } from '#src/i18n/areas/offline/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

interface NewVersionBannerProps {
  onReload: () => void;
  onDismiss: () => void;
}

/** A new version of the site is installed. It is opened when the visitor says so. */
export function NewVersionBanner({ onReload, onDismiss }: NewVersionBannerProps) {
  const { ui } = useMessages();
  const text = useOfflineTexts();
  const button = (
    <Button size="sm" variant="primary" onClick={onReload}>
      {ui.reload}
    </Button>
  );
  return <Banner kind="info" title={text.version} actions={button} onDismiss={onDismiss} />;
}
