import type { ChainFacts } from './chain-facts.ts';

/** The facts of each chain, by its key: the name of its file in `chains/`. */
export const chainFacts: ReadonlyMap<string, ChainFacts> = new Map(
  Object.entries(
    import.meta.glob<ChainFacts>('./chains/*.ts', { eager: true, import: 'facts' }),
  ).map(([file, facts]) => [file.replace(/^\.\/chains\/|\.ts$/g, ''), facts]),
);
