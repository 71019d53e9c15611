import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** Shown if warning checks failed because nodes did not respond. */
export function Unchecked({ onRetry }: { onRetry: () => void }) {
  const text = useSigningTexts();
  return (
    <Banner
      kind="warning"
      title={text.unchecked}
      actions={
        <Button type="button" size="sm" onClick={onRetry}>
          {text.checkAgain}
        </Button>
      }
    >
      {text.uncheckedWhy}
    </Banner>
  );
}
