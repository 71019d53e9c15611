import { useMessages } from '#src/i18n/react.tsx';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

/** Shown instead of a screen that could not be drawn. */
export function PageBroken({ onReload }: { onReload: () => void }) {
  const { ui } = useMessages();
  return (
    <Banner
      kind="error"
      title={ui.broken}
      actions={
        <Button size="sm" onClick={onReload}>
          {ui.reload}
        </Button>
      }
    >
      <p>{ui.brokenText}</p>
    </Banner>
  );
}
