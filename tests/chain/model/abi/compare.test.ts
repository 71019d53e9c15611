import { describe, expect, it } from 'vitest';
import { compareAbis } from '#src/chain/model/abi/compare.ts';
import { abiView } from '#src/chain/model/abi/view.ts';

const pay = [
  { name: 'to', type: 'name' },
  { name: 'paid', type: 'asset' },
];
const abiOf = (fields: unknown[], more: Record<string, unknown> = {}) =>
  abiView({
    version: 'eosio::abi/1.2',
    structs: [{ name: 'pay', base: '', fields }],
    actions: [{ name: 'pay', type: 'pay' }],
    ...more,
  });

describe('compareAbis', () => {
  it('finds nothing between equal versions', () => {
    expect(compareAbis(abiOf(pay), abiOf(pay))).toEqual([]);
  });

  it('lists fields that were added, removed or have another type', () => {
    const after = [
      { name: 'to', type: 'name' },
      { name: 'paid', type: 'extended_asset' },
      { name: 'memo', type: 'string' },
    ];
    expect(compareAbis(abiOf([...pay, { name: 'id', type: 'uint64' }]), abiOf(after))).toEqual([
      {
        section: 'struct',
        name: 'pay',
        kind: 'changed',
        breaks: true,
        lines: [
          { name: 'paid', before: 'asset', after: 'extended_asset' },
          { name: 'memo', before: null, after: 'string' },
          { name: 'id', before: 'uint64', after: null },
        ],
      },
    ]);
  });

  it('lists fields whose order changed: data is packed by it', () => {
    const [change] = compareAbis(abiOf(pay), abiOf(pay.toReversed()));
    expect(change).toMatchObject({ breaks: true });
    expect(change?.lines.map(({ name }) => name)).toEqual(['paid', 'to']);
  });

  it('breaks nothing by a field at the end that may be missing, or a further type of a variant', () => {
    const extended = abiOf([...pay, { name: 'memo', type: 'string$' }]);
    expect(compareAbis(abiOf(pay), extended)).toMatchObject([{ breaks: false }]);
    const variant = (types: string[]) => abiOf(pay, { variants: [{ name: 'either', types }] });
    expect(compareAbis(variant(['name']), variant(['name', 'string']))).toEqual([
      {
        section: 'variant',
        name: 'either',
        kind: 'changed',
        breaks: false,
        lines: [{ name: '1', before: null, after: 'string' }],
      },
    ]);
    expect(compareAbis(variant(['name', 'string']), variant(['string', 'name']))).toMatchObject([
      { breaks: true },
    ]);
    expect(
      compareAbis(abiOf(pay), abiOf([...pay, { name: 'memo', type: 'string' }])),
    ).toMatchObject([{ breaks: true }]);
  });

  it('lists actions, tables and texts, in the order of sections', () => {
    const before = abiOf(pay, {
      tables: [{ name: 'pays', type: 'pay', index_type: 'i64' }],
      error_messages: [{ error_code: 1, error_msg: 'Too little' }],
    });
    const after = abiOf(pay, {
      actions: [
        { name: 'pay', type: 'pay' },
        { name: 'refund', type: 'pay' },
      ],
      error_messages: [{ error_code: 1, error_msg: 'Too much' }],
    });
    expect(
      compareAbis(before, after).map(({ section, name, kind, breaks }) => [
        section,
        name,
        kind,
        breaks,
      ]),
    ).toEqual([
      ['action', 'refund', 'added', false],
      ['table', 'pays', 'removed', true],
      ['error', '1', 'changed', false],
    ]);
  });
});
