/**
 * The values that differ, each once, in the order of their first places.
 * @param idOf a text that is equal for equal values; JSON if omitted
 */
export function unique<T>(
  all: readonly T[],
  idOf: (one: T) => string = (one) => JSON.stringify(one),
): T[] {
  return [...new Map(all.map((one) => [idOf(one), one])).values()];
}
