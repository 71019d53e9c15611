import type { Page, Route } from '@playwright/test';
import { firstNode } from '../lying-node.ts';
import { answerLies } from './answers.ts';
import { hashOf, type Json, type Path, rewritten } from './json.ts';
import { withHugeList } from './lists.ts';
import { shapeLies, type ValueLie, valueLies } from './values.ts';

/** Lies of one page load, and how many of the places they fit are rewritten. */
export interface LieSet {
  readonly name: string;
  readonly values?: readonly ValueLie[];
  /** Of so many places one is rewritten. */
  readonly everyOf?: number;
  /** The list of each answer that is made 20,000 items long. */
  readonly hugeList?: 'outer' | 'inner';
  readonly answer?: (typeof answerLies)[keyof typeof answerLies];
}

/** Without these a page knows no chain to show: every endpoint would be one of another chain. */
const KEPT = /^(chain_id|head_block_time|server_version_string)$/;

function rewriteBy({ values = [], everyOf = 1, name }: LieSet) {
  return (value: Json, path: Path): Json => {
    const hash = hashOf(`${name} ${path}`);
    if (KEPT.test(path) || hash % everyOf !== 0) return value;
    const first = Math.floor(hash / everyOf) % values.length;
    for (let place = 0; place < values.length; place++) {
      const lie = values[(first + place) % values.length]?.(value);
      if (lie !== undefined) return lie;
    }
    return value;
  };
}

/** Rewrites every response of the chain and its services with the lies of a set. */
export async function rewriteResponses(page: Page, set: LieSet): Promise<void> {
  await page.route(
    (url) => url.origin === firstNode,
    async (route: Route) => {
      const response = await route.fetch().catch(() => null);
      // Connections that rest too long are closed.
      if (!response) return route.abort();
      const body = await response.text();
      if (set.answer) return route.fulfill(set.answer(body));
      try {
        const honest = JSON.parse(body) as Json;
        const json = set.hugeList
          ? withHugeList(honest, set.hugeList)
          : rewritten(honest, rewriteBy(set));
        await route.fulfill({ response, json });
      } catch {
        await route.fulfill({ response, body });
      }
    },
  );
}

const alone = <T extends object>(lies: T) => Object.entries(lies) as [string, T[keyof T]][];

/** Every lie by itself: in each place it fits, and in one of four, so that the rest is believed. */
export const everyLie: readonly LieSet[] = [
  ...alone(valueLies).flatMap(([name, lie]): LieSet[] => [
    { name, values: [lie] },
    { name: `some ${name}`, values: [lie], everyOf: 4 },
  ]),
  ...alone(shapeLies).map(([name, lie]): LieSet => ({ name, values: [lie], everyOf: 12 })),
  { name: 'long outer lists', hugeList: 'outer' },
  { name: 'long inner lists', hugeList: 'inner' },
  ...alone(answerLies).map(([name, answer]): LieSet => ({ name, answer })),
];

/** All lies in three page loads: those of an answer's values, of its form, and about the whole of it. */
export const mixedLies: readonly LieSet[] = [
  { name: 'false values', values: Object.values(valueLies), everyOf: 4 },
  { name: 'false forms', values: Object.values(shapeLies), everyOf: 12 },
  { name: 'long outer lists', hugeList: 'outer' },
];
