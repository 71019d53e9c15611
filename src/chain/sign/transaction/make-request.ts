import { SigningRequest } from '@wharfkit/signing-request';
import type { Action } from '../../actions/action.ts';
import { actionType } from '../../model/abi/action-type.ts';
import type { AbiCache } from '../abi/abi-cache.ts';
import { typeOf, type Type } from '../abi/codec/types.ts';
import { serializeAction } from '../abi/serialize.ts';
import type { PackedAction } from './transaction-definition.ts';
import { compressRaw, decompress } from './zlib.ts';

/** Placeholders for the signer's account and permission. */
const SIGNER = '............1';
const SIGNER_PERMISSION = '............2';

interface Maker {
  readonly actor: string;
  readonly permission: string;
}

/**
 * A signing request of actions for the reader who opens it, as `esr://…`. The maker's name becomes the
 * signer's in authorizations and in fields that are names. Texts, such as memos, stay. Rejects like
 * buildTransaction.
 */
export async function makeSigningRequest(
  actions: readonly Action[],
  maker: Maker,
  chainId: string,
  abis: Pick<AbiCache, 'get'>,
): Promise<string> {
  return encodeRequest(
    await Promise.all(actions.map((action) => packFor(action, maker, abis))),
    chainId,
  );
}

/** A signing request of packed actions, as they are. */
export function encodeRequest(packed: readonly PackedAction[], chainId: string): string {
  const zlib = {
    deflateRaw: compressRaw,
    inflateRaw: (bytes: Uint8Array) => decompress(bytes, { raw: true }),
  };
  const actions = packed.map((one) => ({ ...one, authorization: [...one.authorization] }));
  return SigningRequest.createSync({ chainId, actions }, { zlib }).encode();
}

async function packFor(action: Action, maker: Maker, abis: Pick<AbiCache, 'get'>) {
  const { account, name } = action;
  const abi = await abis.get(account, name);
  const type = actionType(abi, name);
  const data =
    type === undefined ? action.data : forSigner(typeOf(abi, type), action.data, maker.actor);
  const authorization = action.authorization.map((level) =>
    level.actor === maker.actor
      ? {
          actor: SIGNER,
          // Another permission than the maker's own is meant: owner, to change owner.
          permission: level.permission === maker.permission ? SIGNER_PERMISSION : level.permission,
        }
      : level,
  );
  return { account, name, authorization, data: serializeAction(abi, name, data) };
}

/** The value with the maker's name replaced in each field of type `name`. */
function forSigner(type: Type, value: unknown, actor: string): unknown {
  switch (type.kind) {
    case 'builtin':
      return type.name === 'name' && value === actor ? SIGNER : value;
    case 'array':
      return Array.isArray(value)
        ? value.map((one: unknown) => forSigner(type.of, one, actor))
        : value;
    case 'optional':
    case 'extension':
      return forSigner(type.of, value, actor);
    case 'struct': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const types = new Map(type.fields.map((field) => [field.name, field.type]));
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => {
          const field = types.get(name);
          return [name, field ? forSigner(field, one, actor) : one];
        }),
      );
    }
    case 'variant':
      return value;
  }
}
