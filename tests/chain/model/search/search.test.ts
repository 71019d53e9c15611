import { describe, expect, test } from 'vitest';
import { eos as eosChain } from '#src/chain/config/chains/eos.ts';
import { proton } from '#src/chain/config/chains/proton.ts';
import { blockNumberOfId } from '#src/chain/model/search/ids.ts';
import {
  classify,
  emptySuggestions,
  remember,
  submitTarget,
  suggestionPrefix,
} from '#src/chain/model/search/search.ts';

const eos = { keyPrefix: 'EOS' } as const;
const fio = { keyPrefix: 'FIO', features: ['fio-names'] } as const;

const publicKey = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const typedKey = `PUB_K1_${publicKey.slice(3)}`;
const oldPrivateKey = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';
const id = 'a1'.repeat(32);

describe('what a text in the search box means', () => {
  test('is trimmed first', () => {
    expect(classify('  alice \n', eos)).toEqual({ kind: 'account', name: 'alice' });
    expect(classify('   ', eos)).toEqual({ kind: 'nothing' });
  });

  test.each([
    ['an Ethereum address', `0x${'a'.repeat(40)}`, 42],
    ['a key in the older form', publicKey, 53],
    ['a key with its type', typedKey, 57],
  ])('%s is a key', (_, text, length) => {
    expect(text).toHaveLength(length);
    expect(classify(text, eos)).toEqual({ kind: 'key', key: text });
  });

  test('a passkey is a key at any length', () => {
    for (const length of [20, 51, 64, 90]) {
      const text = 'PUB_WA_'.padEnd(length, 'x');
      expect(classify(text, eos)).toEqual({ kind: 'key', key: text });
    }
  });

  test('a private key is recognised in either format and with spaces around', () => {
    expect(oldPrivateKey).toHaveLength(51);
    expect(classify(` ${oldPrivateKey} `, eos).kind).toBe('private-key');
    expect(classify(`PVT_K1_${'x'.repeat(50)}`, eos).kind).toBe('private-key');
    expect(classify(`PVT_R1_${'x'.repeat(57)}`, fio).kind).toBe('private-key');
    expect(classify(`PVT_K1_a@b`, fio).kind).toBe('private-key');
  });

  test('64 characters are a transaction, unless all are digits', () => {
    expect(classify(id, eos)).toEqual({ kind: 'transaction', id });
    expect(classify(id.toUpperCase(), eos)).toEqual({ kind: 'transaction', id });
    expect(classify('1'.repeat(64), eos).kind).toBe('block');
  });

  test('an id is the same with 0x before it', () => {
    expect(classify(`0x${id}`, eos)).toEqual({ kind: 'transaction', id });
    expect(classify(`0X${id.toUpperCase()}`, eos)).toEqual({ kind: 'transaction', id });
  });

  test('a number that no block can have is an NFT, on a chain with NFTs', () => {
    const withNfts = { ...eos, nftsEnabled: true };
    expect(classify('1099511627776', withNfts)).toEqual({ kind: 'nft', id: '1099511627776' });
    expect(classify('#1099511627776', withNfts)).toEqual({ kind: 'nft', id: '1099511627776' });
    expect(classify('1099511627776', eos).kind).toBe('block');
    expect(classify('4294967295', withNfts).kind).toBe('block');
    // An account may be named so.
    expect(classify('123451234512', withNfts).kind).toBe('block');
  });

  test('a mark before a number or a name is left out', () => {
    expect(classify('#12345', eos)).toEqual({ kind: 'block', number: '12345' });
    expect(classify('#1,234', eos)).toEqual({ kind: 'block', number: '1234' });
    expect(classify('@Alice', eos)).toEqual({ kind: 'account', name: 'alice' });
  });

  test('a number is a block', () => {
    expect(classify('12345', eos)).toEqual({ kind: 'block', number: '12345' });
    expect(classify('12345', fio)).toEqual({ kind: 'block', number: '12345' });
  });

  test('anything else is an account, in lower case', () => {
    expect(classify('eosio.token', eos)).toEqual({ kind: 'account', name: 'eosio.token' });
    expect(classify('Alice', eos)).toEqual({ kind: 'account', name: 'alice' });
    const permission = { kind: 'account', name: 'bob', part: 'tab=permissions' };
    expect(classify('bob@active', eos)).toEqual(permission);
    expect(suggestionPrefix('bob@active', eos)).toBeNull();
    expect(classify('bob@Active', eos)).toEqual({ kind: 'account', name: 'bob@active' });
  });

  test('on FIO an at-sign makes an address, and other words may be domains', () => {
    expect(classify('bob@edge', fio)).toEqual({ kind: 'fio-address', address: 'bob@edge' });
    const long = `${'b'.repeat(48)}@edge`;
    expect(long).toHaveLength(53);
    expect(classify(long, fio).kind).toBe('fio-address');
    expect(classify('edge', fio)).toEqual({ kind: 'fio-domain', name: 'edge' });
  });
});

describe('suggestions', () => {
  test('are requested for names, not for keys, ids and addresses', () => {
    expect(suggestionPrefix(' Ali ', eos)).toBe('ali');
    expect(suggestionPrefix('123', eos)).toBe('123');
    expect(suggestionPrefix('edge', fio)).toBe('edge');
    for (const text of ['', publicKey, typedKey, oldPrivateKey, 'PVT_K1_ab', id])
      expect(suggestionPrefix(text, eos)).toBeNull();
  });

  test('are not requested for texts with "eosio."', () => {
    expect(suggestionPrefix('eosio.tok', eos)).toBeNull();
    expect(suggestionPrefix('my.eosio.x', eos)).toBeNull();
    expect(suggestionPrefix('eosio', eos)).toBe('eosio');
  });

  test('a single one is what was meant, but on FIO', () => {
    expect(submitTarget('ali', ['alice'], eos)).toEqual({ kind: 'account', name: 'alice' });
    expect(submitTarget('ali', ['alice'], fio)).toEqual({ kind: 'fio-domain', name: 'ali' });
    expect(submitTarget('ali', ['alice', 'alina'], eos)).toEqual({ kind: 'account', name: 'ali' });
    expect(submitTarget('ali', [], eos)).toEqual({ kind: 'account', name: 'ali' });
    expect(submitTarget(id, ['alice'], eos)).toEqual({ kind: 'transaction', id });
  });
});

describe('the history of searches', () => {
  test('keeps ten, each once, the newest first', () => {
    let history: readonly string[] = [];
    for (let number = 1; number <= 12; number++) history = remember(history, `name${number}`, eos);
    history = remember(history, ' name5 ', eos);
    expect(history).toHaveLength(10);
    expect(history[0]).toBe('name5');
    expect(new Set(history).size).toBe(10);
  });

  test('never keeps a private key', () => {
    expect(remember([], oldPrivateKey, eos)).toEqual([]);
    expect(remember([], `PVT_K1_${'x'.repeat(50)}`, eos)).toEqual([]);
  });

  test('shows six, the logged-in account in the place of the last', () => {
    const history = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(emptySuggestions(history, null)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(emptySuggestions(history, 'alice')).toEqual(['a', 'b', 'c', 'd', 'e', 'alice']);
    expect(emptySuggestions(['alice', 'b'], 'alice')).toEqual(['b', 'alice']);
    expect(emptySuggestions([], 'alice')).toEqual(['alice']);
  });
});

describe('what has a mark of its own', () => {
  test.each([
    ['eosio.token:EOS', { kind: 'token', contract: 'eosio.token', code: 'EOS' }],
    ['EOS@eosio.token', { kind: 'token', contract: 'eosio.token', code: 'EOS' }],
    ['alice/payment', { kind: 'proposal', proposer: 'alice', name: 'payment' }],
    ['esr://gmNgYGBY_-', { kind: 'request', text: 'esr://gmNgYGBY_-' }],
    ['web+esr:gmNgYGBY', { kind: 'request', text: 'web+esr:gmNgYGBY' }],
    [
      'eosio:gmNgYGBYAgGso3byBrj8JabtRNvcZlR8NsbDPjoRn',
      { kind: 'request', text: 'eosio:gmNgYGBYAgGso3byBrj8JabtRNvcZlR8NsbDPjoRn' },
    ],
    [
      'esr-anchor:gmNgYGBYAgGso3byBrj8JabtRNvcZlR8NsbDPjoRn',
      { kind: 'request', text: 'esr-anchor:gmNgYGBYAgGso3byBrj8JabtRNvcZlR8NsbDPjoRn' },
    ],
    ['{"packed_trx":"00"}', { kind: 'packed', text: '{"packed_trx":"00"}' }],
    ['123,456,789', { kind: 'block', number: '123456789' }],
    ['hello there', { kind: 'unknown', text: 'hello there' }],
  ])('%s', (text, target) => {
    expect(classify(text, eos)).toEqual(target);
  });

  test('a symbol alone is a token where everyone means the same one', () => {
    const token = { kind: 'token', contract: 'eosio.token', code: 'EOS' };
    expect(classify('EOS', eosChain)).toEqual(token);
    expect(classify('eos', eosChain)).toEqual({ kind: 'account', name: 'eos' });
    expect(classify('EOS', proton)).toEqual({ kind: 'account', name: 'eos' });
    expect(classify('XPR', proton)).toMatchObject({ kind: 'token', code: 'XPR' });
  });

  test('a private key in it is a private key before all', () => {
    for (const text of ['{"packed_trx":"PVT_K1_x"}', 'https://bloks.io/account/PVT_K1_abc'])
      expect(classify(text, eos).kind).toBe('private-key');
  });

  test('neither what has no form nor what is long is remembered', () => {
    expect(remember([], 'hello there', eos)).toEqual([]);
    expect(remember(['alice'], '  ', eos)).toEqual(['alice']);
    const link = (length: number) => 'https://bloks.io/account/alice?'.padEnd(length, 'x');
    expect(remember([], link(160), eos)).toEqual([link(160)]);
    expect(remember([], link(161), eos)).toEqual([]);
    expect(remember([], `{"packed_trx":"${'0'.repeat(400)}"}`, eos)).toEqual([]);
  });
});

describe('links to explorers', () => {
  const alice = { kind: 'account', name: 'alice' };
  const transaction = { kind: 'transaction', id };
  const block = { kind: 'block', number: '123' };
  test.each([
    ['https://bloks.io/account/alice', 'eos', alice],
    [
      'https://bloks.io/account/alice?loadContract=true&tab=Tables&utm=x&table=rows',
      'eos',
      { ...alice, part: 'loadContract=true&tab=Tables&table=rows' },
    ],
    [
      `https://bloks.io/account/alice?tab=keys&scope=${'5'.repeat(51)}`,
      'eos',
      { ...alice, part: 'tab=keys' },
    ],
    ['https://bloks.io/account/alice?account=bob', 'eos', alice],
    ['bloks.io/account/alice', 'eos', alice],
    ['https://wax.bloks.io/transaction/ID', 'wax', transaction],
    ['https://jungle.bloks.io/tx/ID', 'jungle', transaction],
    [
      'https://bloks.io/tokens/EOS-eos-eosio.token',
      'eos',
      { kind: 'token', contract: 'eosio.token', code: 'EOS' },
    ],
    [
      'https://bloks.io/msig/alice/pay',
      'eos',
      { kind: 'proposal', proposer: 'alice', name: 'pay' },
    ],
    [`https://bloks.io/key/${publicKey}`, 'eos', { kind: 'key', key: publicKey }],
    ['https://eosq.app/tx/ID', 'eos', transaction],
    ['https://wax.eosq.app/block/123', 'wax', block],
    ['https://eosflare.io/tx/ID', 'eos', transaction],
    ['https://unicove.com/en/jungle/account/alice', 'jungle', alice],
    ['https://unicove.com/en/jungle4/account/alice', 'jungle', alice],
    ['https://unicove.com/en/vaulta/transaction/ID', 'eos', transaction],
    ['https://telos.unicove.com/en/account/alice', 'telos', alice],
    ['https://unicove.com/account/alice', 'eos', alice],
    ['https://unicove.com/account/jungle3', 'eos', { ...alice, name: 'jungle3' }],
    ['https://wax.eosrio.io/v2/explore/account/alice', 'wax', alice],
    ['https://eos.hyperion.eosrio.io/v2/explore/block/123', 'eos', block],
    ['https://waxblock.io/account/alice', 'wax', alice],
    ['https://waxblock.io/transaction/ID', 'wax', transaction],
    ['https://explorer.telos.net/account/alice', 'telos', alice],
    ['https://eosauthority.com/account/alice?network=wax', 'wax', alice],
    ['https://eosauthority.com/transaction/ID', 'eos', transaction],
    ['https://testnet.protonscan.io/account/alice', 'proton-test', alice],
    ['https://explorer.xprnetwork.org/account/alice', 'proton', alice],
    [
      'http://wax.pronghorn.localhost:4321/zh/account/alice?tab=votes',
      'wax',
      { ...alice, part: 'tab=votes' },
    ],
    ['https://example.org/t/ID', null, transaction],
    ['https://unicove.com/en/vaulta/transaction/ID/4', 'eos', transaction],
    [
      'https://unicove.com/en/vaulta/msig/alice/pay',
      'eos',
      { kind: 'proposal', proposer: 'alice', name: 'pay' },
    ],
    [
      'https://unicove.com/es/wax/contract/eosio/tables/voters/eosio',
      'wax',
      {
        kind: 'account',
        name: 'eosio',
        part: 'loadContract=true&table=voters&scope=eosio',
      },
    ],
    [
      'https://unicove.com/en/vaulta/contract/core.vaulta/actions/swapto',
      'eos',
      { kind: 'account', name: 'core.vaulta', part: 'loadContract=true&action=swapto' },
    ],
    [
      'https://unicove.com/en/vaulta/contract/eosio',
      'eos',
      { kind: 'account', name: 'eosio', part: 'loadContract=true' },
    ],
    [
      'https://unicove.com/en/vaulta/token/core.vaulta/a',
      'eos',
      { kind: 'token', contract: 'core.vaulta', code: 'A' },
    ],
    [`https://unicove.com/en/telos/key/${publicKey}`, 'telos', { kind: 'key', key: publicKey }],
    [
      'https://msigs.io/proposal/alice/pay',
      'eos',
      { kind: 'proposal', proposer: 'alice', name: 'pay' },
    ],
    ['https://eosauthority.com/account/alice?network=proton', 'proton', alice],
    ['https://wax.unicove.com/en/transaction/ID/4', 'wax', transaction],
    ['https://explorer.telos.net/block/123', 'telos', block],
    ['https://explorer-test.telos.net/account/alice', 'telos-test', alice],
    ['https://jungle3.bloks.io/account/alice', 'jungle3', alice],
    ['https://testnet.waxblock.io/account/alice', 'wax-test', alice],
    ['https://eosauthority.com/account/alice?network=waxtest', 'wax-test', alice],
    ['https://waxtest.eosauthority.com/block/123', 'wax-test', block],
  ])('%s', (text, chain, target) => {
    expect(classify(text.replace('ID', id), eos)).toEqual({ kind: 'link', chain, target });
  });

  test.each([
    'https://jungle2.bloks.io/account/alice',
    'https://local.bloks.io/account/alice?network=jungle2',
    'https://unicove.com/en/ultratest/account/alice',
    'https://unicove.com/en/vaulta/contract/Not%20a%20name/tables',
    'https://msigs.io/proposal/alice',
    'https://example.org/about',
    'https://bloks.io/account/Not%20a%20name',
    'javascript:alert(1)//account/alice',
  ])('%s is none', (text) => {
    expect(classify(text, eos).kind).toBe('unknown');
  });
});

test('an id begins with the number of its block', () => {
  expect(blockNumberOfId(`000007cf${'ab'.repeat(28)}`, 2000)).toBe(1999);
  expect(blockNumberOfId(`000007d1${'ab'.repeat(28)}`, 2000)).toBeNull();
  expect(blockNumberOfId('0'.repeat(64), 2000)).toBeNull();
  expect(blockNumberOfId('xyz', 2000)).toBeNull();
});
