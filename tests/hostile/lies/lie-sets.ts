import type { Answer } from '../lying-proxy.ts';
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
    for (let index = 0; index < values.length; index++) {
      const lie = values[(first + index) % values.length]?.(value);
      if (lie !== undefined) return lie;
    }
    return value;
  };
}

/** An answer of the chain or of its services, rewritten with the lies of a set. */
export function rewrittenBy(set: LieSet): (answer: Answer) => Answer {
  const rewrite = rewriteBy(set);
  return (answer) => {
    if (set.answer) return { ...answer, status: 200, ...set.answer(answer.body) };
    try {
      const honest = JSON.parse(answer.body) as Json;
      const lie = set.hugeList ? withHugeList(honest, set.hugeList) : rewritten(honest, rewrite);
      return { ...answer, body: JSON.stringify(lie) };
    } catch {
      return answer;
    }
  };
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
