import { parse } from '#src/chain/core/schema.ts';
import { blockFacts } from '#src/chain/model/block/block-facts.ts';
import { blockView } from '#src/chain/model/block/block-view.ts';
import { blockResponse } from '#src/chain/rpc/responses.ts';
import type { FactReader } from './fact-reader.ts';

export const reader: FactReader = {
  factsOf(body, { id }) {
    const block = blockView(parse(blockResponse, body));
    const isIt = id === String(block.number) || id.toLowerCase() === block.id.toLowerCase();
    return isIt ? Object.values(blockFacts(block)) : [];
  },
};
