import type { ChainConfig } from '#src/chain/config/types.ts';
import type { Fact } from '#src/chain/model/shared/fact.ts';
import type { FactReader } from './fact-reader.ts';
import { headFactsOf } from './head.ts';
import { prefetchedBody } from './prefetched-body.ts';
import { skeleton, writeFact } from './write.ts';

/** By what a page is about: `data-prefetch`. The page of each preloads its module. */
const readers: Readonly<Record<string, () => Promise<{ readonly reader: FactReader }>>> = {
  account: () => import('./account.ts'),
  block: () => import('./block.ts'),
  transaction: () => import('./transaction.ts'),
};

/**
 * Writes the page's first facts into its skeleton, from the responses that the page's head
 * requested. Nothing is written unless the node is of this chain, nor once React has drawn the page.
 * Rejects if there is nothing to write.
 */
export async function paintFirstFacts(): Promise<void> {
  const { prefetch = '' } = document.documentElement.dataset;
  const config = JSON.parse(document.getElementById('chain')?.textContent ?? '') as ChainConfig;
  const tag = document.documentElement.lang;
  const load = readers[prefetch];
  const [head, body, balances, module] = await Promise.all([
    prefetchedBody('/v1/chain/get_info'),
    load && prefetchedBody(`/get_${prefetch}`),
    prefetchedBody('/get_currency_balance').catch(() => undefined),
    load?.(),
  ]);
  const headFacts = headFactsOf(head, config.chainId);
  if (!headFacts) return;
  const context = { id: addressId(), config, balances };
  const facts = module?.reader.factsOf(body, context) ?? [];
  await module?.reader.write?.(skeleton(), body, context);
  // React has drawn the page meanwhile.
  if (!skeleton().isConnected) return;
  const all = [...headFacts, ...facts];
  const isTime = (fact: Fact) => 'at' in fact;
  const write = (some: readonly Fact[]) => {
    for (const fact of some) writeFact(skeleton(), fact, tag);
  };
  write(all.filter((fact) => !isTime(fact)));
  performance.mark('first-facts');
  // A browser takes long for its first relative time: the other facts are shown before.
  requestAnimationFrame(() => setTimeout(() => write(all.filter(isTime))));
}

const addressId = () => decodeURIComponent(location.pathname.split('/').at(-1) ?? '').trim();
