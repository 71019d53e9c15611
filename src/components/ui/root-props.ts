import { type ClassValue, clsx } from 'clsx';
import type { ComponentProps, JSX } from 'react';

/** Native attributes and the `ref` of a part's root. A part draws its own content. */
export type Native<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentProps<Tag>,
  'children' | 'dangerouslySetInnerHTML' | Own
>;

/** The attributes of a link that a router's link may take the place of. */
export interface NativeLink extends Native<'a'> {
  /** Gives all but the `a` itself to the one child: a link of a router. */
  asChild?: boolean;
  /** With `asChild`: the router's link. Without content of its own it shows the part's. */
  children?: ComponentProps<'a'>['children'];
}

/**
 * The attributes of a part's root: its slot, then its user's native attributes and `ref`, and the
 * classes of both, the user's last.
 */
export function rootProps<P extends { readonly className?: string | undefined }>(
  slot: string,
  styles: ClassValue,
  native: P,
): P {
  return { 'data-slot': slot, ...native, className: clsx(styles, native.className) || undefined };
}
