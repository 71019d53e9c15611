import { chains } from '../../chain/config/registry.ts';
import { bytesToHex, hexToBytes } from '../../chain/core/checksum.ts';
import { requestIn } from '../../chain/model/search/request.ts';
import { readBytes } from '../../chain/model/utility/read-bytes.ts';
import { readText } from '../../chain/model/utility/read-text.ts';
import { fact, type Reading } from '../../chain/model/utility/reading.ts';
import { listOfTexts, recordOf } from '../../chain/rpc/json.ts';
import { isPrivateKeyForm } from '../../chain/model/utility/secret.ts';

export interface Decoded {
  /** All meanings of the text, the likeliest first. */
  readonly readings: readonly Reading[];
  /** Transactions, or a signing request, in the text, for the preview of pasted ones. */
  readonly previews: readonly {
    readonly kind: 'packed' | 'request';
    readonly text: string;
    /** Whether a transaction has signatures, so that it can be sent. */
    readonly signed: boolean;
  }[];
}

const nothing: Decoded = { readings: [], previews: [] };

/** Transactions of one pasted list that are shown. */
const MOST_PASTED = 20;

/** `00asm`, the beginning of WebAssembly. */
const WASM = '0061736d';
/** `eosio::abi/1`, after its length. */
const ABI = /^0e656f73696f3a3a6162692f31/;

/** Everything a text can mean. Nothing is sent. */
export async function decode(input: string): Promise<Decoded> {
  const text = input.trim();
  if (text === '') return nothing;
  if (isPrivateKeyForm(text)) return { ...nothing, readings: [{ kind: 'private-key', facts: [] }] };
  const request = requestIn(text) ?? (/^(web\+)?esr:/i.test(text) ? text : null);
  if (request !== null)
    return { ...nothing, previews: [{ kind: 'request', text: request, signed: false }] };
  if (/^[{[]/.test(text)) return ofJson(text);
  if (text.startsWith('SIG_')) return { ...nothing, readings: await ofSignature(text) };
  const bytes = bytesOf(text);
  const [plain, packed] = [readText(text), bytes ? await ofBytes(bytes) : nothing];
  return { readings: [...plain, ...packed.readings], previews: packed.previews };
}

/** One packed transaction, or a list of them. */
function ofJson(text: string): Decoded {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return nothing;
  }
  const isList = Array.isArray(value);
  const all = (isList ? (value as unknown[]) : [value]).slice(0, MOST_PASTED).map(recordOf);
  if (!all.every(({ packed_trx }) => typeof packed_trx === 'string')) return nothing;
  return {
    ...nothing,
    previews: all.map((one) => ({
      kind: 'packed',
      text: isList ? JSON.stringify(one) : text,
      signed: listOfTexts(one.signatures).length > 0,
    })),
  };
}

/** The bytes of hex, with or without `0x`, or of base64. */
function bytesOf(text: string): Uint8Array | null {
  const hex = text.replaceAll(/\s/g, '').replace(/^0x/i, '');
  if (hex.length > 0 && hex.length % 2 === 0 && /^[0-9a-f]+$/i.test(hex)) return hexToBytes(hex);
  // A word of letters alone is more likely a name than base64.
  if (!/^[A-Za-z0-9+/]{7,}={0,2}$/.test(text) || !/[+/=]|[A-Z].*\d|\d.*[A-Z]/.test(text))
    return null;
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

async function ofBytes(bytes: Uint8Array): Promise<Decoded> {
  const hex = bytesToHex(bytes);
  const plain = readBytes(bytes, chains);
  if (hex.startsWith(WASM))
    return { readings: [{ kind: 'wasm', facts: [] }, ...plain], previews: [] };
  if (ABI.test(hex)) return { readings: [...(await ofAbi(bytes)), ...plain], previews: [] };
  const packed = await packedTransaction(hex);
  if (packed !== null)
    return { readings: [], previews: [{ kind: 'packed', text: packed, signed: false }] };
  return { readings: [...(await ofPackedSignature(bytes)), ...plain], previews: [] };
}

/** The JSON of a packed transaction, compressed or not; null if the bytes are none. */
async function packedTransaction(hex: string): Promise<string | null> {
  const { openPacked, unpackTransaction } = await import('../../chain/sign/transaction/packed.ts');
  for (const compression of ['none', 'zlib'] as const) {
    const sent = { packed_trx: hex, compression };
    try {
      // Trailing bytes mean that the bytes are something else.
      const { actions } = unpackTransaction(compression === 'none' ? hex : openPacked(sent).packed);
      if (actions.length > 0) return JSON.stringify(sent);
    } catch {
      // Not packed in this way.
    }
  }
  return null;
}

async function ofAbi(bytes: Uint8Array): Promise<Reading[]> {
  const { abiFromBytes } = await import('../../chain/sign/abi/abi-bytes.ts');
  try {
    const { version, actions, tables } = abiFromBytes(bytes);
    const names = (list: readonly { readonly name: string }[]) =>
      list.map(({ name }) => name).join(', ');
    const facts = [
      fact('version', version),
      fact('actions', names(actions)),
      fact('tables', names(tables)),
    ];
    return [{ kind: 'abi', facts: facts.filter(({ value }) => value !== '') }];
  } catch {
    return [];
  }
}

async function ofSignature(text: string): Promise<Reading[]> {
  const { COMPACT_BYTES, parseSignature } = await import('../../chain/sign/keys/signature.ts');
  try {
    const { type, data } = parseSignature(text);
    const [recovery = 0] = data;
    const point = [
      // Signatures of K1 and R1 begin with 27 for a recovery id, and 4 for a compressed key.
      fact('recovery', String((recovery - 27) & 3)),
      fact('r', bytesToHex(data.subarray(1, 33))),
      fact('s', bytesToHex(data.subarray(33, COMPACT_BYTES))),
    ];
    const facts = [fact('key-type', type), ...(type === 'WA' ? [] : point)];
    return [{ kind: 'signature', facts: [...facts, fact('hex', bytesToHex(data))] }];
  } catch {
    return [];
  }
}

/** A signature as the chain packs it: the byte of its curve, then 65 bytes. */
async function ofPackedSignature(bytes: Uint8Array): Promise<Reading[]> {
  const { COMPACT_BYTES, formatSignature } = await import('../../chain/sign/keys/signature.ts');
  const [curve = 2, recovery = 0] = bytes;
  if (bytes.length !== COMPACT_BYTES + 1 || curve > 1 || recovery < 27 || recovery > 34) return [];
  const type = curve === 1 ? 'R1' : 'K1';
  return ofSignature(formatSignature({ type, data: bytes.subarray(1) }));
}
