import { useId, useLayoutEffect, useRef, useState } from 'react';
import { atom } from 'nanostores';
import { isTypedAddress } from '../search/typed-address.ts';
import { setQuery } from '../url.ts';

/** Fields that a link set, and what empties them. */
export interface LinkFill {
  /** Names of the parameters, in the order of the form. */
  readonly names: readonly string[];
  readonly clear: () => void;
}

/** What a link filled in on this page, by the part of the form that reads it. */
export const $linkFills = atom<Readonly<Record<string, LinkFill>>>({});

function report(id: string, fill: LinkFill): () => void {
  $linkFills.set({ ...$linkFills.get(), [id]: fill });
  return () => {
    const { [id]: gone, ...others } = $linkFills.get();
    if (gone) $linkFills.set(others);
  };
}

/** All fills of the page as one; null where no link set anything. */
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

/** The parameters that the address has and that were not typed here. */
export function linkedParameters(names: readonly string[]): readonly string[] {
  if (isTypedAddress()) return [];
  const query = new URLSearchParams(location.search);
  return names.filter((name) => query.has(name));
}

/**
 * Reports the parameters a link set to the notice above the form, for as long as the form is there.
 * Clear takes them out of the address, then calls `onClear`.
 */
export function useLinked(names: readonly string[], onClear?: () => void) {
  const id = useId();
  const [linked, setLinked] = useState(() => linkedParameters(names));
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
