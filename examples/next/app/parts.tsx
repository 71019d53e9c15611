'use client';

import { createClient } from 'pronghorn/chain';
import { LatestActions, TransferReview } from 'pronghorn/loaded';
import { chain, name } from './chain.ts';

const client = createClient(chain);
const { code, precision } = chain.coreSymbol;
const one = `1.${'0'.repeat(precision)} ${code}`;

/** Parts that the browser loads. */
export function Parts() {
  return (
    <>
      <LatestActions client={client} name={name} />
      <TransferReview client={client} from={name} to="eosio.ram" quantity={one} memo="hello" />
    </>
  );
}
