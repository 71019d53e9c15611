import { expect, it } from 'vitest';
import { packAbi } from '#devnet/abi/codec.ts';
import { decodeAbi } from '#src/stores/contract/decode-abi.ts';

const json = {
  version: 'eosio::abi/1.2',
  structs: [{ name: 'hello', base: '', fields: [{ name: 'who', type: 'name' }] }],
  actions: [{ name: 'hello', type: 'hello', ricardian_contract: '' }],
};
const packed = packAbi(json);
const bytesOf = (text: string) => new TextEncoder().encode(text);

it('reads an ABI as JSON and as the chain packs it', async () => {
  const fromJson = await decodeAbi(bytesOf(JSON.stringify(json)));
  const fromBytes = await decodeAbi(packed);
  expect(fromJson?.abi).toEqual(fromBytes?.abi);
  expect(fromBytes?.packed).toBe(packed);
});

it('keeps the digits of a 64-bit error code', async () => {
  const { length } = '[]';
  const text = JSON.stringify({ ...json, error_messages: [] }).slice(0, -1 - length);
  const read = await decodeAbi(
    bytesOf(`\uFEFF${text}[{"error_code":18446744073709551615,"error_msg":"late"}]}`),
  );
  expect(read?.abi.error_messages).toEqual([
    { error_code: '18446744073709551615', error_msg: 'late' },
  ]);
  const packedAgain = await decodeAbi(read?.packed ?? new Uint8Array());
  expect(String(packedAgain?.abi.error_messages[0]?.error_code)).toBe('18446744073709551615');
});

it.each(['', 'hello', '{"version":', '[]'])('refuses %o', async (text) => {
  expect(await decodeAbi(bytesOf(text))).toBeNull();
});
