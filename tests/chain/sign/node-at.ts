import { openChain } from '#src/chain/client/chain/access.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { getRawAbi } from '#src/chain/rpc/contract-calls.ts';
import { createUncheckedAbis } from '#tests/chain/sign/unchecked-abis.ts';
import { signingNode, type SigningNode } from '#src/chain/sign/session/signing-node.ts';

/** A chain of one node, for sessions; it has no history. */
export function nodeAt(url: string, chainId: string, now?: () => number): SigningNode {
  const config = {
    ...eos,
    chainId,
    hyperionUrl: null,
    historyTypes: [],
    endpoints: { default: [url], actions: [], transactions: [], provider: [url] },
  };
  const access = openChain(config, now && { now });
  return signingNode(
    access,
    createUncheckedAbis((account) => getRawAbi(access.pool, account)),
  );
}
