import { lazy, Suspense } from 'react';

const Star = lazy(async () => ({ default: (await import('./favorite-star.tsx')).FavoriteStar }));

/** Marks an account as a favorite with a note. Loaded after the page. */
export function FavoriteMark({ name }: { name: string }) {
  return (
    <Suspense fallback={<span className="size-8" />}>
      <Star key={name} name={name} />
    </Suspense>
  );
}
