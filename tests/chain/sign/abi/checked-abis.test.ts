import { fc } from '#tests/fc.ts';
import { describe, expect, it, vi } from 'vitest';
import { isName } from '#src/chain/core/name.ts';
import type { Abi } from '#src/chain/sign/abi/abi.ts';
import { abiToBytes } from '#src/chain/sign/abi/abi-bytes.ts';
import { abiOfPublished, type PublishedAbi } from '#src/chain/sign/abi/pins/pinned-abi.ts';
import { deserializeAction, serializeAction } from '#src/chain/sign/abi/serialize.ts';
import { createCheckedAbis, type AbiSource } from '#src/chain/sign/abi/checked-abis.ts';

const TRANSFER = 'from name, to name, quantity asset, memo string';
const SWAPPED = 'from name, memo string, quantity asset, to name';
const token: PublishedAbi = {
  source: 'https://example.org/token.abi',
  actions: { transfer: TRANSFER, close: 'owner name' },
};

const CONTRACTS = ['eosio.token', 'eosio.msig', 'game', 'other'];

const abiWith = (actions: Record<string, string>) =>
  abiToBytes(abiOfPublished({ source: '', actions }));

/** Nodes by their URL, the preferred first: the actions or bytes it serves, or its failure. */
function nodes(
  served: Record<string, Record<string, string> | Uint8Array | Error>,
  options: { published?: PublishedAbi | null; mayDiffer?: boolean } = {},
) {
  const { published = null, mayDiffer = false } = options;
  const fetch = vi.fn<AbiSource['fetch']>(async (_account, besides) => {
    const [next] = Object.entries(served).filter(([url]) => !besides.includes(url));
    if (!next) return null;
    if (next[1] instanceof Error) throw next[1];
    const abi = next[1] instanceof Uint8Array ? next[1] : abiWith(next[1]);
    return { endpoint: next[0], abi };
  });
  const fetchFrom = vi.fn<AbiSource['fetchFrom']>(async (account, endpoint) => {
    const others = Object.keys(served).filter((url) => url !== endpoint);
    return (await fetch(account, others))!;
  });
  const source = { fetch, fetchFrom, published: async () => published, mayDiffer };
  return { abis: createCheckedAbis(source), fetch };
}

const namesOf = (abi: Abi) => [
  ...abi.actions.map(({ name }) => name),
  ...abi.structs.flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)]),
  'name',
  'asset',
];

/** An ABI with one entry doubled, dropped, moved, or renamed to another name of it. */
function mutationsOf(abi: Abi): fc.Arbitrary<Abi> {
  const name = fc.constantFrom(...namesOf(abi));
  const changed = <T extends object>(list: readonly T[], keys: readonly (keyof T)[]) =>
    fc
      .record({
        at: fc.nat(list.length - 1),
        to: fc.nat(list.length),
        how: fc.constantFrom('double', 'drop', 'move', 'change'),
        key: fc.constantFrom(...keys),
        name,
      })
      .map(({ at, to, how, key, name }) => {
        const entry = list[at]!;
        const other = how === 'change' || how === 'double' ? { ...entry, [key]: name } : entry;
        const rest = how === 'double' ? list : list.toSpliced(at, 1);
        return how === 'drop' ? rest : rest.toSpliced(to, 0, other);
      });
  const fields = fc.nat(abi.structs.length - 1).chain((at) =>
    changed(abi.structs[at]!.fields, ['name', 'type']).map((fields) => ({
      ...abi,
      structs: abi.structs.with(at, { ...abi.structs[at]!, fields }),
    })),
  );
  return fc.oneof(
    changed(abi.actions, ['name', 'type'])
      .filter((actions) => actions.every(({ name }) => isName(name)))
      .map((actions) => ({ ...abi, actions })),
    changed(abi.structs, ['name', 'base']).map((structs) => ({ ...abi, structs })),
    fields,
    fc.tuple(name, name).map(([new_type_name, type]) => ({
      ...abi,
      types: [...abi.types, { new_type_name, type }],
    })),
  );
}

const one = 'https://one.example';
const two = 'https://two.example';
const three = 'https://three.example';

describe('an ABI of a published contract', () => {
  it('is taken from the first node if it fits, without further requests', async () => {
    const { abis, fetch } = nodes({ [one]: token.actions, [two]: {} }, { published: token });
    expect((await abis.get('eosio.token', 'transfer')).actions).toHaveLength(2);
    expect(await abis.trust('eosio.token', 'transfer')).toEqual({
      kind: 'published',
      source: token.source,
    });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(abis.endpoints(CONTRACTS)).toEqual([one]);
  });

  it('is taken from the next node where the first contradicts it', async () => {
    const { abis } = nodes(
      { [one]: { transfer: SWAPPED }, [two]: { transfer: TRANSFER } },
      { published: token },
    );
    const abi = await abis.get('eosio.token', 'transfer');
    expect(abi.structs.find(({ name }) => name === 'action::transfer')?.fields[1]?.name).toBe('to');
    expect(abis.endpoints(CONTRACTS)).toEqual([two]);
  });

  it('is refused, for the contradicted action alone, where every node contradicts it', async () => {
    const lie = { transfer: SWAPPED, close: 'owner name' };
    const { abis } = nodes(
      { [one]: lie, [two]: lie, [three]: new Error('down') },
      { published: token },
    );
    await expect(abis.get('eosio.token', 'transfer')).rejects.toMatchObject({
      name: 'AbiDisputedError',
      account: 'eosio.token',
      message:
        'The ABI of eosio.token::transfer from one.example has "memo string" where the published contract has "to name". Nothing was packed.',
    });
    await expect(abis.get('eosio.token', 'close')).resolves.toBeDefined();
    // What is decoded does not depend on the nodes.
    expect(await abis.read('eosio.token', 'transfer')).toEqual(abiOfPublished(token));
  });

  it('may be older: an extension that no node has is no lie', async () => {
    const published = {
      ...token,
      actions: { approve: 'proposer name, proposal_hash checksum256$' },
    };
    const older = { approve: 'proposer name' };
    const { abis, fetch } = nodes({ [one]: older, [two]: older }, { published });
    await expect(abis.get('eosio.msig', 'approve')).resolves.toBeDefined();
    expect(fetch).toHaveBeenCalledTimes(3);
    const newer = nodes({ [one]: older, [two]: published.actions }, { published });
    await newer.abis.get('eosio.msig', 'approve');
    expect(newer.abis.endpoints(CONTRACTS)).toEqual([two]);
  });

  it('may differ on a chain of one’s own, and that is reported', async () => {
    const { abis } = nodes({ [one]: { transfer: SWAPPED } }, { published: token, mayDiffer: true });
    await expect(abis.get('eosio.token', 'transfer')).resolves.toBeDefined();
    expect((await abis.get('eosio.token')).actions).toHaveLength(1);
    expect(await abis.trust('eosio.token', 'transfer')).toEqual({
      kind: 'differs',
      node: 'one.example',
      published: 'to name',
      found: 'memo string',
    });
  });

  it('prefers an older ABI to one that contradicts', async () => {
    const published = {
      ...token,
      actions: { transfer: TRANSFER, approve: 'proposer name, proposal_hash checksum256$' },
    };
    const older = { transfer: TRANSFER, approve: 'proposer name' };
    const { abis } = nodes(
      { [one]: { ...older, transfer: SWAPPED }, [two]: older, [three]: older },
      { published },
    );
    await expect(abis.get('eosio.msig', 'transfer')).resolves.toBeDefined();
    expect(abis.endpoints(CONTRACTS)).toEqual([two]);
    expect(await abis.trust('eosio.msig', 'approve')).toEqual({
      kind: 'published',
      source: token.source,
    });
    const fieldsOf = (abi: Abi) =>
      abi.structs.find(({ name }) => name === 'action::approve')?.fields;
    // An older action is packed without what its contract lacks, and can still be decoded with it.
    expect(fieldsOf(await abis.get('eosio.msig', 'approve'))).toHaveLength(1);
    expect(fieldsOf(await abis.read('eosio.msig', 'approve'))).toHaveLength(2);
  });

  it('is requested from four nodes at most', async () => {
    const lie = { transfer: SWAPPED };
    const urls = ['a', 'b', 'c', 'd'].map((name) => `https://${name}.example`);
    const { abis, fetch } = nodes(
      {
        ...Object.fromEntries(urls.map((url) => [url, lie])),
        'https://e.example': { transfer: TRANSFER },
      },
      { published: token },
    );
    await expect(abis.get('eosio.token', 'transfer')).rejects.toThrow(
      'from a.example has "memo string"',
    );
    expect(fetch).toHaveBeenCalledTimes(4);
    expect(fetch.mock.calls.at(-1)?.[1]).toEqual(urls.slice(0, 3));
  });

  it.each([
    ['no contract', new Uint8Array()],
    ['bytes that are no ABI', new Uint8Array([7, 7])],
  ])('is not replaced by %s of another node', async (_what, bytes) => {
    const { abis } = nodes({ [one]: { transfer: SWAPPED }, [two]: bytes }, { published: token });
    await expect(abis.get('eosio.token', 'transfer')).rejects.toMatchObject({
      name: 'AbiDisputedError',
    });
  });

  it('that lists an action twice is refused, and the next node gets a request', async () => {
    const abi = abiOfPublished({ source: '', actions: { transfer: TRANSFER, other: SWAPPED } });
    const double = abiToBytes({
      ...abi,
      actions: abi.actions.map((one) => ({ ...one, name: 'transfer' })),
    });
    const alone = nodes({ [one]: double }, { published: token });
    await expect(alone.abis.get('eosio.token', 'transfer')).rejects.toThrow(
      'The ABI lists action transfer twice',
    );
    const { abis } = nodes({ [one]: double, [two]: token.actions }, { published: token });
    await expect(abis.get('eosio.token', 'transfer')).resolves.toBeDefined();
    expect(abis.endpoints(CONTRACTS)).toEqual([two]);
  });

  it('is packed as it was compared, whatever changes in the ABI of a node', async () => {
    const data = { from: 'alice', to: 'bob', quantity: '0.0717 EOS', memo: 'carol' };
    const right = serializeAction(abiOfPublished(token), 'transfer', data);
    const honest = abiOfPublished({ ...token, actions: { ...token.actions, airdrop: SWAPPED } });
    await fc.assert(
      fc.asyncProperty(mutationsOf(honest), async (abi) => {
        const { abis } = nodes({ [one]: abiToBytes(abi) }, { published: token });
        const packed = await abis.get('eosio.token', 'transfer').then(
          (used) => serializeAction(used, 'transfer', data),
          () => 'refused',
        );
        expect([right, 'refused']).toContain(packed);
        const read = await abis.read('eosio.token', 'transfer');
        expect(deserializeAction(read, 'transfer', right)).toEqual(data);
      }),
    );
  });

  it('needs a second node for actions that were not published', async () => {
    const more = { ...token.actions, airdrop: 'to name' };
    const { abis } = nodes({ [one]: more, [two]: more }, { published: token });
    expect(await abis.trust('eosio.token', 'airdrop')).toEqual({
      kind: 'agreed',
      nodes: ['one.example', 'two.example'],
    });
  });
});

describe('an ABI of any other contract', () => {
  const actions = { play: 'player name, stake asset' };

  it('is agreed if a node of another operator serves the same bytes, fetched once', async () => {
    const { abis, fetch } = nodes({ [one]: actions, [two]: actions });
    await abis.get('game', 'play');
    await abis.get('game', 'play');
    expect(await abis.trust('game', 'play')).toEqual({
      kind: 'agreed',
      nodes: ['one.example', 'two.example'],
    });
    // There is no third operator.
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is refused where another node serves other bytes', async () => {
    const { abis } = nodes({ [one]: actions, [two]: { play: 'stake asset, player name' } });
    await expect(abis.get('game', 'play')).rejects.toThrow(
      'one.example and two.example return different ABIs of game. Nothing was packed.',
    );
    // Reading needs no second node.
    await expect(abis.get('game')).resolves.toBeDefined();
  });

  it('is refused where a third operator serves other bytes than two that agree', async () => {
    const other = { play: 'stake asset, player name' };
    const { abis } = nodes({ [one]: actions, [two]: actions, [three]: other });
    await expect(abis.get('game', 'play')).rejects.toThrow(
      'one.example and three.example return different ABIs of game. Nothing was packed.',
    );
    for (const third of [actions, new Error('down')])
      expect(
        await nodes({ [one]: actions, [two]: actions, [three]: third }).abis.trust('game', 'play'),
      ).toEqual({ kind: 'agreed', nodes: ['one.example', 'two.example'] });
  });

  it('rests on one node where there is no other, or none answers', async () => {
    const alone = nodes({ [one]: actions }).abis;
    expect(await alone.trust('game', 'play')).toEqual({
      kind: 'single',
      node: 'one.example',
      others: 'none',
    });
    const silent = nodes({ [one]: actions, [two]: new Error('down') }).abis;
    expect(await silent.trust('game', 'play')).toEqual({
      kind: 'single',
      node: 'one.example',
      others: 'silent',
    });
  });

  it('is compared again after a disagreement', async () => {
    const { abis, fetch } = nodes({ [one]: actions, [two]: { play: 'player name' } });
    await expect(abis.trust('game', 'play')).rejects.toThrow('different ABIs');
    fetch.mockResolvedValueOnce({ endpoint: two, abi: abiWith(actions) });
    expect(await abis.trust('game', 'play')).toMatchObject({ kind: 'agreed' });
  });

  it('is missing if no node has the contract', async () => {
    const empty: Parameters<typeof nodes>[0][] = [{}, { [one]: new Uint8Array() }];
    for (const served of empty)
      for (const published of [null, token])
        await expect(nodes(served, { published }).abis.get('game')).rejects.toMatchObject({
          name: 'AbiError',
          account: 'game',
          message: 'Missing abi for game',
        });
  });

  it('is the same object for decoding and packing', async () => {
    const { abis } = nodes({ [one]: actions, [two]: actions });
    const abi = await abis.get('game', 'play');
    expect(await abis.get('game')).toBe(abi);
    expect(abis.cached('game')).toBe(abi);
    expect(() => abis.cached('other')).toThrow('ABI must be cached before using ActionBuilder');
  });

  it('that a node objected to is used again only if that node serves the same', async () => {
    const lie = { play: 'stake asset, player name' };
    const down = new Error('down');
    const served: Parameters<typeof nodes>[0] = { [one]: lie, [three]: lie, [two]: down };
    const { abis } = nodes(served);
    await expect(abis.get('game', 'play')).resolves.toBeDefined();
    served[two] = actions;
    abis.reportMismatch('game', two);
    expect(abis.mismatchReporters(['game', 'other'])).toEqual([two]);
    await expect(abis.get('game', 'play')).rejects.toThrow(
      'one.example and two.example return different ABIs of game. Nothing was packed.',
    );
    served[two] = down;
    await expect(abis.get('game', 'play')).rejects.toThrow('down');
    served[two] = lie;
    await expect(abis.get('game', 'play')).resolves.toBeDefined();
  });

  it('is requested again where the second node was silent', async () => {
    const served: Parameters<typeof nodes>[0] = { [one]: actions, [two]: new Error('down') };
    const { abis } = nodes(served);
    expect(await abis.trust('game', 'play')).toMatchObject({ kind: 'single', others: 'silent' });
    served[two] = actions;
    expect(await abis.trust('game', 'play')).toMatchObject({ kind: 'agreed' });
  });

  it('resolves requests made before it was forgotten', async () => {
    const { abis } = nodes({ [one]: actions, [two]: actions });
    const asked = abis.get('game', 'play');
    abis.forget('game');
    await expect(asked).resolves.toBeDefined();
    expect(abis.endpoints(CONTRACTS)).toEqual([]);
  });

  it('reports each endpoint once', async () => {
    const { abis } = nodes({ [one]: actions, [two]: actions });
    await abis.get('game');
    await abis.get('other');
    expect(abis.endpoints(CONTRACTS)).toEqual([one]);
  });

  it('fails as the first node fails', async () => {
    const { abis } = nodes({ [one]: new Error('no network') });
    await expect(abis.get('game', 'play')).rejects.toThrow('fetching abi for game: no network');
  });

  it('is compared again after it was forgotten', async () => {
    const { abis, fetch } = nodes({ [one]: actions, [two]: actions });
    await abis.get('game', 'play');
    abis.forget('game');
    await abis.get('game', 'play');
    expect(fetch).toHaveBeenCalledTimes(6);
  });
});
