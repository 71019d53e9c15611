import { clsx } from 'clsx';

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Which of each group's classes a part has. */
export type Chosen<G extends Groups> = { readonly [Name in keyof G]?: keyof G[Name] | undefined };

/**
 * The classes of a part that comes in variants: those of all, one of each group, then the user's own.
 * @param defaults the variant of each group if none is given
 */
export function variants<const G extends Groups>(
  all: string,
  groups: G,
  defaults: { readonly [Name in keyof G]: keyof G[Name] },
): (chosen: Chosen<G> & { readonly className?: string | undefined }) => string {
  return (chosen) => {
    const of = (name: keyof G) => groups[name]?.[(chosen[name] ?? defaults[name]) as string];
    return clsx(all, Object.keys(groups).map(of), chosen.className);
  };
}
