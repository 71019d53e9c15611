import { expect, test } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';
import { pins } from '#src/chain/sign/abi/pins/pins.ts';
import { sentenceOf } from './all-sentences.ts';

/** Who may get something, or come to own it: accounts, a key, or an address of another chain. */
const isParty = (name: string, type: string) =>
  /^(name|tuple_name_\w+|public_key)(\[\])?[?$]?$/.test(type) || /public_(key|address)$/.test(name);

/** Nobody gets an asset or a right by these, or the review has them in a part of its own. */
const UNSAID: ReadonlySet<string> = new Set([
  'authorized_by',
  'parent',
  'ram_payer',
  'schema_name',
  'collection_name',
  'maker_marketplace',
  'taker_marketplace',
  'marketplace_name',
  'producer_key',
  'asset_owner',
  'author',
  'asset_ram_payer',
  'authorized_minter',
  'voteprodsys proxy',
  // Patterns of names, counters, and accounts that are told of changes.
  'patterns',
  'applicable_counter_names',
  'notify_accounts',
  // Another sentence has them, where the other list or the proxy is empty.
  'producers',
  'disallow_perms',
  'update owner',
  'regpeerkey key',
  'delpeerkey key',
]);

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** A value of each type, and one of its own for each field of parties. */
function valueOf(name: string, type: string, at: number): unknown {
  const bare = type.replace(/[?$]$/, '');
  const party = `party${letters[at]}${letters[at]}`;
  if (isParty(name, type) && bare.endsWith('[]'))
    return [bare.startsWith('name') ? party : { field_0: party }];
  if (isParty(name, type) || bare === 'string') return party;
  if (bare === 'asset') return '1.0000 EOS';
  if (bare === 'extended_asset') return { quantity: '1.0000 EOS', contract: 'token' };
  if (bare === 'symbol') return '4,EOS';
  if (bare === 'bool') return true;
  return bare.endsWith('[]') ? ['1'] : 1000;
}

/** The party in a value of `valueOf`. */
const partyIn = (value: unknown) => /party\w\w/.exec(JSON.stringify(value))?.[0] ?? '';

/** The parties that the sentence of an action leaves out; none for an action that is shown by its fields. */
function unsaid(account: string, name: string, fields: string): string[] {
  const listed = fields
    .split(', ')
    .filter((field) => field !== '')
    .map((field) => field.split(' ') as [string, string]);
  const data = Object.fromEntries(
    listed.map(([field, type], at) => [field, valueOf(field, type, at)]),
  );
  const sentence = sentenceOf({ account, name, data });
  if (sentence === null) return [];
  const said = JSON.stringify(sentence, (_, part: unknown) =>
    typeof part === 'bigint' ? String(part) : part,
  );
  return listed
    .filter(([field, type]) => isParty(field, type) && !said.includes(partyIn(data[field])))
    .filter(([field]) => !UNSAID.has(field) && !UNSAID.has(`${name} ${field}`))
    .map(([field]) => field);
}

const contracts = (['eos', 'proton', 'fio'] as const).flatMap((key) =>
  pins.flatMap(({ accounts, load }) =>
    [...new Set(accounts(chainByKey(key)))].map((account) => [key, account, load] as const),
  ),
);

test.each(contracts)('sentences of %s: %s name all who get something', async (_, account, load) => {
  const { actions } = (await load()).default;
  const left = Object.entries(actions).map(
    ([name, fields]) => [name, unsaid(account, name, fields)] as const,
  );
  expect(left.filter(([, fields]) => fields.length > 0)).toEqual([]);
});
