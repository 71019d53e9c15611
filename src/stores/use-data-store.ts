import type { ReadableAtom } from 'nanostores';
import { startTransition, useEffect, useState } from 'react';

/**
 * The value of a store whose changes come from the network. A change is drawn as a transition: React
 * draws it a few milliseconds at a time, so that the page responds to the visitor meanwhile. What the
 * visitor changes is read by `useStore` of nanostores, which draws at once.
 */
export function useDataStore<T>($store: ReadableAtom<T>): T {
  const now = $store.get();
  const [drawn, setDrawn] = useState({ $store, value: now });
  useEffect(
    () =>
      $store.subscribe((value) =>
        startTransition(() =>
          setDrawn((before) =>
            before.$store === $store && before.value === value ? before : { $store, value },
          ),
        ),
      ),
    [$store],
  );
  return drawn.$store === $store ? drawn.value : now;
}
