import { describe, expect, it } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import { withFioDefaults } from '#src/chain/actions/fio-defaults.ts';
import { fioEndpoints } from '#src/chain/actions/fio-endpoints.ts';
import { transferToFioKey } from '#src/chain/actions/fio-transfer.ts';
import { registerProxyOfFio, voteProducersOfFio, voteproxy } from '#src/chain/actions/fio-vote.ts';
import { deleteauth } from '#src/chain/actions/permission.ts';
import { contractAbis } from '#tests/recordings/abis.ts';
import { abiOf, fieldNames, roundTrip } from './encoded.ts';

const fioAbis = contractAbis()
  .filter(([account]) => account.startsWith('fio.'))
  .map(([, abi]) => abiOf(abi));

const known = {
  actor: 'aftyershcu22',
  tpid: 'finder@pronghorn',
  addresses: ['alice@fiotown', 'shop@fiotown'],
  fees: new Map([
    ['vote_producer', 400_000_000n],
    ['proxy_vote', 500_000_000n],
    ['auth_delete', 2n ** 60n],
    ['register_fio_domain', 1n],
  ]),
};
const authorization = [{ actor: known.actor, permission: 'active' }];
const regdomain = (data: Action['data']): Action => ({
  account: 'fio.address',
  name: 'regdomain',
  authorization,
  data,
});

describe('withFioDefaults', () => {
  const fields = ['fio_domain', 'owner_fio_public_key', 'max_fee', 'actor', 'tpid'];

  it('fills what the form left out, in the order of the ABI', () => {
    const filled = withFioDefaults(
      regdomain({ owner_fio_public_key: '', fio_domain: 'town' }),
      fields,
      known,
    );
    expect(Object.entries(filled.data)).toEqual([
      ['fio_domain', 'town'],
      ['owner_fio_public_key', ''],
      ['max_fee', '1'],
      ['actor', 'aftyershcu22'],
      ['tpid', 'finder@pronghorn'],
    ]);
    expect(filled).toMatchObject({ account: 'fio.address', name: 'regdomain', authorization });
  });

  it('leaves what the form has set, empty or not', () => {
    const data = { fio_domain: 'x', max_fee: 7, tpid: '', actor: 'other' };
    expect(withFioDefaults(regdomain(data), fields, known).data).toEqual(data);
    const unset = { fio_domain: 'x', tpid: undefined };
    expect(withFioDefaults(regdomain(unset), fields, known).data.tpid).toBe('finder@pronghorn');
  });

  it('takes an action as free where its endpoint or its fee is not known', () => {
    const unknown = { ...regdomain({}), name: 'newaction' };
    expect(withFioDefaults(unknown, fields, known).data.max_fee).toBe('0');
    const noFees = { ...known, fees: new Map<string, bigint>() };
    expect(withFioDefaults(regdomain({}), fields, noFees).data.max_fee).toBe('0');
    const nameless = { ...known, fees: new Map([['', 9n]]) };
    expect(withFioDefaults(regdomain({}), fields, nameless).data.max_fee).toBe('0');
  });

  it('takes the first address that is owned, or none', () => {
    const address = (addresses: readonly string[]) =>
      withFioDefaults(voteproxy('aftyershcu22', 'p@x'), ['proxy', 'fio_address'], {
        ...known,
        addresses,
      }).data.fio_address;
    expect(address(known.addresses)).toBe('alice@fiotown');
    expect(address([])).toBe('');
  });

  it('adds nothing that the ABI does not have, and loses nothing that was set', () => {
    const action = regdomain({ note: 'kept' });
    expect(withFioDefaults(action, ['constructor', '__proto__'], known).data).toEqual({
      note: 'kept',
    });
  });
});

it('a FIO transfer pays to a public key, in billionths, with a maximum fee', () => {
  const key = 'FIO5HmMrG2xBUY9W1DFzUi7SewdxMTxFacnRFfm8piDMhqcafi5J7';
  const fields = { contract: 'fio.token', from: 'aftyershcu22', publicKey: key };
  const action = transferToFioKey(
    { ...fields, amount: 2n ** 62n, maxFee: 2_000_000_000n },
    'owner',
  );
  expect(action).toEqual({
    account: 'fio.token',
    name: 'trnsfiopubky',
    authorization: [{ actor: 'aftyershcu22', permission: 'owner' }],
    data: {
      payee_public_key: key,
      amount: '4611686018427387904',
      max_fee: '2000000000',
      actor: 'aftyershcu22',
      tpid: '',
    },
  });
  const order = ['payee_public_key', 'amount', 'max_fee', 'actor', 'tpid'];
  expect(Object.keys(action.data)).toEqual(order);
});

describe('votes on FIO', () => {
  it('name addresses, each once', () => {
    const action = voteProducersOfFio('aftyershcu22', ['bp2@x', 'bp1@x', 'bp2@x']);
    expect(action).toEqual({
      account: 'eosio',
      name: 'voteproducer',
      authorization,
      data: { producers: ['bp2@x', 'bp1@x'] },
    });
  });

  it('go to a proxy by its address', () => {
    const data = { proxy: 'proxy@x' };
    expect(voteproxy('aftyershcu22', 'proxy@x')).toEqual({
      account: 'eosio',
      name: 'voteproxy',
      authorization,
      data,
    });
  });

  it('register a proxy and take it back', () => {
    const own = { account: 'eosio', authorization, data: {} };
    expect(registerProxyOfFio('aftyershcu22', true)).toEqual({ ...own, name: 'regproxy' });
    expect(registerProxyOfFio('aftyershcu22', false)).toEqual({ ...own, name: 'unregproxy' });
  });

  const system = fioAbis.find((abi) =>
    abi.actions.some(({ name }) => String(name) === 'voteproxy'),
  );

  it.each([
    [
      voteProducersOfFio('aftyershcu22', ['bp1@x']),
      {
        producers: ['bp1@x'],
        fio_address: 'alice@fiotown',
        actor: 'aftyershcu22',
        max_fee: 400_000_000,
      },
    ],
    [
      voteproxy('aftyershcu22', 'proxy@x'),
      {
        proxy: 'proxy@x',
        fio_address: 'alice@fiotown',
        actor: 'aftyershcu22',
        max_fee: 500_000_000,
      },
    ],
    [
      registerProxyOfFio('aftyershcu22', true),
      { fio_address: 'alice@fiotown', actor: 'aftyershcu22', max_fee: 0 },
    ],
    [
      registerProxyOfFio('aftyershcu22', false),
      { fio_address: 'alice@fiotown', actor: 'aftyershcu22', max_fee: 0 },
    ],
    [
      deleteauth('aftyershcu22', 'mobile'),
      { account: 'aftyershcu22', permission: 'mobile', max_fee: '1152921504606846976' },
    ],
  ])('fits the published ABI of FIO: $name', (action, meant) => {
    const filled = withFioDefaults(action, fieldNames(action, system!), known);
    expect(Object.keys(filled.data)).toEqual(fieldNames(action, system!));
    expect(roundTrip(filled, system!)).toEqual(meant);
  });
});

describe('fioEndpoints', () => {
  it('has every action that the published contracts charge for', () => {
    const charged = fioAbis.flatMap((abi) =>
      abi.actions
        .map(({ name }) => ({ name: String(name), data: {}, account: '', authorization: [] }))
        .map((action) => ({ name: action.name, fields: fieldNames(action, abi) }))
        // Where the endpoint is a field, a contract collects for another.
        .filter(({ fields }) => fields.includes('max_fee') && !fields.includes('end_point')),
    );
    expect(charged.length).toBeGreaterThan(20);
    expect(charged.filter(({ name }) => !fioEndpoints.has(name))).toEqual([]);
  });

  it('has an endpoint of its own for each action', () => {
    expect(new Set(fioEndpoints.values()).size).toBe(fioEndpoints.size);
    for (const endpoint of fioEndpoints.values()) expect(endpoint).toMatch(/^[a-z]+(_[a-z]+)+$/);
  });
});
