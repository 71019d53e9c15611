import { describe, expect, it } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import { sensitivePowerOf } from '#src/chain/model/permission/power-action.ts';

const power = (account: string, name: string) => sensitivePowerOf({ account, name }, eos.accounts);

describe('sensitivePowerOf', () => {
  it.each([
    'updateauth',
    'deleteauth',
    'linkauth',
    'unlinkauth',
    'setcode',
    'setabi',
    'newaccount',
    'limitauthchg',
  ])('counts %s of the system contract as control of an account', (name) => {
    expect(power('eosio', name)).toBe('control');
  });

  it('counts approving, executing and wrapping as power over a proposal', () => {
    expect(power('eosio.msig', 'approve')).toBe('proposal');
    expect(power('eosio.msig', 'exec')).toBe('proposal');
    expect(power('eosio.wrap', 'exec')).toBe('proposal');
    expect(power('eosio.wrap', 'execute')).toBe('proposal');
  });

  it('leaves out other actions, and the same names in other contracts', () => {
    expect(power('eosio', 'buyram')).toBeNull();
    expect(power('eosio.msig', 'cancel')).toBeNull();
    expect(power('mycontract11', 'updateauth')).toBeNull();
    expect(power('mycontract11', 'exec')).toBeNull();
  });

  it('follows a chain whose system contracts have other names', () => {
    const accounts = { system: 'core', msig: 'core.msig', wrap: 'core.wrap' };
    expect(sensitivePowerOf({ account: 'core', name: 'setcode' }, accounts)).toBe('control');
    expect(sensitivePowerOf({ account: 'eosio', name: 'setcode' }, accounts)).toBeNull();
  });
});
