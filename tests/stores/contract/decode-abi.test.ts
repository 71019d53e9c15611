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

it.each(['', 'hello', '{"version":', '[]'])('refuses %o', async (text) => {
  expect(await decodeAbi(bytesOf(text))).toBeNull();
});
