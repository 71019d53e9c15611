import { beforeAll, describe, expect, it } from 'vitest';
import { codecOf } from '#devnet/abi/codec.ts';
import type { AbiJson } from '#devnet/abi/types.ts';
import { ChainError } from '#devnet/engine/errors.ts';
import type { TransactionTrace } from '#devnet/types.ts';
import { startBench } from '../harness.ts';
import type { Bench } from '../harness.ts';
import { bytesOf, install, lendCode } from './contract.ts';

const FILES = 'node_modules/proton-tsc/external/atomicassets/atomicassets';
const abi = JSON.parse(Buffer.from(bytesOf(`${FILES}.abi`)).toString()) as AbiJson;
const FIRST_ASSET = '1099511627776';
let bench: Bench;

function act(name: string, by: string, data: Record<string, unknown> = {}): TransactionTrace {
  return bench.push({ account: 'atomicassets', name, by, data });
}

function rows(table: string, scope: string, index = 1, bounds = {}): Record<string, unknown>[] {
  const where = { code: 'atomicassets', scope, table, index, limit: 100, reverse: false };
  const codec = codecOf(abi, 'EOS');
  return bench.chain
    .table({ ...where, ...bounds })
    .rows.map(
      ({ row }) => codec.decodeJson(codec.tableType(table)!, row.value) as Record<string, unknown>,
    );
}

function mint(owner: string, serial: number): TransactionTrace {
  return act('mintasset', 'alice', {
    authorized_minter: 'alice',
    collection_name: 'mycollection',
    schema_name: 'cards',
    template_id: 1,
    new_asset_owner: owner,
    immutable_data: [{ key: 'serial', value: ['uint64', serial] }],
    mutable_data: [],
    tokens_to_back: [],
  });
}

beforeAll(() => {
  bench = startBench();
  install(bench, 'atomicassets', bytesOf(`${FILES}.wasm`), abi);
  lendCode(bench, 'atomicassets');
  for (const name of ['alice', 'bob']) {
    bench.addAccount(name);
    const data = { payer: 'eosio', receiver: name, bytes: 500_000 };
    bench.push({ account: 'eosio', name: 'buyrambytes', by: 'eosio', data });
  }
  act('init', 'atomicassets');
  act('admincoledit', 'atomicassets', {
    collection_format_extension: [
      { name: 'name', type: 'string' },
      { name: 'img', type: 'ipfs' },
    ],
  });
  act('createcol', 'alice', {
    author: 'alice',
    collection_name: 'mycollection',
    allow_notify: true,
    authorized_accounts: ['alice'],
    notify_accounts: [],
    market_fee: 0.05,
    data: [{ key: 'name', value: ['string', 'Cards'] }],
  });
  act('createschema', 'alice', {
    authorized_creator: 'alice',
    collection_name: 'mycollection',
    schema_name: 'cards',
    schema_format: [
      { name: 'name', type: 'string' },
      { name: 'serial', type: 'uint64' },
    ],
  });
  act('createtempl', 'alice', {
    authorized_creator: 'alice',
    collection_name: 'mycollection',
    schema_name: 'cards',
    transferable: true,
    burnable: true,
    max_supply: 100,
    immutable_data: [{ key: 'name', value: ['string', 'Ace'] }],
  });
  mint('alice', 1);
  mint('alice', 2);
  mint('bob', 3);
});

describe('AtomicAssets from its real binary', () => {
  it('keeps what was created as its ABI says', () => {
    expect(rows('collections', 'atomicassets')).toMatchObject([
      { collection_name: 'mycollection', author: 'alice', market_fee: '0.05000000000000000' },
    ]);
    expect(rows('schemas', 'mycollection')).toMatchObject([{ schema_name: 'cards' }]);
    expect(rows('templates', 'mycollection')).toMatchObject([
      { template_id: 1, max_supply: 100, issued_supply: 3 },
    ]);
    expect(rows('assets', 'alice')).toMatchObject([
      { asset_id: FIRST_ASSET, collection_name: 'mycollection', ram_payer: 'alice' },
      { asset_id: '1099511627777' },
    ]);
  });

  it('logs by inline actions of its own', () => {
    const { action_traces } = mint('bob', 4);
    expect(action_traces.map(({ act: { name }, receiver }) => [name, receiver])).toEqual([
      ['mintasset', 'atomicassets'],
      ['logmint', 'atomicassets'],
      ['logmint', 'bob'],
    ]);
    expect(action_traces[1]!.act.data).toMatchObject({ asset_id: '1099511627779' });
  });

  it('refuses in its own words, and keeps nothing of what it refused', () => {
    const before = bench.chain.stateHash();
    const transfer = { from: 'bob', to: 'alice', asset_ids: [FIRST_ASSET], memo: '' };
    expect(() => act('transfer', 'bob', transfer)).toThrow(
      /Sender doesn't own at least one of the provided assets/,
    );
    expect(() => act('transfer', 'bob', { ...transfer, from: 'alice' })).toThrow(ChainError);
    expect(bench.chain.stateHash()).toBe(before);
  });

  it('moves assets by an offer that is found by its recipient, and burns them', () => {
    const offer = (id: string) =>
      act('createoffer', 'alice', {
        sender: 'alice',
        recipient: 'bob',
        sender_asset_ids: [id],
        recipient_asset_ids: ['1099511627778'],
        memo: 'swap',
      });
    offer(FIRST_ASSET);
    offer('1099511627777');
    for (const index of [1, 2, 3])
      expect(rows('offers', 'atomicassets', index)).toMatchObject([
        { offer_id: 1, sender: 'alice', recipient: 'bob' },
        { offer_id: 2 },
      ]);
    act('acceptoffer', 'bob', { offer_id: 1 });
    expect(rows('assets', 'bob').map(({ asset_id }) => asset_id)).toContain(FIRST_ASSET);
    act('canceloffer', 'alice', { offer_id: 2 });
    expect(rows('offers', 'atomicassets', 2)).toEqual([]);
    const memo = { from: 'bob', to: 'alice', asset_ids: [FIRST_ASSET], memo: 'back' };
    act('transfer', 'bob', memo);
    const burnt = act('burnasset', 'alice', { asset_owner: 'alice', asset_id: FIRST_ASSET });
    const [{ account_ram_deltas }] = burnt.action_traces as [(typeof burnt.action_traces)[0]];
    expect(account_ram_deltas[0]!.delta).toBeLessThan(0);
    expect(rows('assets', 'alice').map(({ asset_id }) => asset_id)).not.toContain(FIRST_ASSET);
  });
});
