import { atom } from 'nanostores';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { isTypedAddress, setQuery, useUrl } from '../url.ts';

/** Fields that a link set, and a way to clear them. */
export interface LinkFill {
  /** Parameter names, in form order. */
  readonly names: readonly string[];
  readonly clear: () => void;
}

/** The fields that a link filled in, by the part of the form that reads them. */
export const $linkFills = atom<Readonly<Record<string, LinkFill>>>({});

function report(id: string, fill: LinkFill): () => void {
  $linkFills.set({ ...$linkFills.get(), [id]: fill });
  return () => {
    const { [id]: gone, ...others } = $linkFills.get();
    if (gone) $linkFills.set(others);
  };
}

/** All fills of the page combined; null if no link set anything. */
export function wholeFill(fills: Readonly<Record<string, LinkFill>>): LinkFill | null {
  const parts = Object.values(fills);
  if (parts.length === 0) return null;
  return {
    names: [...new Set(parts.flatMap(({ names }) => names))],
    clear: () => {
      for (const { clear } of parts) clear();
    },
  };
}

/** Parameters in the address that were not typed here. */
export function linkedParameters(names: readonly string[], url: URL | null): readonly string[] {
  if (url === null || isTypedAddress(url)) return [];
  return names.filter((name) => url.searchParams.has(name));
}

/**
 * Reports the parameters that a link set to the notice above the form, while the form is mounted.
 * Clear removes them from the address, then calls `onClear`.
 */
export function useLinked(names: readonly string[], onClear?: () => void) {
  const id = useId();
  const url = useUrl();
  const [linked, setLinked] = useState(() => linkedParameters(names, url));
  const clear = () => {
    setLinked([]);
    setQuery(Object.fromEntries(names.map((name) => [name, null])));
    onClear?.();
  };
  const latest = useRef(clear);
  useLayoutEffect(() => {
    latest.current = clear;
  });
  useLayoutEffect(() => {
    if (linked.length === 0) return;
    return report(id, { names: linked, clear: () => latest.current() });
  }, [id, linked]);
  return { linked, forget: () => setLinked([]) };
}
