import { Session } from '@wharfkit/session';
import { WalletPluginPrivateKey } from '@wharfkit/wallet-plugin-privatekey';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { BOOT_TIMEOUT, keyOf } from './support.ts';
import type { Json } from './support.ts';

let devnet: RunningDevnet;

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, blockInterval: 100 });
}, BOOT_TIMEOUT);

afterAll(async () => {
  await devnet.close();
});

function sessionOf(name: string): Session {
  return new Session(
    {
      chain: { id: devnet.chain.spec.chainId, url: devnet.url },
      actor: name,
      permission: 'active',
      walletPlugin: new WalletPluginPrivateKey(keyOf(devnet, name)),
    },
    { fetch },
  );
}

async function get(path: string, body?: unknown): Promise<Json> {
  const response = await fetch(
    devnet.url + path,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  );
  return (await response.json()) as Json;
}

/** Until the block with the transaction has been closed. */
async function untilClosed(id: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const { executed } = await get(`/v2/history/get_transaction?id=${id}`);
    if (String(executed) === 'true') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${id} is in no block`);
}

describe('a published client, unchanged', () => {
  it('fetches the ABI, signs and pushes a transfer that both histories then show', async () => {
    const before = await get('/v1/chain/get_currency_balance', {
      code: 'eosio.token',
      account: 'bob',
    });
    const result = await sessionOf('alice').transact({
      action: {
        account: 'eosio.token',
        name: 'transfer',
        authorization: [{ actor: 'alice', permission: 'active' }],
        data: { from: 'alice', to: 'bob', quantity: '12.3456 EOS', memo: 'by a session' },
      },
    });
    const id = String(result.response?.['transaction_id']);
    expect(id).toBe(String(result.resolved?.transaction.id));
    await untilClosed(id);

    const native = await get('/v1/history/get_actions', {
      account_name: 'bob',
      pos: -1,
      offset: -5,
    });
    const seen = [...(native['actions'] ?? [])].find(
      (action) => String(action['action_trace']?.['trx_id']) === id,
    );
    expect(seen?.['action_trace']?.['act']?.['data']).toEqual({
      from: 'alice',
      to: 'bob',
      quantity: '12.3456 EOS',
      memo: 'by a session',
    });
    const hyperion = await get('/v2/history/get_actions?account=bob&limit=5');
    expect([...(hyperion['actions'] ?? [])].map((action) => String(action['trx_id']))).toContain(
      id,
    );

    const after = await get('/v1/chain/get_currency_balance', {
      code: 'eosio.token',
      account: 'bob',
    });
    const units = (balance: Json): number => Number(String(balance[0]).split(' ')[0]) * 10_000;
    expect(Math.round(units(after) - units(before))).toBe(123_456);
  });

  it('signs several actions of the system in one transaction', async () => {
    const authorization = [{ actor: 'carol', permission: 'active' }];
    const result = await sessionOf('carol').transact({
      actions: [
        {
          account: 'core.vaulta',
          name: 'buyrambytes',
          authorization,
          data: { payer: 'carol', receiver: 'alice', bytes: 1024 },
        },
        {
          account: 'core.vaulta',
          name: 'delegatebw',
          authorization,
          data: {
            from: 'carol',
            receiver: 'alice',
            stake_net_quantity: '1.0000 A',
            stake_cpu_quantity: '2.0000 A',
            transfer: false,
          },
        },
      ],
    });
    const traces = result.response?.['processed'] as Json;
    const names = [...(traces['action_traces'] ?? [])].map((trace) =>
      String(trace['act']?.['name']),
    );
    expect(names).toEqual(expect.arrayContaining(['buyrambytes', 'delegatebw', 'transfer']));
  });

  it('gets the chain’s message where it is refused', async () => {
    const refused = sessionOf('alice').transact({
      action: {
        account: 'eosio.token',
        name: 'transfer',
        authorization: [{ actor: 'alice', permission: 'active' }],
        data: { from: 'alice', to: 'bob', quantity: '999999999.0000 EOS', memo: '' },
      },
    });
    await expect(refused).rejects.toThrow('overdrawn balance');
  });
});
