import { compareNames } from '#src/chain/core/name-bigint.ts';
import type { RankedProducer } from '#src/chain/client/account/account-voting.ts';
import { isProducing } from '#src/chain/model/vote/producer-view.ts';

export const orders = ['rank', 'name', 'unpaid', 'location'] as const;
export type ProducerOrder = (typeof orders)[number];

export const states = ['all', 'producing', 'standby', 'inactive'] as const;
export type ProducerState = (typeof states)[number];

/** The view of the producer list in the address. */
export interface ProducersView {
  readonly find: string;
  readonly order: ProducerOrder;
  readonly state: ProducerState;
  /** From 1. */
  readonly page: number;
}

export function producersViewOf({ searchParams }: URL): ProducersView {
  const page = Number.parseInt(searchParams.get('page') ?? '', 10);
  return {
    find: searchParams.get('find') ?? '',
    order: orders.find((one) => one === searchParams.get('sort')) ?? 'rank',
    state: states.find((one) => one === searchParams.get('state')) ?? 'all',
    page: page > 1 ? page : 1,
  };
}

const byOrder: Record<ProducerOrder, (a: RankedProducer, b: RankedProducer) => number> = {
  rank: (a, b) => a.rank - b.rank,
  name: (a, b) => compareNames(a.owner, b.owner),
  unpaid: (a, b) => (b.unpaidBlocks ?? -1) - (a.unpaidBlocks ?? -1) || a.rank - b.rank,
  location: (a, b) => a.location - b.location || a.rank - b.rank,
};

/** Filters and sorts producers. */
export function producersFor(
  producers: readonly RankedProducer[],
  { find, order, state }: ProducersView,
): readonly RankedProducer[] {
  const term = find.trim().toLowerCase();
  return producers
    .filter(({ owner, url, fioAddress }) =>
      [owner, url, fioAddress ?? ''].some((text) => text.toLowerCase().includes(term)),
    )
    .filter((one) => state === 'all' || stateOf(one) === state)
    .toSorted(byOrder[order]);
}

function stateOf(producer: RankedProducer): ProducerState {
  if (!producer.active) return 'inactive';
  return isProducing(producer) ? 'producing' : 'standby';
}
