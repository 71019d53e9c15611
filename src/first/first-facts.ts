import type { ChainConfig } from '#src/chain/config/types.ts';
import type { FactReader } from './fact-reader.ts';
import { headFactsOf } from './head.ts';
import { primedBody } from './primed.ts';
import { writeFact } from './write.ts';

/** By what a page is about: `data-prefetch`. The page of each preloads its module. */
const readers: Readonly<Record<string, () => Promise<{ readonly reader: FactReader }>>> = {
  account: () => import('./account.ts'),
  block: () => import('./block.ts'),
  transaction: () => import('./transaction.ts'),
};

/**
 * Writes the page's first facts into its skeleton, from the responses that the page's head
 * requested, before React is started. Nothing is written unless the node is of this chain. Rejects
 * if there is nothing to write.
 */
export async function paintFirstFacts(): Promise<void> {
  const { prefetch = '' } = document.documentElement.dataset;
  const config = JSON.parse(document.getElementById('chain')?.textContent ?? '') as ChainConfig;
  const tag = document.documentElement.lang;
  const load = readers[prefetch];
  const [head, body, module] = await Promise.all([
    primedBody('/v1/chain/get_info'),
    load && primedBody(`/get_${prefetch}`),
    load?.(),
  ]);
  const headFacts = headFactsOf(head, config.chainId);
  if (!headFacts) return;
  const place = { id: addressId(), config };
  const facts = module?.reader.factsOf(body, place) ?? [];
  await module?.reader.write?.(body, place);
  for (const fact of [...headFacts, ...facts]) writeFact(document, fact, tag);
  performance.mark('first-facts');
}

const addressId = () => decodeURIComponent(location.pathname.split('/').at(-1) ?? '').trim();
