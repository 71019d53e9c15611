import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { textsReady } from '#src/i18n/text-area.ts';

const FavoritesMenu = lazyPart(async () => (await import('./favorites-menu.tsx')).FavoritesMenu);

/** Lists the favorites once its menu or drawer opens. */
export function FavoritesPanel({ locale }: { locale: Locale }) {
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const around = place.current?.closest<HTMLDetailsElement | HTMLDialogElement>(
      'details, dialog',
    );
    if (!around) return;
    const look = () => around.open && setOpened(true);
    const observer = new MutationObserver(look);
    observer.observe(around, { attributeFilter: ['open'] });
    look();
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="min-h-24 md:w-80">
      {opened && (
        <Suspense fallback={null}>
          <FavoritesMenu locale={locale} />
        </Suspense>
      )}
    </div>
  );
}

await textsReady();
