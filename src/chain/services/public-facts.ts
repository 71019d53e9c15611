import * as v from 'valibot';
import { isRecord, type JsonRecord } from '../rpc/json.ts';
import type { Asking } from '../rpc/node.ts';
import { decimal } from './decimal.ts';
import { createRequester, type ServiceOptions } from './requester.ts';

/**
 * The supply in circulation that a public address tells, as decimal text. Errors are those of the
 * requester.
 */
export function getCirculatingSupply(options: ServiceOptions, asking?: Asking): Promise<string> {
  return createRequester(options).get('', decimal, asking);
}

/** The public file of facts about a chain, as it is kept. As getCirculatingSupply. */
export function getChainInfoFile(options: ServiceOptions, asking?: Asking) {
  return createRequester(options).get('', v.custom<JsonRecord>(isRecord), asking);
}
