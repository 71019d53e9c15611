import { describe, expect, it } from 'vitest';
import {
  addaddress,
  addbundles,
  fioFee,
  regaddress,
  regdomain,
  remaddress,
  renewdomain,
  setdomainpub,
  xferaddress,
  xferdomain,
} from '#src/chain/actions/fio-names.ts';
import { contractAbis } from '#tests/recordings/abis.ts';
import { abiOf, fieldNames, roundTrip } from './encoded.ts';

const fees = new Map([
  ['register_fio_domain', 40_000_000_000n],
  ['add_bundled_transactions', 2_000_000_000n],
]);
const payment = { actor: 'aftyershcu22', permission: 'active', fees, tpid: 'finder@pronghorn' };
const key = 'FIO5HmMrG2xBUY9W1DFzUi7SewdxMTxFacnRFfm8piDMhqcafi5J7';
const link = { chain: 'BTC', token: '*', address: 'bc1qexample' };

const actions = [
  regdomain('edge', payment),
  regaddress('alice@edge', payment),
  renewdomain('edge', payment),
  setdomainpub('edge', true, payment),
  xferdomain('edge', key, payment),
  xferaddress('alice@edge', key, payment),
  addbundles('alice@edge', 3, payment),
  addaddress('alice@edge', [link], payment),
  remaddress('alice@edge', [link], payment),
];

describe('actions on FIO names', () => {
  const abi = contractAbis()
    .filter(([account]) => account === 'fio.address')
    .map(([, one]) => abiOf(one))
    .at(0)!;

  it.each(actions.map((action) => [action.name, action] as const))(
    '%s has all fields of its ABI',
    (_, action) => {
      expect(Object.keys(action.data).toSorted()).toEqual(fieldNames(action, abi).toSorted());
      expect(roundTrip(action, abi)).toMatchObject({
        actor: 'aftyershcu22',
        tpid: 'finder@pronghorn',
      });
      expect(action).toMatchObject({
        account: 'fio.address',
        authorization: [{ actor: 'aftyershcu22', permission: 'active' }],
      });
    },
  );

  it('carry the fee of the table as their maximum', () => {
    expect(regdomain('edge', payment).data.max_fee).toBe('40000000000');
    expect(renewdomain('edge', payment).data.max_fee).toBe('0');
    expect(fioFee('regdomain', new Map())).toBe(0n);
  });

  it('pay for each set of bundled transactions', () => {
    expect(addbundles('alice@edge', 3, payment).data).toMatchObject({
      bundle_sets: 3,
      max_fee: '6000000000',
    });
  });

  it('name no technology provider where the site has none', () => {
    expect(regdomain('edge', { ...payment, tpid: null }).data.tpid).toBe('');
  });

  it('write visibility as 1 or 0', () => {
    expect(setdomainpub('edge', true, payment).data.is_public).toBe(1);
    expect(setdomainpub('edge', false, payment).data.is_public).toBe(0);
  });

  it('name the token and the chain of a public address', () => {
    expect(addaddress('alice@edge', [link], payment).data.public_addresses).toEqual([
      { token_code: '*', chain_code: 'BTC', public_address: 'bc1qexample' },
    ]);
  });
});
