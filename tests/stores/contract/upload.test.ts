import { createHash } from 'node:crypto';
import { ABI, Serializer } from '@wharfkit/antelope';
import { expect, it } from 'vitest';
import { packAbi } from '#devnet/abi/codec.ts';
import { readContractFiles } from '#src/stores/contract/upload.ts';

/** The smallest module with the function that the chain calls. */
const code = Uint8Array.from(Buffer.from('0061736d01000000070901056170706c790000', 'hex'));
const abi = {
  version: 'eosio::abi/1.2',
  structs: [{ name: 'hello', base: '', fields: [{ name: 'who', type: 'name' }] }],
  actions: [{ name: 'hello', type: 'hello', ricardian_contract: '' }],
};
const packed = packAbi(abi);
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const file = (name: string, content: Uint8Array | string) =>
  ({
    name,
    arrayBuffer: () =>
      Promise.resolve(
        Uint8Array.from(typeof content === 'string' ? new TextEncoder().encode(content) : content)
          .buffer,
      ),
  }) as unknown as File;

it('reads code and ABI by their content, and hashes what the chain will store', async () => {
  const files = [file('a.abi', JSON.stringify(abi)), file('b.bin', code)];
  const found = await readContractFiles(files);
  expect(found.code).toMatchObject({ name: 'b.bin', problem: null, hash: hashOf(code) });
  expect(found.abi).toMatchObject({ name: 'a.abi', problems: [], actions: ['hello'] });
  expect(found.abi?.hash).toBe(hashOf(found.abi?.bytes ?? new Uint8Array()));
  const unpacked = Serializer.decode({ data: found.abi?.bytes ?? new Uint8Array(), type: ABI });
  expect(unpacked.actions).toEqual(
    abi.actions.map((one) => expect.objectContaining({ type: one.type })),
  );
  expect(found.refused).toEqual([]);
});

it('uploads a packed ABI as it is', async () => {
  const found = await readContractFiles([file('a.abi', packed)]);
  expect(found.abi?.bytes).toEqual(Uint8Array.from(packed));
  expect(found.abi?.hash).toBe(hashOf(packed));
  expect(found.abi?.actions).toEqual(['hello']);
});

it('refuses other files', async () => {
  const found = await readContractFiles([file('a.txt', 'hello'), file('b.json', '{"a":1}')]);
  expect(found).toEqual({ code: null, abi: null, refused: ['a.txt', 'b.json'] });
});
