import { expect, test } from 'vitest';
import { classify } from '#src/chain/model/search/search.ts';
import { searchPath, type SearchLookups } from '#src/islands/search/search-path.ts';

const eos = { keyPrefix: 'EOS' } as const;
const fio = { keyPrefix: 'FIO', features: ['fio-names'] } as const;

const known: SearchLookups = {
  blockExists: async (number) => number === '1',
  fioDomainExists: async (domain) => domain === 'edge',
  publicKeyOf: async () => 'PUB_K1_abc',
  isBlockId: async (id) => id.startsWith('00000001'),
  siteOf: (chain) => (chain === 'eos' ? null : `https://${chain}.example.org`),
};

test.each([
  ['alice', eos, '/account/alice'],
  ['eosio.token', eos, '/account/eosio.token'],
  ['1', eos, '/block/1'],
  ['4000000000', eos, '/block/4000000000'],
  ['ab'.repeat(32), eos, `/transaction/${'ab'.repeat(32)}`],
  ['PVT_K1_secret', eos, '/key/PUB_K1_abc'],
  ['bob@edge', fio, '/address/bob@edge'],
  ['edge', fio, '/domain/edge'],
  ['alice', fio, '/account/alice'],
  ['a/../b?c#d', eos, '/search/a%2F..%2Fb%3Fc%23d'],
  ['what is this', eos, '/search/what%20is%20this'],
  [`00000001${'ab'.repeat(28)}`, eos, `/block/00000001${'ab'.repeat(28)}`],
  ['eosio.token:EOS', eos, '/tokens/eosio.token:EOS'],
  ['alice/payment', eos, '/msig/alice/payment'],
  ['https://bloks.io/account/alice', eos, '/account/alice'],
  ['https://wax.bloks.io/account/alice', eos, 'https://wax.example.org/account/alice'],
  [
    'https://bloks.io/account/eosio?loadContract=true&tab=Tables&table=producers&account=eosio&scope=eosio&limit=100',
    eos,
    '/account/eosio?loadContract=true&tab=Tables&table=producers&account=eosio&scope=eosio&limit=100',
  ],
  ['https://bloks.io/block/4000000000', eos, '/block/4000000000'],
  ['99999999', eos, '/block/99999999'],
  ['44444', eos, '/account/44444'],
  ['https://waxblock.io/block/4000000000', eos, 'https://wax.example.org/block/4000000000'],
  ['esr://abc', eos, '/search#esr%3A%2F%2Fabc'],
  ['https://eosio.to/gmNgZGRk', eos, '/search#esr%3AgmNgZGRk'],
  ['https://eos.atomichub.io/explorer/asset/7', eos, '/nft/7'],
  ['https://wax.atomichub.io/explorer/asset/7', eos, 'https://wax.example.org/nft/7'],
  ['https://eos.example.org/nft/7?owner=alice', eos, '/nft/7?owner=alice'],
  ['https://eos.atomichub.io/explorer/collection/art', eos, '/nft/collection/art'],
  ['https://eos.atomichub.io/explorer/template/art/7', eos, '/nft/template/art/7'],
  [
    'https://eos.atomichub.io/trading/trade-offer/9',
    eos,
    '/account/atomicassets?loadContract=true&table=offers&scope=atomicassets&lower_bound=9&upper_bound=9',
  ],
])('%s leads to its page', async (text, chain, path) => {
  expect(await searchPath(classify(text, chain), known)).toBe(path);
});

test('a lookup that fails leads to the account', async () => {
  const down: SearchLookups = {
    ...known,
    blockExists: () => Promise.reject(new Error('down')),
    isBlockId: () => Promise.reject(new Error('down')),
    fioDomainExists: () => Promise.reject(new Error('down')),
  };
  expect(await searchPath(classify('1', eos), down)).toBe('/account/1');
  expect(await searchPath(classify('edge', fio), down)).toBe('/account/edge');
});

test('what is no private key leads nowhere', async () => {
  const none: SearchLookups = { ...known, publicKeyOf: () => Promise.reject(new Error('no')) };
  await expect(searchPath(classify('PVT_K1_x', eos), none)).rejects.toThrow();
  expect(await searchPath(classify(' ', eos), known)).toBeNull();
});
