import type { Bytes } from '@wharfkit/antelope';
import { ChainAlias, ChainIdVariant, SigningRequest } from '@wharfkit/signing-request';
import type { AbiCache } from '../abi/abi-cache.ts';
import { CodecError, codecError } from '../abi/codec/error.ts';
import { readActions, type ReadAction } from '../abi/read-actions.ts';
import type { ReadOptions } from '../abi/serialize.ts';
import type { GivenHeader } from './build-transaction.ts';
import { decompress } from './zlib.ts';

/** A decoded signing request. Everything in it is hostile text. */
export interface ReadRequest {
  /** The chains it is for, by their ids, or as `alias 20` where that is unknown; null if open. */
  readonly chainIds: readonly string[] | null;
  /** It only asks for the signer's identity. */
  readonly identity: boolean;
  /** The signer should broadcast it. */
  readonly broadcast: boolean;
  /** Where the signature would be sent; null for nowhere. */
  readonly callback: string | null;
  /** The wallet sends there by itself; otherwise it opens the address. */
  readonly background: boolean;
  /** Who asks for the identity; null if not named. */
  readonly scope: string | null;
  /** The permission whose identity is asked for; null if any. */
  readonly asked: RequestSigner | null;
  /** The account that signed the request, as the request says; null if none. It is not verified. */
  readonly signedBy: string | null;
  /** Further values of the application, by name: text, or hex of what is none. */
  readonly info: readonly (readonly [name: string, value: string])[];
  readonly actions: readonly ReadAction[];
  /** They need no authorization, and run first. */
  readonly contextFreeActions: readonly ReadAction[];
  /** The header of a whole transaction; null if the wallet makes one for the actions. */
  readonly header: RequestHeader | null;
}

interface RequestHeader {
  /** As nodes write it, UTC. Null if the wallet chooses it. */
  readonly expiration: string | null;
  readonly delaySeconds: number;
  /** Types of its extensions. */
  readonly extensions: readonly number[];
  /** The fields that a wallet keeps. Without a reference block and an expiration, it adds its own. */
  readonly given: GivenHeader;
}

/** What the placeholders of a request become. */
export interface RequestSigner {
  readonly actor: string;
  readonly permission: string;
}

/** The request names a version of the format that does not exist: the link may be damaged. */
export class RequestVersionError extends CodecError {
  readonly version: number;

  constructor(version: number) {
    super(`Unsupported protocol version ${String(version)}`);
    this.version = version;
  }
}

const VERSIONS = [2, 3];
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NO_EXPIRATION = '1970-01-01T00:00:00';
const PRINTABLE = /^\P{Cc}*$/u;

/** Placeholders of the format for the signer's account and for the name of its permission. */
const ACTOR = '............1';
const PERMISSION = '............2';

/** The scheme before `esr:`, and those of wallets and their sessions: the content is the same. */
const OTHER_SCHEMES = /^(eosio|esr-[a-z]+|proton(-dev)?|anchor):(\/\/)?/i;

/** Decodes `esr:…`. `signer` replaces the placeholders. Rejects with CodecError if malformed. */
export async function readSigningRequest(
  uri: string,
  signer: RequestSigner,
  abis: Pick<AbiCache, 'read'>,
  options?: ReadOptions,
): Promise<ReadRequest> {
  const request = open(uri);
  const identity = request.isIdentity();
  const decoded = (actions: readonly RawAction[]) =>
    readActions(
      actions.map((action) => packedBy(action, signer)),
      abis,
      { ...options, nameOf: (name) => named(name, signer) },
    );
  const free = identity ? [] : request.getRawTransaction().context_free_actions;
  return {
    chainIds: chainsOf(request),
    identity,
    broadcast: !identity && request.shouldBroadcast(),
    callback: request.data.callback === '' ? null : request.data.callback,
    background: request.data.flags.background,
    scope: scopeOf(request),
    asked: askedOf(request),
    signedBy: request.signature ? String(request.signature.signer) : null,
    info: request.data.info.map(({ key, value }) => [key, textOrHex(value)] as const),
    actions: await decoded(identity ? [] : request.getRawActions()),
    contextFreeActions: await decoded(free),
    header: identity ? null : headerOf(request),
  };
}

type RawAction = ReturnType<SigningRequest['getRawActions']>[number];

function packedBy({ account, name, authorization, data }: RawAction, signer: RequestSigner) {
  return {
    account: String(account),
    name: String(name),
    data: data.hexString,
    authorization: authorization.map(({ actor, permission }) => ({
      actor: named(String(actor), signer),
      // Here the account's placeholder is accepted as the permission's too.
      permission: named(String(permission), { ...signer, actor: signer.permission }),
    })),
  };
}

/** Requests of actions alone have an empty one. */
function headerOf(request: SigningRequest): RequestHeader | null {
  const {
    expiration,
    delay_sec,
    context_free_actions: free,
    ...rest
  } = request.getRawTransaction();
  const [until, delaySeconds] = [String(expiration), Number(delay_sec)];
  const extensions = rest.transaction_extensions.map(({ type }) => Number(type));
  const [ref_block_num, ref_block_prefix] = [
    Number(rest.ref_block_num),
    Number(rest.ref_block_prefix),
  ];
  const isReferring = until !== NO_EXPIRATION || ref_block_num !== 0 || ref_block_prefix !== 0;
  const given = {
    ...(isReferring && { expiration: until, ref_block_num, ref_block_prefix }),
    max_net_usage_words: Number(rest.max_net_usage_words),
    max_cpu_usage_ms: Number(rest.max_cpu_usage_ms),
  };
  const isLimited = given.max_net_usage_words > 0 || given.max_cpu_usage_ms > 0;
  const isEmpty = !isReferring && !isLimited && delaySeconds === 0 && free.length === 0;
  return isEmpty && extensions.length === 0
    ? null
    : { expiration: isReferring ? until : null, delaySeconds, extensions, given };
}

function open(uri: string): SigningRequest {
  const zlib = {
    deflateRaw: () => {
      throw new CodecError('Requests are read only');
    },
    inflateRaw: (bytes: Uint8Array) => decompress(bytes, { raw: true }),
  };
  const link = uri.trim().replace(OTHER_SCHEMES, 'esr:');
  const version = versionOf(link);
  if (version !== null && !VERSIONS.includes(version)) throw new RequestVersionError(version);
  try {
    return SigningRequest.from(link, { zlib });
  } catch (error) {
    throw codecError(error);
  }
}

/** The low seven bits of the first byte: of the first two characters. Null for no content. */
function versionOf(link: string): number | null {
  const [, first] = /^(?:web\+)?esr:(?:\/\/)?([\w-]{2})/i.exec(link) ?? [];
  if (first === undefined) return null;
  const [high = 0, low = 0] = [...first].map((character) => BASE64URL.indexOf(character));
  return ((high << 2) | (low >> 4)) & 0x7f;
}

function scopeOf(request: SigningRequest): string | null {
  const scope = request.isIdentity() ? String(request.getIdentityScope() ?? '') : '';
  return scope === '' ? null : scope;
}

function textOrHex({ hexString, array }: Bytes): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(array);
    return PRINTABLE.test(text) ? text : hexString;
  } catch {
    return hexString;
  }
}

/** The identity's permission, unless it is the placeholder of any. */
function askedOf(request: SigningRequest): RequestSigner | null {
  const { req } = request.data;
  const { permission: level } = request.isIdentity()
    ? (req.value as { permission?: { actor: unknown; permission: unknown } })
    : {};
  const [actor, permission] = [String(level?.actor ?? ''), String(level?.permission ?? '')];
  return actor === '' || actor === ACTOR ? null : { actor, permission };
}

function chainsOf(request: SigningRequest): readonly string[] | null {
  if (!request.isMultiChain()) return [chainOf(request.data.chain_id)];
  try {
    const type = { type: ChainIdVariant, array: true } as const;
    const ids = request.getInfoKey('chain_ids', type) as ChainIdVariant[] | undefined;
    return ids?.map(chainOf) ?? null;
  } catch (error) {
    throw codecError(error);
  }
}

/** The library knows few aliases, and throws for others. */
function chainOf(id: ChainIdVariant): string {
  try {
    return String(id.chainId);
  } catch {
    return id.value instanceof ChainAlias ? `alias ${String(id.value)}` : String(id.value);
  }
}

function named(name: string, { actor, permission }: RequestSigner): string {
  return name === ACTOR ? actor : name === PERMISSION ? permission : name;
}
