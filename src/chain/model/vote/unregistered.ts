import type { ProducerView } from './producer-view.ts';

/**
 * Those of a vote that the chain would refuse: it takes registered producers only, also where the
 * vote had them before. None while the producers are unknown.
 */
export function unregisteredIn(
  chosen: readonly string[],
  producers: readonly Pick<ProducerView, 'owner' | 'active'>[] | null,
): string[] {
  if (!producers || producers.length === 0) return [];
  const registered = new Set(producers.filter(({ active }) => active).map(({ owner }) => owner));
  return chosen.filter((name) => !registered.has(name));
}
