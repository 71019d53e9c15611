import { atom } from 'nanostores';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import * as v from '../../chain/core/schema.ts';
import type { SensitivePower } from '../../chain/model/permission/power-action.ts';
import { useUrl } from '../url.ts';
import { isTypedAddress, setQuery } from '../change-url.ts';
import { readStored, writeStored } from '../stored-json.ts';
import { updateVisit, internalVisitOf } from './internal-links.ts';

/** Fields that a link set, and a way to clear them. */
export interface LinkFill {
  /** Parameter names, in form order. */
  readonly names: readonly string[];
  readonly clear: () => void;
  /** Clears them and fills in the draft that was there before; absent if there was none. */
  readonly restore?: (() => void) | undefined;
  /** The form grants power: it is not submitted before the visitor agrees. */
  readonly power?: LinkPower | undefined;
}

interface LinkPower {
  readonly kind: SensitivePower;
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
}

/** The fields that a link filled in, by the part of the form that reads them. */
export const $linkFills = atom<Readonly<Record<string, LinkFill>>>({});

/** Parameters that only choose what is changed: pages of the site link to forms with them. */
const SELECTION_PARAMETERS: ReadonlySet<string> = new Set(['permission', 'parent']);

const TYPED_KEY = 'typed-address/parameters';
const ownForm = v.array(v.string());

const addressOf = ({ pathname, search }: URL | Location) => pathname + search;

function report(id: string, fill: LinkFill): () => void {
  $linkFills.set({ ...$linkFills.get(), [id]: fill });
  return () => {
    const { [id]: removed, ...others } = $linkFills.get();
    if (removed) $linkFills.set(others);
  };
}

/** All fills of the page combined; null if no link set anything. */
export function combinedFill(fills: Readonly<Record<string, LinkFill>>): LinkFill | null {
  const parts = Object.values(fills);
  if (parts.length === 0) return null;
  const restore = () => {
    for (const part of parts) (part.restore ?? part.clear)();
  };
  return {
    names: [...new Set(parts.flatMap(({ names }) => names))],
    clear: () => {
      for (const { clear } of parts) clear();
    },
    restore: parts.some((part) => part.restore) ? restore : undefined,
    power: parts.find((part) => part.power)?.power,
  };
}

/** Whether a link filled in a form that grants power, and the visitor has not agreed to that. */
export function waitsForConsent(fills: Readonly<Record<string, LinkFill>>): boolean {
  return combinedFill(fills)?.power?.agreed === false;
}

/** Parameters in the address that were not typed or chosen here. */
export function linkedParameters(names: readonly string[], url: URL | null): readonly string[] {
  if (url === null || isTypedAddress(url)) return [];
  const own = new Set(typedParameters(url));
  return names.filter((name) => url.searchParams.has(name) && !own.has(name));
}

/** Sets parameters of the address to what the visitor chose. Those of a link stay marked as such. */
export function setTypedQuery(query: Readonly<Record<string, string | null>>): void {
  const names = [...typedParameters(location), ...Object.keys(query)];
  const visit = internalVisitOf(location);
  setQuery(query);
  if (visit !== null) updateVisit(visit, location);
  // Without storage the choice counts as a link's once the form is drawn again.
  writeStored('sessionStorage', TYPED_KEY, [addressOf(location), ...new Set(names)]);
}

/** Names of the parameters that the visitor chose in this address. A link cannot set this note. */
function typedParameters(url: URL | Location): readonly string[] {
  const [address, ...names] = readStored('sessionStorage', TYPED_KEY, ownForm) ?? [];
  return address === addressOf(url) ? names : [];
}

interface LinkedOptions {
  /** After the parameters were removed from the address. */
  readonly onClear?: (() => void) | undefined;
  /** The way back to the form's draft, which removes them too. */
  readonly onRestore?: (() => void) | undefined;
  /** The form's action grants it: see `waitsForConsent`. */
  readonly power?: SensitivePower | undefined;
  /** Also when an internal link set them: the visitor did not choose them. */
  readonly includeInternalLinks?: boolean;
}

/** The click of a link of the site that opened a form's address. Null where any link needs a notice. */
export function trustedVisit(
  names: readonly string[],
  url: URL | null,
  { power, includeInternalLinks = false }: Pick<LinkedOptions, 'power' | 'includeInternalLinks'>,
): string | null {
  return url === null || power || includeInternalLinks ? null : internalVisitOf(url, names);
}

/** Reports the parameters that a link set to the notice above the form, while the form is mounted. */
export function useLinked(names: readonly string[], options: LinkedOptions = {}) {
  const { onClear, onRestore, power } = options;
  const id = useId();
  const url = useUrl();
  const [linked, setLinked] = useState(() =>
    trustedVisit(names, url, options) === null ? linkedParameters(names, url) : [],
  );
  const [agreed, setAgreed] = useState(false);
  const leave = (then?: () => void) => {
    setLinked([]);
    setTypedQuery(Object.fromEntries(names.map((name) => [name, null])));
    then?.();
  };
  const latest = useRef({ clear: () => leave(onClear), restore: () => leave(onRestore) });
  useLayoutEffect(() => {
    latest.current = { clear: () => leave(onClear), restore: () => leave(onRestore) };
  });
  const restorable = onRestore !== undefined;
  useLayoutEffect(() => {
    if (linked.length === 0) return;
    return report(id, {
      names: linked,
      clear: () => latest.current.clear(),
      restore: restorable ? () => latest.current.restore() : undefined,
      power:
        power && linked.some((name) => !SELECTION_PARAMETERS.has(name))
          ? { kind: power, agreed, onAgree: setAgreed }
          : undefined,
    });
  }, [id, linked, restorable, power, agreed]);
  /** The visitor replaced what the link set: all of it, or one parameter. */
  const forget = (name?: string) =>
    setLinked((now) => (name === undefined ? [] : now.filter((one) => one !== name)));
  return { linked, forget };
}
