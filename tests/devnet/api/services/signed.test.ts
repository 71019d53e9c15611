import { Serializer, Transaction } from '@wharfkit/antelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountService } from '#src/chain/services/account-service.ts';
import { createWrap } from '#src/chain/services/wrap.ts';
import { ask, BOOT_TIMEOUT } from '../support.ts';
import { named, run, type Running } from './running.ts';
import { signedBy } from './signed.ts';
import type { Signed } from './signed.ts';

let running: Running;

beforeAll(async () => {
  running = await run('proton');
}, BOOT_TIMEOUT);

afterAll(() => running.devnet.close());

let made = 0;
const token = (account: string, from: string, to: string, quantity: string) => ({
  account,
  name: 'transfer',
  data: { from, to, quantity, memo: `signed ${++made}` },
});
const gift = (from: string) => token('eosio.token', from, 'bob', '0.0001 XPR');
const sign = (actor: string, options?: Parameters<typeof signedBy>[3]) =>
  signedBy(running.devnet, actor, gift(actor), options);

/** Signed by one and sent in the name of another, or otherwise not as it was signed. */
const forgeries: [string, () => object][] = [
  ['nothing but a name', () => ({ signer: 'alice' })],
  ['a signature of nothing', () => ({ ...sign('alice'), signature: 'SIG_K1_x' })],
  ['another’s key', () => sign('alice', { keyOf: 'bob' })],
  ['another signer', () => ({ ...sign('alice'), signer: { actor: 'bob', permission: 'active' } })],
  ['another permission', () => ({ ...sign('alice'), signer: 'alice@owner' })],
  ['a permission there is not', () => sign('alice', { permission: 'nosuch' })],
  ['another chain', () => sign('alice', { chainId: 'ab'.repeat(32) })],
  ['what was changed since', () => changed(sign('alice'))],
  ['what has expired', () => sign('alice', { expiresIn: -30 })],
  ['no transaction', () => ({ ...sign('alice'), transaction: undefined })],
];

function changed({ transaction, ...rest }: Signed): object {
  return { ...rest, transaction: { ...transaction, ref_block_num: 7 } };
}

describe('the account service', () => {
  const service = () => createAccountService({ url: named(running.config.accountServiceUrl) });

  it('signs in who has signed, and keeps what was agreed to', async () => {
    expect(await service().hasAgreed('alice')).toBe(false);
    await service().agree(await service().login(sign('alice')));
    expect(await service().hasAgreed('alice')).toBe(true);
    const named = { ...sign('carol'), signer: 'carol@active' };
    expect(await service().login(named)).not.toBe('');
    const old = await service().login({ chainAccount: 'bob', signature: 'SIG_K1_x' }, 2);
    expect(old).not.toBe('');
    await expect(service().agree('wrong')).rejects.toMatchObject({ status: 401 });
  });

  it.each(forgeries)('refuses %s', async (_what, body) => {
    await expect(service().login({ ...body() })).rejects.toThrow('Wrong proof');
  });

  it('makes users, reports where one is and what one may use', async () => {
    const user = await service().createUser({ email: 'a@b.example', chainAccount: 'carol' });
    expect(user).toMatchObject({ user: { chainAccount: 'carol', status: 'ACTIVE' } });
    expect(await service().getIpInfo()).toMatchObject({ ip: '127.0.0.1', country_code: 'CH' });
    expect(await service().getFeatures('alice')).toMatchObject({
      swap: 'TRUE',
      locationAllowed: true,
    });
    expect(await service().getFeatures('judy')).toMatchObject({ swap: 'NEEDS_KYC' });
    expect(await service().getFeatures('mallory')).toMatchObject({
      swap: 'FALSE',
      locationAllowed: false,
    });
  });

  it('fails while a fault is set', async () => {
    await running.order({ route: '/v2/kyc', kind: 'drop' });
    expect(await service().getFeatures('alice')).toMatchObject({ swap: 'FALSE' });
  });
});

describe('the bridge', () => {
  const wrap = () => createWrap({ url: `${running.devnet.url}/proton-wrap-public2` });
  const back = (quantity: string, to = 'xtokens') =>
    signedBy(running.devnet, 'alice', token('xtokens', 'alice', to, quantity));

  it('has addresses to deposit at, the same each time', async () => {
    const first = await wrap().generateAddress({ ...sign('alice'), coin: 'BTC', wallet: 'BTC' });
    expect(first.address).toMatch(/^bc1q/);
    const again = await wrap().generateAddress({ ...sign('alice'), coin: 'BTC', wallet: 'BTC' });
    expect(again).toEqual(first);
    expect((await wrap().generateAddress({ ...sign('alice'), coin: 'XRP' })).memo).not.toBeNull();
    await wrap().deleteAddress({ ...sign('alice'), id: first.id });
  });

  it.each(forgeries)('refuses %s', async (_what, body) => {
    for (const call of [wrap().generateAddress, wrap().withdraw])
      await expect(call({ ...body(), coin: 'BTC', quoteId: 'q' })).rejects.toMatchObject({
        status: expect.toBeOneOf([400, 401]) as number,
      });
  });

  it('needs exactly one signature and one action', async () => {
    const { signature, ...rest } = sign('alice');
    const twice = { ...rest, signatures: [signature, signature] };
    await expect(wrap().generateAddress(twice)).rejects.toThrow('Exactly one signature');
    await expect(wrap().generateAddress(rest)).rejects.toThrow('Exactly one signature');
    const two = signedBy(running.devnet, 'alice', [gift('alice'), gift('alice')]);
    await expect(wrap().generateAddress(two)).rejects.toThrow('Exactly one action');
    await expect(wrap().generateAddress({ coin: 'BTC' })).rejects.toThrow('Missing signer');
    await expect(wrap().generateAddress(sign('alice', { keyOf: 'bob' }))).rejects.toThrow(
      'Wrong signature',
    );
  });

  async function balance(code: string): Promise<number> {
    const query = { code: 'xtokens', account: 'alice', symbol: code };
    const { body } = await ask(running.devnet.app, '/v1/chain/get_currency_balance', query);
    return Number(String(body[0]).split(' ')[0]);
  }

  it('gives out what is sent to it, and reports it by pages', async () => {
    const before = await balance('XETH');
    const signed = { ...back('2.00000000 XETH'), quoteId: 'q', currency: 'ETH', amount: '2' };
    const { id, success } = await wrap().withdraw(signed);
    expect(success).toBe(true);
    expect(before - (await balance('XETH'))).toBeCloseTo(2, 8);
    const page = await wrap().getWithdrawals('alice');
    expect(page.swaps[0]).toMatchObject({
      id,
      status: 'pending',
      amount: '2',
      network: 'ethereum',
    });
    const last = await wrap().getWithdrawals('alice', page.totalPages);
    expect(last.numberOfElements).toBe(page.totalElements - (page.totalPages - 1) * page.pageSize);
    await expect(wrap().withdraw(signed)).rejects.toThrow('Already withdrawn');
  });

  it('takes what its signer has sent already', async () => {
    const signed = back('0.10000000 XETH');
    const { signature, transaction } = signed;
    const sent = await ask(running.devnet.app, '/v1/chain/send_transaction', {
      signatures: [signature],
      compression: 'none',
      packed_context_free_data: '',
      packed_trx: packedOf(transaction),
    });
    expect(sent.status).toBe(202);
    expect(await wrap().withdraw({ ...signed, quoteId: 'q' })).toMatchObject({ success: true });
    const { swaps } = await wrap().getWithdrawals('alice');
    expect(swaps[0]).toMatchObject({ amount: '0.10000000', currency: 'ETH' });
  });

  it('refuses what is not sent to it, is of another amount, or is more than there is', async () => {
    const refusals: [Signed, object, string][] = [
      [back('0.01000000 XBTC'), {}, 'Missing quoteId'],
      [back('0.01000000 XBTC', 'bob'), { quoteId: 'q' }, 'xtokens must be receiver'],
      [sign('alice'), { quoteId: 'q' }, 'xtokens must be receiver'],
      [back('0.01000000 XBTC'), { quoteId: 'q', amount: '2' }, 'another amount'],
      [back('0.01000000 XBTC'), { quoteId: 'q', currency: 'ETH' }, 'another amount'],
      [back('900.00000000 XBTC'), { quoteId: 'q' }, 'overdrawn balance'],
    ];
    const { totalElements } = await wrap().getWithdrawals('alice');
    for (const [signed, fields, reason] of refusals)
      await expect(wrap().withdraw({ ...signed, ...fields })).rejects.toThrow(reason);
    expect((await wrap().getWithdrawals('alice')).totalElements).toBe(totalElements);
  });

  it('fails while a fault is set', async () => {
    await running.order({ route: '/proton-wrap', kind: 'status', value: 502 });
    await expect(wrap().getWithdrawals('alice')).rejects.toMatchObject({ status: 502 });
  });
});

function packedOf(transaction: Signed['transaction']): string {
  return Serializer.encode({ object: Transaction.from(transaction as never) }).hexString;
}
