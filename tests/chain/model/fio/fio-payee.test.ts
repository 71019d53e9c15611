import { describe, expect, it } from 'vitest';
import { transferToFioKey } from '#src/chain/actions/fio-transfer.ts';
import { typedPayee } from '#src/chain/model/fio/fio-payee.ts';

const fio = 'FIO6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const eos = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const modern = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';

describe('who is paid on FIO', () => {
  it.each([fio, ` ${fio} `, eos, modern])('is the key %j in FIO’s form', (typed) => {
    expect(typedPayee(typed)).toEqual({ kind: 'key', text: fio });
  });

  it('is an address in any case', () => {
    expect(typedPayee(' Bob@Edge ')).toEqual({ kind: 'address', text: 'bob@edge' });
    expect(typedPayee('a@b')).toEqual({ kind: 'address', text: 'a@b' });
    const longest = `${'a'.repeat(62)}@b`;
    expect(typedPayee(longest)).toEqual({ kind: 'address', text: longest });
    expect(typedPayee('a-b@c-d')).toEqual({ kind: 'address', text: 'a-b@c-d' });
  });

  it('is an account of twelve characters', () => {
    expect(typedPayee('ots5vplclrfi')).toEqual({ kind: 'account', text: 'ots5vplclrfi' });
  });

  it.each([
    '',
    'bob',
    'a@',
    '@edge',
    'a@b@c',
    '-a@b',
    'a.b@c',
    `${'a'.repeat(63)}@b`,
    fio.slice(0, -1),
    `${fio.slice(0, -1)}W`,
    'PUB_R1_6FPFZqw5ahYrR9jD96yDbbDNTdKtNqRbze6oTDLntrsANgQKZu',
  ])('is not %j', (typed) => {
    expect(typedPayee(typed)).toBe(null);
  });
});

it('a transfer to a key says its amount and its highest fee in billionths', () => {
  const fields = { contract: 'fio.token', from: 'ots5vplclrfi', publicKey: fio };
  expect(transferToFioKey({ ...fields, amount: 2n ** 60n, maxFee: 1n }, 'trading')).toEqual({
    account: 'fio.token',
    name: 'trnsfiopubky',
    authorization: [{ actor: 'ots5vplclrfi', permission: 'trading' }],
    data: {
      payee_public_key: fio,
      amount: '1152921504606846976',
      max_fee: '1',
      actor: 'ots5vplclrfi',
      tpid: '',
    },
  });
});
