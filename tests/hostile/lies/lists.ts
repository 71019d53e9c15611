import type { Json } from './json.ts';

/** One list of an answer is made so long. */
const HUGE = 20_000;
/** Bytes of that list: within what a response may have, so that it is not refused as too large. */
const MOST_BYTES = 7_000_000;

/** Repeats the items of a list of an answer: of its outermost, or of its innermost. */
export function withHugeList(answer: Json, which: 'outer' | 'inner'): Json {
  const lists = listsIn(answer).filter((list) => list.length > 0);
  const list = which === 'outer' ? lists[0] : lists.at(-1);
  if (!list) return answer;
  const one = JSON.stringify(list).length / list.length;
  const count = Math.min(HUGE, Math.floor(MOST_BYTES / one));
  const honest = [...list];
  for (let index = list.length; index < count; index++)
    list.push(honest[index % honest.length] ?? null);
  return answer;
}

/** From the outermost to the innermost. */
function listsIn(value: Json): Json[][] {
  const found: Json[][] = [];
  for (let level: Json[] = [value]; level.length > 0;) {
    found.push(...level.filter((one) => Array.isArray(one)));
    level = level.flatMap((one) =>
      one !== null && typeof one === 'object' ? Object.values(one) : [],
    );
  }
  return found;
}
