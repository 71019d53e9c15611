import { Suspense } from 'react';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonForm } from '#src/components/ui/skeleton-form.tsx';
import { useTaxTexts } from '#src/i18n/areas/tax/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { WithTools } from '../directory/with-tools.tsx';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { useOnServer } from '#src/i18n/use-on-server.ts';

const Tax = lazyPart(async () => (await import('./tax.tsx')).Tax);

/** An account's transfers as a file for CoinTracking. */
export function TaxScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <TaxPage />
    </Screen>
  );
}

function TaxPage() {
  const text = useTaxTexts();
  const inBrowser = !useOnServer();
  return (
    <WithTools>
      <h1 className="title">{text.title}</h1>
      <p className="max-w-prose text-muted">{text.hint}</p>
      {inBrowser ? (
        <Suspense fallback={<SkeletonForm />}>
          <Tax />
        </Suspense>
      ) : (
        <SkeletonForm />
      )}
    </WithTools>
  );
}

export const screen: ScreenModule = { Screen: TaxScreen };

await textsReady();
