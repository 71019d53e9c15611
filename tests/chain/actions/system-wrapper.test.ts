import { describe, expect, it } from 'vitest';
import { type Action, atSystemAccounts, systemAction } from '#src/chain/actions/action.ts';
import { keyAuthority } from '#src/chain/actions/authority.ts';
import { refusedByWrappedContract } from '#src/chain/actions/system-wrapper.ts';
import { bidname, newaccount } from '#src/chain/actions/new-account.ts';
import { deleteauth, updateauth } from '#src/chain/actions/permission.ts';
import { delegatebw, powerup } from '#src/chain/actions/resources.ts';
import { updaterex } from '#src/chain/actions/rex.ts';
import { defundLoan, fundLoan, rent } from '#src/chain/actions/rex-loan.ts';
import { jungle } from '#src/chain/config/chains/jungle.ts';
import { wax } from '#src/chain/config/chains/wax.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import front from '#src/chain/sign/abi/pins/core.vaulta.json' with { type: 'json' };
import system from '#src/chain/sign/abi/pins/eosio.system.json' with { type: 'json' };

const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

const fieldsOf = (fields: string) => fields.split(', ').map((one) => one.split(' ')[0] ?? '');
/** Without extensions, which builders leave out. */
const required = (fields: string) =>
  fields
    .split(', ')
    .filter((field) => !field.endsWith('$'))
    .join(', ');

const shared = Object.keys(system.actions).filter((name) => name in front.actions);

describe('the wrapper of the system contract', () => {
  it.each(shared.filter((name) => name !== 'init').map((name) => [name]))(
    'takes %s with the fields of its ABI',
    (name) => {
      const given = required(Reflect.get(system.actions, name) as string);
      const data = Object.fromEntries(fieldsOf(given).map((field) => [field, 'x']));
      const action = atSystemAccounts(systemAction(name, 'alice', 'active', data), jungle);
      expect(action.account).toBe('core.vaulta');
      const fields = fieldsOf(required(Reflect.get(front.actions, name) as string));
      expect(Object.keys(action.data)).toEqual(fields);
    },
  );

  it('takes no action that it does not have', () => {
    const others = Object.keys(system.actions).filter((name) => !shared.includes(name));
    for (const name of [...others, 'init'])
      expect(atSystemAccounts(systemAction(name, 'alice', 'active', {}), jungle).account).toBe(
        'eosio',
      );
    expect(atSystemAccounts(updaterex('alice'), jungle).account).toBe('eosio');
  });

  it('is left out for permission changes that active cannot pass on', () => {
    const auth = { threshold: 1, keys: [{ key: KEY, weight: 1 }], accounts: [], waits: [] };
    const owner = { account: 'alice', permission: 'owner', parent: '', auth };
    const at = (action: Action) => atSystemAccounts(action, jungle).account;
    expect(at(updateauth(owner, 'owner'))).toBe('eosio');
    expect(at(deleteauth('alice', 'games', 'games'))).toBe('eosio');
    expect(at(deleteauth('alice', 'games'))).toBe('core.vaulta');
  });

  it('leaves an action of a contract that the user chose', () => {
    const action = systemAction('powerup', 'alice', 'active', { payer: 'alice' });
    expect(atSystemAccounts({ ...action, isChosen: true }, jungle)).toEqual(action);
  });

  it('takes what the system contract refuses behind it', () => {
    const refused = shared.filter((name) => refusedByWrappedContract(name));
    expect(refused.toSorted()).toEqual(['claimrewards', 'deposit', 'unstaketorex', 'withdraw']);
    for (const name of refused)
      expect(atSystemAccounts(systemAction(name, 'alice', 'active', {}), jungle)).toMatchObject({
        account: 'core.vaulta',
      });
  });

  it('leaves loans to the system contract, in the token that it counts', () => {
    const payment = parseAsset('3.0000 A');
    const fields = { from: 'alice', receiver: 'bob', payment, fund: parseAsset('0.0000 A') };
    const change = { from: 'alice', loan: 7n, amount: payment };
    const built = [rent('cpu', fields), fundLoan('net', change), defundLoan('net', change)];
    expect(
      built
        .map((action) => atSystemAccounts(action, jungle))
        .map(({ account, data }) => [account, data]),
    ).toEqual([
      [
        'eosio',
        { from: 'alice', receiver: 'bob', loan_payment: '3.0000 EOS', loan_fund: '0.0000 EOS' },
      ],
      ['eosio', { from: 'alice', loan_num: '7', payment: '3.0000 EOS' }],
      ['eosio', { from: 'alice', loan_num: '7', amount: '3.0000 EOS' }],
    ]);
  });

  it('keeps amounts, signer and values', () => {
    const half = parseAsset('0.5000 A');
    const built = delegatebw(
      { from: 'alice', receiver: 'bob', net: half, cpu: half },
      false,
      'day',
    );
    expect(atSystemAccounts(built, jungle)).toEqual({ ...built, account: 'core.vaulta' });
    expect(built.data).toMatchObject({ stake_net_quantity: '0.5000 A' });
  });

  it('is absent elsewhere: actions go to the system contract', () => {
    const bid = bidname({ bidder: 'alice', newname: 'x', bid: parseAsset('1.00000000 WAX') });
    const owner = keyAuthority(KEY);
    const made = newaccount({ creator: 'alice', name: 'bob', owner, active: owner });
    const rented = powerup({
      payer: 'alice',
      receiver: 'alice',
      days: 1,
      netFraction: 1n,
      cpuFraction: 1n,
      maxPayment: parseAsset('1.00000000 WAX'),
    });
    for (const action of [bid, made, rented])
      expect(atSystemAccounts(action, wax)).toEqual({ ...action, account: 'eosio' });
  });
});
