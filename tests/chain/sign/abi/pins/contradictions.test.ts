import { describe, expect, it } from 'vitest';
import { contradictionsOf } from '#src/chain/sign/abi/pins/contradictions.ts';
import { abiOfPublished, type PublishedAbi } from '#src/chain/sign/abi/pins/pinned-abi.ts';

const TRANSFER = 'from name, to name, quantity asset, memo string';

function between(published: Partial<PublishedAbi>, found: Partial<PublishedAbi>) {
  const abiOf = (part: Partial<PublishedAbi>) =>
    abiOfPublished({ source: '', actions: {}, ...part });
  return contradictionsOf(abiOf(published), abiOf(found));
}

const transferAs = (fields: string) =>
  between({ actions: { transfer: TRANSFER } }, { actions: { transfer: fields } });

describe('an ABI contradicts the published one', () => {
  it('by fields in another order', () => {
    expect(transferAs('from name, memo string, quantity asset, to name')).toEqual([
      { action: 'transfer', published: 'to name', found: 'memo string', isOlder: false },
    ]);
    expect(transferAs('to name, from name, quantity asset, memo string')).toEqual([
      { action: 'transfer', published: 'from name', found: 'to name', isOlder: false },
    ]);
  });

  it('by a field of another type', () => {
    expect(transferAs(TRANSFER.replace('asset', 'uint64'))).toEqual([
      { action: 'transfer', published: 'quantity asset', found: 'quantity uint64', isOlder: false },
    ]);
    for (const type of ['name[]', 'name?', 'name$', 'name[2]'])
      expect(transferAs(TRANSFER.replace('to name', `to ${type}`))).toMatchObject([
        { published: 'to name', found: `to ${type}`, isOlder: false },
      ]);
  });

  it('by a field more or less', () => {
    expect(transferAs(`${TRANSFER}, extra name`)).toEqual([
      { action: 'transfer', published: 'nothing', found: 'extra name', isOlder: false },
    ]);
    expect(transferAs('from name, to name, quantity asset')).toEqual([
      { action: 'transfer', published: 'memo string', found: 'nothing', isOlder: false },
    ]);
    expect(transferAs(`extra name, ${TRANSFER}`)).toHaveLength(1);
  });

  it('by what a field holds, at any depth', () => {
    const published = {
      actions: { updateauth: 'account name, auth authority' },
      structs: {
        authority: 'threshold uint32, keys key_weight[]',
        key_weight: 'key name, weight uint16',
      },
    };
    const swapped = { ...published.structs, key_weight: 'weight uint16, key name' };
    expect(between(published, { ...published, structs: swapped })).toEqual([
      { action: 'updateauth', published: 'key name', found: 'weight uint16', isOlder: false },
    ]);
    expect(between(published, published)).toEqual([]);
  });

  it('by a field more or less of a struct that a field holds', () => {
    const auth = (fields: string) => ({
      actions: { updateauth: 'auth authority' },
      structs: { authority: fields },
    });
    const updateauth = (published: string, found: string) => [
      { action: 'updateauth', published, found, isOlder: false },
    ];
    expect(between(auth('keys name, waits name'), auth('keys name'))).toEqual(
      updateauth('waits name', 'nothing'),
    );
    expect(between(auth('keys name'), auth('keys name, waits name'))).toEqual(
      updateauth('nothing', 'waits name'),
    );
    // Extensions cannot be left out in the middle of an action.
    expect(between(auth('keys name'), auth('keys name, waits name$'))).toEqual(
      updateauth('nothing', 'waits name$'),
    );
  });

  it.each([
    // These are packed in two ways, unlike numbers of a fixed size.
    ['varuint32', 'varint32'],
    ['name[3]', 'name[4]'],
    ['name[3]', 'name[]'],
    ['name[]', 'asset[]'],
    ['name[]?', 'asset[]?'],
    ['name?', 'name'],
    ['held', 'name'],
    ['name', 'held'],
    ['held[]', 'name[]'],
  ])('by a field of type %s that it has as %s', (published, found) => {
    const holding = (type: string) => ({
      actions: { set: `value ${type}` },
      structs: { held: 'who name' },
    });
    expect(between(holding(published), holding(found))).toEqual([
      { action: 'set', published: `value ${published}`, found: `value ${found}`, isOlder: false },
    ]);
  });

  it.each([
    ['name, asset', 'asset, name'],
    ['name, asset', 'name'],
    ['name, asset', 'name, symbol'],
  ])('by a variant of %s that it has of %s', (published, found) => {
    const of = (cases: string) => ({ actions: { set: 'value one' }, variants: { one: cases } });
    expect(between(of(published), of(found))).toEqual([
      {
        action: 'set',
        published: `value variant<${published}>`,
        found: `value variant<${found}>`,
        isOlder: false,
      },
    ]);
  });

  it('by a variant in place of a struct, and the other way round', () => {
    const struct = { actions: { set: 'value one' }, structs: { one: 'name name' } };
    const variant = { actions: { set: 'value one' }, variants: { one: 'name' } };
    expect(between(struct, variant)).toMatchObject([
      { published: 'value one', found: 'value variant<name>' },
    ]);
    expect(between(variant, struct)).toMatchObject([
      { published: 'value variant<name>', found: 'value one' },
    ]);
  });

  it('by what a case of a variant holds', () => {
    const of = (fields: string, alias: string) => ({
      actions: { set: 'value one' },
      variants: { one: 'amount, pair' },
      structs: { pair: fields },
      types: { amount: alias },
    });
    const published = of('from name, to asset', 'asset');
    expect(between(published, of('from name, to symbol', 'asset'))).toEqual([
      { action: 'set', published: 'to asset', found: 'to symbol', isOlder: false },
    ]);
    expect(between(published, of('from name, to asset', 'name'))).toHaveLength(1);
    expect(between(published, published)).toEqual([]);
  });

  it('by a type that it does not define', () => {
    expect(transferAs(TRANSFER.replace('asset', 'money'))).toEqual([
      {
        action: 'transfer',
        published: 'action::transfer',
        found: 'Unknown type',
        isOlder: false,
      },
    ]);
  });

  it('by an action that is no struct', () => {
    const abi = abiOfPublished({ source: '', actions: { close: 'owner name' } });
    const found = { ...abi, actions: [{ name: 'close', type: 'name', ricardian_contract: '' }] };
    expect(contradictionsOf(abi, found)).toEqual([
      { action: 'close', published: 'action::close', found: 'name', isOlder: false },
    ]);
    expect(contradictionsOf(found, abi)).toEqual([
      { action: 'close', published: 'name', found: 'action::close', isOlder: false },
    ]);
    expect(contradictionsOf(found, found)).toEqual([]);
  });

  it('in each of its actions, but not where an action has the same bytes', () => {
    const published = { actions: { open: 'owner name', keep: 'a name', close: 'owner name' } };
    const found = { actions: { close: 'owner asset', keep: 'a name', open: 'owner symbol' } };
    expect(between(published, found).map(({ action, found }) => [action, found])).toEqual([
      ['open', 'owner symbol'],
      ['close', 'owner asset'],
    ]);
  });

  it('in types that hold themselves, where one ring is longer', () => {
    const set = { actions: { set: 'root node' } };
    const ring = { ...set, structs: { node: 'name name, children node[]' } };
    const ends = (last: string) => ({
      ...set,
      structs: { node: 'name name, children other[]', other: `name name, children ${last}[]` },
    });
    const children = (published: string, found: string) => [
      {
        action: 'set',
        isOlder: false,
        published: `children ${published}[]`,
        found: `children ${found}[]`,
      },
    ];
    expect(between(ring, ends('name'))).toEqual(children('node', 'name'));
    expect(between(ends('name'), ring)).toEqual(children('name', 'node'));
    expect(between(ring, ends('node'))).toEqual([]);
  });
});

describe('an ABI may differ from the published one', () => {
  it('by more actions, by fewer, and by extensions at the end', () => {
    const published = { actions: { transfer: TRANSFER, close: 'owner name' } };
    expect(
      between(published, { actions: { transfer: `${TRANSFER}, tag string$`, burn: '' } }),
    ).toEqual([]);
  });

  it('by an alias, by the sign of a number, by names of structs and by more cases', () => {
    const published = { actions: { pay: 'to name, fee int64' } };
    const types = { account_name: 'name' };
    expect(between(published, { actions: { pay: 'to account_name, fee uint64' }, types })).toEqual(
      [],
    );
    expect(between(published, { actions: { pay: 'to name, fee uint32' } })).toHaveLength(1);
    for (const type of ['int8', 'int16', 'int32', 'int64', 'int128'])
      expect(
        between({ actions: { pay: `fee u${type}` } }, { actions: { pay: `fee ${type}` } }),
      ).toEqual([]);
    const of = (cases: string) => ({ actions: { set: 'value one' }, variants: { one: cases } });
    expect(between(of('name'), of('name, asset'))).toEqual([]);
    const one = { actions: { set: 'a first' }, structs: { first: 'b name' } };
    expect(between(one, { actions: { set: 'a other' }, structs: { other: 'b name' } })).toEqual([]);
  });

  it('by an extension that it lacks, which marks it as older', () => {
    const approve = { actions: { approve: 'proposer name, proposal_hash checksum256$' } };
    expect(between(approve, { actions: { approve: 'proposer name' } })).toEqual([
      {
        action: 'approve',
        published: 'proposal_hash checksum256$',
        found: 'nothing',
        isOlder: true,
      },
    ]);
  });

  it('in types that hold themselves', () => {
    const tree = { actions: { set: 'root node' }, structs: { node: 'name name, children node[]' } };
    expect(between(tree, tree)).toEqual([]);
    expect(
      between(tree, { ...tree, structs: { node: 'name name, children name[]' } }),
    ).toHaveLength(1);
  });
});
