import type { CodecError } from '../../chain/sign/abi/codec/error.ts';

/** An action's data in bytes, or why it cannot be packed and where. */
export type Packed =
  | { readonly kind: 'packed'; readonly hex: string }
  | { readonly kind: 'refused'; readonly message: string; readonly path: string };

/** Packs by the ABI as it came. The packer comes with the first call. */
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
