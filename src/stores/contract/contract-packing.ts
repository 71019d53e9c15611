import type { CodecError } from '../../chain/sign/abi/codec/error.ts';

/** Packed action data, or the problem and its field. */
export type Packed =
  | { readonly kind: 'packed'; readonly hex: string }
  | { readonly kind: 'refused'; readonly message: string; readonly path: string };

/** Packs with the given ABI. The codec is loaded with the first call. */
export async function packData(abi: unknown, action: string, data: unknown): Promise<Packed> {
  const [{ abiFromJson }, { serializeAction }] = await Promise.all([
    import('../../chain/sign/abi/abi-json.ts'),
    import('../../chain/sign/abi/serialize.ts'),
  ]);
  try {
    return { kind: 'packed', hex: serializeAction(abiFromJson(abi), action, data) };
  } catch (error) {
    const { message, path } = error as CodecError;
    return { kind: 'refused', message, path };
  }
}
