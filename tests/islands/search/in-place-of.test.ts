import { beforeEach, expect, test, vi } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';

const lookUpAccount = vi.hoisted(() => vi.fn(async (name: string) => existence(name)));
const fetchCollections = vi.hoisted(() => vi.fn(async () => collections));
let collections: { name: string; title: string | null }[] = [];
const existence = (name: string) => (name === 'tokens' ? 'exists' : 'missing');
vi.mock('#src/stores/account/existence.ts', () => ({ lookUpAccount }));
vi.mock('#src/islands/search/search-options.ts', () => ({ fetchCollections }));
vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => chainByKey('wax') }));

const { inPlaceOf } = await import('#src/islands/search/in-place-of.ts');

const page = (path: string, label: string) => ({ path, label, group: '', words: '', about: '' });
const pages = [page('/vote', 'Vote'), page('/tokens', 'Tokens')];

beforeEach(() => {
  collections = [];
  lookUpAccount.mockClear();
});

test('a page’s name is that page, if no account has it', async () => {
  expect(await inPlaceOf('vote', [], pages)).toBe('form:/vote');
  expect(await inPlaceOf('tokens', [], pages)).toBeNull();
  expect(await inPlaceOf('vot', [], pages)).toBeNull();
});

test('an account that is suggested is meant, and nothing is looked up', async () => {
  expect(await inPlaceOf('vote', ['vote', 'voters'], pages)).toBeNull();
  expect(lookUpAccount).not.toHaveBeenCalled();
});

test('a known token in small letters is that token', async () => {
  expect(await inPlaceOf('wax', [], pages)).toBe('form:/tokens/eosio.token:WAX');
});

test('a collection’s name or title is that collection, and so is the only one that begins so', async () => {
  collections = [
    { name: 'farmersworld', title: 'Farmers World' },
    { name: 'farming', title: 'Farm' },
  ];
  expect(await inPlaceOf('farming', [], pages)).toBe('form:/nft/collection/farming');
  expect(await inPlaceOf('farm', [], pages)).toBe('form:/nft/collection/farming');
  expect(await inPlaceOf('far', [], pages)).toBeNull();
  collections = collections.slice(0, 1);
  expect(await inPlaceOf('farme', [], pages)).toBe('form:/nft/collection/farmersworld');
});

test.each(['alice@active', '12345', 'eosio.token:EOS', 'two words'])(
  '%s is no name, and has no place to take',
  async (typed) => {
    expect(await inPlaceOf(typed, [], pages)).toBeNull();
    expect(lookUpAccount).not.toHaveBeenCalled();
  },
);
