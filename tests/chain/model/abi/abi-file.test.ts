import { expect, it } from 'vitest';
import { publishedContract } from '#devnet/wasm/published.ts';
import { abiChanges, abiProblems } from '#src/chain/model/abi/abi-file.ts';
import { abiView } from '#src/chain/model/abi/view.ts';

const problemsOf = (abi: object) => abiProblems(abiView({ version: 'eosio::abi/1.2', ...abi }));
const hello = { name: 'hello', base: '', fields: [{ name: 'who', type: 'name[]?' }] };

it('finds no mistake in a published ABI', () => {
  expect(problemsOf(publishedContract('atomicassets').abi)).toEqual([]);
});

it('accepts aliases, variants and suffixes', () => {
  const abi = {
    types: [{ new_type_name: 'person', type: 'hello' }],
    structs: [hello],
    variants: [{ name: 'either', types: ['person', 'string'] }],
    actions: [{ name: 'hello', type: 'person' }],
  };
  expect(problemsOf(abi)).toEqual([]);
});

it('names types that the ABI lacks, and where they are used', () => {
  const abi = {
    structs: [{ ...hello, base: 'gone', fields: [{ name: 'who', type: 'nome' }] }],
    actions: [{ name: 'hello', type: 'helo' }],
  };
  expect(problemsOf(abi)).toEqual([
    { kind: 'type', of: 'hello', type: 'helo' },
    { kind: 'type', of: 'hello', type: 'nome' },
    { kind: 'type', of: 'hello', type: 'gone' },
  ]);
});

it('names actions and tables that no name can be', () => {
  const abi = { structs: [hello], actions: [{ name: 'Hello_there', type: 'hello' }] };
  expect(problemsOf(abi)).toEqual([{ kind: 'name', name: 'Hello_there' }]);
});

it('lists what an upload adds and removes', () => {
  expect(abiChanges(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'] });
});
