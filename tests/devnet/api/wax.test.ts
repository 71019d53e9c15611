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

  it('pays a thousand and ninety-fifth part of the award each day', async () => {
    const found = await ask(booted.app, '/v2/history/get_actions?filter=eosio:claimgenesis');
    const [claim] = [...found.body['actions']!];
    const id = claim!['trx_id'];
    const { body } = await ask(booted.app, '/v1/history/get_transaction', { id });
    const paid = [...body['traces']!].find(
      ({ receiver, act }) => String(receiver) === 'alice' && String(act!['name']) === 'transfer',
    );
    const quantity = parseFloat(String(paid!['act']!['data']!['quantity']));
    // Two days of 10,950, and the seconds in between.
    expect(quantity).toBeGreaterThanOrEqual(20);
    expect(quantity).toBeLessThan(20.1);
  });
});
