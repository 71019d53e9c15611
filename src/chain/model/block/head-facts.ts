import type { ChainInfo } from './chain-info.ts';

/** The first facts of the home page. */
export function headFacts({
  headBlockNum,
  lastIrreversibleBlockNum,
  headBlockProducer,
}: Pick<ChainInfo, 'headBlockNum' | 'lastIrreversibleBlockNum' | 'headBlockProducer'>) {
  return {
    head: { fact: 'head', count: headBlockNum },
    irreversible: { fact: 'irreversible', count: lastIrreversibleBlockNum },
    producer: { fact: 'producer', name: headBlockProducer },
  } as const;
}
