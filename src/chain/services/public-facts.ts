import * as v from '../core/schema.ts';
import type { Asking } from '../rpc/node.ts';
import { rows, text } from './answer-parts.ts';
import { decimal } from './decimal.ts';
import { takeInstead } from './with-message.ts';
import { createRequester, type ServiceOptions } from './requester.ts';

const urls = v.fallback(rows(v.string()), []);

const chainInfoFile = v.object({
  chainId: v.string(),
  explorerUrl: text,
  explorerName: text,
  resourceTokenSymbol: text,
  resourceTokenContract: text,
  systemTokenSymbol: text,
  systemTokenContract: text,
  rpcEndpoints: urls,
  actionsRpcEndpoints: urls,
  hyperionEndpoints: urls,
  lightEndpoints: urls,
});

export type ChainInfoFile = v.InferOutput<typeof chainInfoFile>;

/**
 * The supply in circulation that a public address tells, as decimal text. Errors are those of the
 * requester.
 */
export function getCirculatingSupply(options: ServiceOptions, asking?: Asking): Promise<string> {
  return createRequester(options).get('', decimal, asking);
}

/** The public file of a chain's tokens and endpoints; undefined where it cannot be had. */
export function getChainInfoFile(
  options: ServiceOptions,
  asking: Asking = {},
): Promise<ChainInfoFile | undefined> {
  const flight = createRequester(options).get('', chainInfoFile, asking);
  return takeInstead(flight, undefined, asking.signal);
}
