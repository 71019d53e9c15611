import { Asset, Name, PublicKey, Serializer } from '@wharfkit/antelope';
import { expect, it } from 'vitest';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { readText } from '#src/chain/model/utility/read-text.ts';

const factsOf = (text: string, kind: string) =>
  readText(text)
    .find((one) => one.kind === kind)
    ?.facts.map(({ fact, value }) => [fact, value]);

it('reads a name with its number and its packed bytes', () => {
  const packed = Serializer.encode({ object: Name.from('alice') }).hexString;
  expect(factsOf('alice', 'name')).toEqual([
    ['account', 'alice'],
    ['value', String(Name.from('alice').value)],
    ['hex', packed],
  ]);
});

it('reads the number of a name as that name', () => {
  const facts = factsOf(String(Name.from('alice').value), 'number');
  expect(facts).toContainEqual(['as-name', 'alice']);
});

it('reads a number as seconds, milliseconds, a block slot and a block number', () => {
  const seconds = Date.UTC(2026, 0, 2) / 1000;
  expect(factsOf(String(seconds), 'number')).toContainEqual(['as-date', String(seconds * 1000)]);
  expect(factsOf(String(seconds * 1000), 'number')).toContainEqual([
    'as-milliseconds',
    String(seconds * 1000),
  ]);
  expect(factsOf('1640995200', 'number')).toContainEqual([
    'as-slot',
    String(1_640_995_200 * 500 + Date.UTC(2000, 0, 1)),
  ]);
  expect(factsOf('12,345', 'number')).toContainEqual(['as-block', '12345']);
});

it('reads the number of a symbol', () => {
  expect(factsOf('1397703940', 'number')).toContainEqual(['as-symbol', '4,EOS']);
  expect(factsOf('4,EOS', 'symbol')).toContainEqual(['value', '1397703940']);
});

it('reads a date in UTC', () => {
  expect(factsOf('2026-11-20T12:00:00.500', 'date')).toEqual([
    ['iso', '2026-11-20T12:00:00.500Z'],
    ['as-date', String(Date.UTC(2026, 10, 20, 12, 0, 0, 500))],
    ['seconds', String(Date.UTC(2026, 10, 20, 12) / 1000)],
    ['slot', String((Date.UTC(2026, 10, 20, 12, 0, 0, 500) - Date.UTC(2000, 0, 1)) / 500)],
  ]);
  expect(factsOf('2026-11-20', 'date')).toContainEqual(['iso', '2026-11-20T00:00:00.000Z']);
  expect(factsOf('2026-13-45', 'date')).toBeUndefined();
});

it('reads an amount with its packed bytes', () => {
  const packed = Serializer.encode({ object: Asset.from('1.5000 EOS') }).hexString;
  expect(factsOf('1.5000 EOS', 'amount')).toContainEqual(['hex', packed]);
  expect(factsOf('1.5000 EOS', 'amount')).toContainEqual(['units', '15000']);
  expect(factsOf('1.5.0 EOS', 'amount')).toBeUndefined();
});

it('reads a public key in all its forms', () => {
  const key = devnetPrivateKey('alice').toPublic();
  const facts = factsOf(key.toLegacyString('EOS'), 'key');
  expect(facts).toContainEqual(['key', String(key)]);
  expect(facts).toContainEqual(['key', key.toLegacyString('FIO')]);
  expect(facts).toContainEqual(['hex', PublicKey.from(key).data.hexString]);
});

it('reads nothing in a text without a meaning', () => {
  expect(readText('Hello, world!')).toEqual([]);
  expect(readText('99999999999999999999')).toEqual([]);
});
