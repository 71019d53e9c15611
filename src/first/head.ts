import { parse } from '#src/chain/core/schema.ts';
import { chainInfo } from '#src/chain/model/block/chain-info.ts';
import { headFacts } from '#src/chain/model/block/head-facts.ts';
import type { Fact } from '#src/chain/model/shared/fact.ts';
import { infoResponse } from '#src/chain/rpc/responses.ts';

/** The facts of the chain's head. Null for another chain. */
export function headFactsOf(body: unknown, chainId: string | null): readonly Fact[] | null {
  const info = chainInfo(parse(infoResponse, body));
  return info.chainId === chainId ? Object.values(headFacts(info)) : null;
}
