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

  it('by the cases of a variant', () => {
    const of = (cases: string) => ({ actions: { set: 'value one' }, variants: { one: cases } });
    expect(between(of('name, asset'), of('asset, name'))).toHaveLength(1);
    expect(between(of('name, asset'), of('name'))).toHaveLength(1);
    expect(between(of('name'), of('name, asset'))).toEqual([]);
  });

  it('by a type that it does not define', () => {
    expect(transferAs(TRANSFER.replace('asset', 'money'))).toMatchObject([
      { action: 'transfer', found: 'Unknown type' },
    ]);
  });
});

describe('an ABI may differ from the published one', () => {
  it('by more actions, by fewer, and by extensions at the end', () => {
    const published = { actions: { transfer: TRANSFER, close: 'owner name' } };
    expect(
      between(published, { actions: { transfer: `${TRANSFER}, tag string$`, burn: '' } }),
    ).toEqual([]);
  });

  it('by an alias, by the sign of a number, and by names of structs', () => {
    const published = { actions: { pay: 'to name, fee int64' } };
    const types = { account_name: 'name' };
    expect(between(published, { actions: { pay: 'to account_name, fee uint64' }, types })).toEqual(
      [],
    );
    expect(between(published, { actions: { pay: 'to name, fee uint32' } })).toHaveLength(1);
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
