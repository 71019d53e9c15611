import type { AccountView } from './account.ts';

/** The first facts of an account's page. */
export function accountFacts({
  name,
  createdAt,
  total,
  liquid,
  stakedCpu,
  stakedNet,
}: AccountView) {
  return {
    name: { fact: 'name', name },
    created: { fact: 'created', at: createdAt },
    total: { fact: 'total', amount: total },
    liquid: { fact: 'liquid', amount: liquid },
    cpu: { fact: 'cpu', amount: stakedCpu },
    net: { fact: 'net', amount: stakedNet },
  } as const;
}
