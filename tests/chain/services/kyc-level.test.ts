import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import { failureOf } from '#src/chain/model/shared/load-state.ts';
import { FetchError } from '#src/chain/rpc/errors.ts';
import { hasReachedTier } from '#src/chain/services/kyc-level.ts';
import { ofName } from '#src/chain/tables/query.ts';
import { CASES } from '../core/cases.ts';

type Node = Parameters<typeof hasReachedTier>[0];
type Query = Parameters<Node['getTableRows']>[0];

/** A node with the two tables of the verification. It records requests. */
function nodeWith(tables: Readonly<Record<string, readonly unknown[]>>) {
  const requested: Query[] = [];
  const node: Node = {
    getTableRows: (query) => {
      requested.push(query);
      return Promise.resolve({ rows: [...(tables[query.table] ?? [])], more: false, next_key: '' });
    },
  };
  return { node, requested };
}

const LIGHT = 'metal:firstname,metal:lastname,metal:birthdate,metal:address';
const DOCUMENTS = 'metal:selfie,metal:frontofid,metal:backofid';
const kycproviders = [
  { kyc_provider: 'metal.kyc', blisted: false },
  { kyc_provider: 'other.kyc', blisted: 0 },
  { kyc_provider: 'bad.kyc', blisted: true },
];

/** The tiers reached by an account with this row. */
async function tiersOf(kyc: readonly unknown[], providers: readonly unknown[] = kycproviders) {
  const { node } = nodeWith({ kycproviders: providers, usersinfo: [{ acc: 'alice', kyc }] });
  const reached = await Promise.all(
    [0, 1, 2, 3].map((tier) => hasReachedTier(node, 'alice', tier)),
  );
  return [0, 1, 2, 3].filter((tier) => reached[tier]);
}

const by = (kyc_provider: string, kyc_level: string) => ({ kyc_provider, kyc_level });

describe('the verification on a chain', () => {
  it.each([
    ['nothing', [], []],
    ['the light items', [by('metal.kyc', LIGHT)], [1]],
    ['one too few', [by('metal.kyc', LIGHT.replace(',metal:address', ''))], []],
    ['documents too, and never a third tier', [by('metal.kyc', `${LIGHT},${DOCUMENTS}`)], [1, 2]],
    ['documents alone', [by('metal.kyc', DOCUMENTS)], []],
    ['items of several providers', [by('metal.kyc', LIGHT), by('other.kyc', DOCUMENTS)], [1, 2]],
    ['items of one on the blacklist', [by('bad.kyc', LIGHT)], []],
    ['documents of one on the blacklist', [by('metal.kyc', LIGHT), by('bad.kyc', DOCUMENTS)], [1]],
    ['items of an unknown provider', [by('nobody', LIGHT)], []],
    ['items without a prefix', [by('metal.kyc', LIGHT.replaceAll('metal:', ''))], []],
    ['odd rows', [null, 7, { kyc_level: 7 }, by('metal.kyc', LIGHT)], [1]],
  ] as const)('reaches %s', async (_, kyc, tiers) => {
    expect(await tiersOf(kyc)).toEqual(tiers);
  });

  it('is requested by account, and excludes other accounts', async () => {
    const { node, requested } = nodeWith({
      kycproviders,
      usersinfo: [{ acc: 'alice2', kyc: [by('metal.kyc', LIGHT)] }],
    });
    expect(await hasReachedTier(node, 'alice', 1)).toBe(false);
    expect(requested).toMatchObject([
      { code: 'eosio.proton', scope: 'eosio.proton', table: 'kycproviders' },
      { table: 'usersinfo', ...ofName('alice') },
    ]);
  });

  it('is found for a name of digits, which nodes would read as a number', async () => {
    const { node, requested } = nodeWith({
      kycproviders,
      usersinfo: [{ acc: '111111111111', kyc: [by('metal.kyc', LIGHT)] }],
    });
    expect(await hasReachedTier(node, '111111111111', 1)).toBe(true);
    expect(requested[1]?.lower_bound).toBe(String(nameToBigint('111111111111')));
  });

  it('throws a message for what is missing', async () => {
    const { node, requested } = nodeWith({});
    await expect(hasReachedTier(node, '', 1)).rejects.toThrow('Please enter an account.');
    expect(requested).toEqual([]);
    const down = new FetchError([{ endpoint: 'http://node', kind: 'network', message: 'No' }]);
    const lost: Node = { getTableRows: () => Promise.reject(down) };
    const error = await hasReachedTier(lost, 'alice', 1).catch((reason: unknown) => reason);
    expect(failureOf(error)).toEqual({
      endpoint: 'http://node',
      message: 'Unable to get KYC Providers.',
    });
    const half: Node = {
      getTableRows: (query) =>
        query.table === 'usersinfo'
          ? Promise.reject(down)
          : Promise.resolve({ rows: kycproviders, more: false, next_key: '' }),
    };
    await expect(hasReachedTier(half, 'alice', 1)).rejects.toBe(down);
  });

  it('accepts any rows without an exception', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue()),
        fc.array(fc.jsonValue()),
        async (kyc, providers) => {
          expect(Array.isArray(await tiersOf(kyc, providers))).toBe(true);
        },
      ),
      CASES,
    ));
});
