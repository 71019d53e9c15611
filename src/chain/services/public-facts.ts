import * as v from '../core/schema.ts';
import { decimal, rows, text } from './fields.ts';
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

/** The circulating supply from a public URL, as decimal text. Errors are those of the requester. */
export function getCirculatingSupply(options: ServiceOptions): Promise<string> {
  return createRequester(options).get('', decimal);
}

/** The chain's public file of tokens and endpoints. Errors are those of the requester. */
export function getChainInfoFile(options: ServiceOptions): Promise<ChainInfoFile> {
  return createRequester(options).get('', chainInfoFile);
}
