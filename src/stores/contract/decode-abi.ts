import { parseExactJson } from '#src/chain/core/exact-json.ts';
import type { Abi } from '#src/chain/sign/abi/abi.ts';

interface DecodedAbi {
  readonly abi: Abi;
  /** As setabi expects it. */
  readonly packed: Uint8Array;
}

/** Decodes an ABI in JSON or packed; null if the bytes are none. The codec is loaded with the call. */
export async function decodeAbi(bytes: Uint8Array): Promise<DecodedAbi | null> {
  const [{ abiFromBytes, abiToBytes }, { abiFromJson }] = await Promise.all([
    import('../../chain/sign/abi/abi-bytes.ts'),
    import('../../chain/sign/abi/abi-json.ts'),
  ]);
  try {
    const text = new TextDecoder().decode(bytes);
    if (!/^\s*\{/.test(text)) return { abi: abiFromBytes(bytes), packed: bytes };
    const abi = abiFromJson(parseExactJson(text));
    return { abi, packed: abiToBytes(abi) };
  } catch {
    return null;
  }
}
