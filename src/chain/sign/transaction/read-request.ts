import { SigningRequest } from '@wharfkit/signing-request';
import type { AbiCache } from '../abi/abi-cache.ts';
import { CodecError, codecError } from '../abi/codec/error.ts';
import { readActions, type ReadAction } from '../abi/read-actions.ts';
import type { ReadOptions } from '../abi/serialize.ts';
import { decompress } from './zlib.ts';

/** A signing request, read and not answered. Everything in it is hostile text. */
export interface ReadRequest {
  /** The chains it is for; null where it leaves that open. */
  readonly chainIds: readonly string[] | null;
  /** It asks who the signer is, and for nothing to be done. */
  readonly identity: boolean;
  /** Whoever signs it is asked to send it. */
  readonly broadcast: boolean;
  /** Where the signer's answer would go; null for nowhere. */
  readonly callback: string | null;
  readonly actions: readonly ReadAction[];
}

/** In place of the account, and of the permission, of whoever signs. */
const PLACEHOLDERS: readonly string[] = ['............1', '............2'];

/**
 * Reads `esr:…`. `signer` takes the place of whoever will sign. Rejects with CodecError where it is
 * no request.
 */
export async function readSigningRequest(
  uri: string,
  signer: string,
  abis: Pick<AbiCache, 'get'>,
  options?: ReadOptions,
): Promise<ReadRequest> {
  const request = open(uri);
  const identity = request.isIdentity();
  const actions = identity ? [] : request.getRawActions();
  const packed = actions.map(({ account, name, authorization, data }) => ({
    account: String(account),
    name: String(name),
    data: data.hexString,
    authorization: authorization.map(({ actor, permission }) => ({
      actor: named(String(actor), signer),
      permission: named(String(permission), 'active'),
    })),
  }));
  const read = await readActions(packed, abis, options);
  return {
    chainIds: chainsOf(request),
    identity,
    broadcast: !identity && request.shouldBroadcast(),
    callback: request.data.callback === '' ? null : request.data.callback,
    actions: read.map((action) => ({ ...action, data: filled(action.data, signer) })),
  };
}

function open(uri: string): SigningRequest {
  const zlib = {
    deflateRaw: () => {
      throw new CodecError('Requests are read only');
    },
    inflateRaw: (bytes: Uint8Array) => decompress(bytes, { raw: true }),
  };
  try {
    return SigningRequest.from(uri, { zlib });
  } catch (error) {
    throw codecError(error);
  }
}

function chainsOf(request: SigningRequest): readonly string[] | null {
  if (!request.isMultiChain()) return [String(request.getChainId())];
  return request.getChainIds()?.map(String) ?? null;
}

function named(name: string, instead: string): string {
  return PLACEHOLDERS.includes(name) ? instead : name;
}

function filled(value: unknown, signer: string): unknown {
  if (typeof value === 'string') return named(value, signer);
  if (Array.isArray(value)) return value.map((one: unknown) => filled(one, signer));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, signer)]));
}
