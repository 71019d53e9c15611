import { beforeAll, describe, expect, it } from 'vitest';
import { bootChain } from '#devnet/start.ts';
import type { BootedChain } from '#devnet/start.ts';
import { ask, BOOT_TIMEOUT } from './support.ts';

let booted: BootedChain;

beforeAll(() => {
  booted = bootChain('wax');
}, BOOT_TIMEOUT);

describe('WAX', () => {
  it('rewards those who were there from the first', async () => {
    const query = { json: true, code: 'eosio', scope: 'carol', table: 'genesis' };
    const { body } = await ask(booted.app, '/v1/chain/get_table_rows', query);
    expect(body['rows']).toMatchObject([{ balance: '10950.00000000 WAX' }]);
  });

  it('pays what vested of the award in its last thirty of 1,096 days', async () => {
    const found = await ask(booted.app, '/v2/history/get_actions?filter=eosio:claimgenesis');
    const [claim] = [...found.body['actions']!];
    const id = claim!['trx_id'];
    const { body } = await ask(booted.app, '/v1/history/get_transaction', { id });
    const paid = [...body['traces']!].find(
      ({ receiver, act }) => String(receiver) === 'alice' && String(act!['name']) === 'transfer',
    );
    expect(paid!['act']!['data']).toMatchObject({ quantity: '299.72627737 WAX' });
  });

  it('pays voters two fifths of what is issued, by their weight and its time', async () => {
    const paid = async (name: string) => {
      const found = await ask(booted.app, `/v2/history/get_actions?filter=eosio:${name}`);
      const [{ trx_id: id }] = [...found.body['actions']!] as unknown as [{ trx_id: string }];
      const { body } = await ask(booted.app, '/v1/history/get_transaction', { id });
      const transfers = [...body['traces']!].filter(
        ({ act }) => String(act!['name']) === 'transfer',
      );
      const [own] = transfers.filter(({ act }) => String(act!['data']!['memo']) === 'voter pay');
      const bucket = transfers.find(({ act }) => String(act!['data']!['to']) === 'eosio.voters');
      const units = (trace: typeof own) => parseFloat(String(trace!['act']!['data']!['quantity']));
      return { own: units(own), bucket: units(bucket) };
    };
    const first = await paid('claimgbmvote');
    expect(first.own).toBeGreaterThan(0);
    expect(first.own).toBeLessThan(first.bucket);
    expect((await paid('voterclaim')).own).toBeGreaterThan(0);
  });

  it('issues five percent a year: two fifths are saved, one is for blocks and none for votes', async () => {
    const found = await ask(booted.app, '/v2/history/get_actions?filter=eosio:claimgbmvote');
    const [{ trx_id: id }] = [...found.body['actions']!] as unknown as [{ trx_id: string }];
    const { body } = await ask(booted.app, '/v1/history/get_transaction', { id });
    const given = (account: string): number[] =>
      [...body['traces']!]
        .map(({ act, receiver }) => ({ data: act!['data']!, receiver: String(receiver) }))
        .filter(({ data, receiver }) => String(data['to']) === account && receiver === account)
        .map(({ data }) => parseFloat(String(data['quantity'])));
    const [[saved], [blocks], [voters]] = [
      given('eosio.saving'),
      given('eosio.bpay'),
      given('eosio.voters'),
    ];
    expect(saved! / blocks!).toBeCloseTo(2, 6);
    expect(voters! / blocks!).toBeCloseTo(2, 6);
    expect(given('eosio.vpay')).toEqual([]);
    const query = { json: true, code: 'eosio', scope: 'eosio', table: 'global4' };
    const rates = await ask(booted.app, '/v1/chain/get_table_rows', query);
    expect(rates.body['rows']).toMatchObject([{ continuous_rate: '0.04879000000000000' }]);
  });

  it('keeps of each voter what it has earned', async () => {
    const query = { json: true, code: 'eosio', scope: 'eosio', table: 'voters', limit: 100 };
    const { body } = await ask(booted.app, '/v1/chain/get_table_rows', query);
    const voter = (name: string) => [...body['rows']!].find(({ owner }) => String(owner) === name)!;
    expect(voter('grace')).toMatchObject({ unpaid_voteshare: '0.00000000000000000' });
    expect(Number(voter('heidi')['unpaid_voteshare_change_rate'])).toBeCloseTo(
      Number(voter('heidi')['last_vote_weight']),
    );
    // Who votes for less than sixteen, and by no proxy, earns nothing.
    expect(Number(voter('frank')['unpaid_voteshare_change_rate'])).toBe(0);
    const account = await ask(booted.app, '/v1/chain/get_account', { account_name: 'grace' });
    expect(account.body['voter_info']!['last_claim_time']).toMatch(/^2026-/);
    const global = await ask(booted.app, '/v1/chain/get_table_rows', { ...query, table: 'global' });
    const [row] = [...global.body['rows']!];
    const rates = [...body['rows']!].map((one) => Number(one['unpaid_voteshare_change_rate']));
    const sum = rates.reduce((all, rate) => all + rate, 0);
    expect(Number(row!['total_voteshare_change_rate']) / sum).toBeCloseTo(1, 9);
  });
});
