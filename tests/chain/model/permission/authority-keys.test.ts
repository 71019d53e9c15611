import { describe, expect, it } from 'vitest';
import { toLegacyKey } from '#src/chain/core/key.ts';
import {
  type AuthorityKeys,
  authorityKeys,
  keyAgreement,
} from '#src/chain/model/permission/authority-keys.ts';
import type { AccountResponse } from '#src/chain/rpc/responses.ts';

const one = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const nobody = 'EOS1111111111111111111111111111111114T1Anm';

const keys = (owner: string[], active: string[] = owner): AuthorityKeys => ({ owner, active });

function account(permissions: Readonly<Record<string, readonly string[]>>): AccountResponse {
  return {
    account_name: 'alice',
    permissions: Object.entries(permissions).map(([perm_name, held]) => ({
      perm_name,
      parent: '',
      required_auth: {
        threshold: 1,
        keys: held.map((key) => ({ key, weight: 1 })),
        accounts: [],
        waits: [],
      },
    })),
  } as unknown as AccountResponse;
}

describe('the keys of an account', () => {
  it('are compared by value, whatever prefix a chain writes', () => {
    const fio = authorityKeys(account({ owner: [toLegacyKey(one, 'FIO')], active: [one, one] }));
    const eos = authorityKeys(account({ owner: [toLegacyKey(one)], active: [one] }));
    expect(fio).toEqual(keys([one]));
    expect(keyAgreement(fio, eos)).toBe('same');
  });

  it('are those of owner and active, without the null key and invalid keys', () => {
    const read = authorityKeys(
      account({ owner: [nobody], active: ['no key', one], claim: [nobody, one] }),
    );
    expect(read).toEqual(keys([], [one]));
    expect(authorityKeys(account({}))).toEqual(keys([]));
  });
});

describe('keyAgreement', () => {
  it.each([
    ['same', 'of all', keys(['a']), keys(['a'])],
    ['same', 'of owner alone', keys(['a'], ['b']), keys(['a'], ['c'])],
    ['same', 'of active alone', keys(['a'], ['b']), keys(['c'], ['b'])],
    ['some', 'of several', keys(['a', 'b']), keys(['b', 'c'])],
    ['some', 'in the other permission', keys(['a'], ['b']), keys(['b'], ['c'])],
    ['different', 'in both', keys(['a'], ['b']), keys(['c'], ['d'])],
    ['unknown', 'there', keys(['a']), keys([])],
    ['unknown', 'anywhere: two without keys are not the same', keys([]), keys([])],
  ] as const)('is %s for keys %s', (agreement, _, here, there) => {
    expect(keyAgreement(here, there)).toBe(agreement);
    expect(keyAgreement(there, here)).toBe(agreement);
  });
});
