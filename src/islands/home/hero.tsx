import { useEffect, useRef } from 'react';
import { useLocale } from '#src/i18n/react.tsx';
import { SearchBox } from '../shell/search-box.tsx';

/** The home page's title with the search in the middle. Below it the header's search takes over. */
export function Hero({ title }: { title: string }) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.at(-1)?.isIntersecting ?? true;
      root.toggleAttribute('data-search-passed', !seen);
    });
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      root.removeAttribute('data-search-passed');
    };
  }, []);
  return (
    <header className="mx-auto max-w-prose space-y-4 py-4 text-center md:py-8">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <div ref={place} className="text-start">
        <SearchBox locale={locale} prominent />
      </div>
    </header>
  );
}
