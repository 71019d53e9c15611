import { beforeAll, describe, expect, it } from 'vitest';
import { actionRange } from '#devnet/api/history/actions.ts';
import type { BootedChain } from '#devnet/start.ts';
import { TRADER } from '#devnet/story/cast.ts';
import { ask, BOOT_TIMEOUT, bootStory, signedTransfer } from './support.ts';
import type { Json } from './support.ts';

let booted: BootedChain;
beforeAll(() => {
  booted = bootStory();
}, BOOT_TIMEOUT);

async function actions(body: object): Promise<Json[]> {
  const answer = await ask(booted.app, '/v1/history/get_actions', body);
  expect(answer.status).toBe(200);
  return [...(answer.body['actions'] ?? [])];
}

async function sequences(body: object): Promise<number[]> {
  return (await actions(body)).map((action) => Number(action['account_action_seq']));
}

describe('the range of pos and offset, as the history plugin reckons it', () => {
  it.each([
    // count, pos, offset → first and last sequence
    [100, 0, 10, 0, 10],
    [100, 11, 10, 11, 21],
    [100, -1, -10, 90, 100],
    [100, -1, -1, 99, 100],
    [100, 50, -10, 40, 50],
    [100, 5, -10, 0, 5],
    [100, 0, 0, 0, 0],
    [0, -1, -20, 0, 0],
  ])('%i actions, pos %i, offset %i', (count, pos, offset, start, end) => {
    expect(actionRange(count, pos, offset)).toEqual({ start, end });
  });
});

describe('/v1/history/get_actions', () => {
  it('pages through all of an account, each action once, by positions from 0', async () => {
    const seen: number[] = [];
    for (let pos = 0; ; pos += 100) {
      const page = await sequences({ account_name: TRADER, pos, offset: 99 });
      seen.push(...page);
      if (page.length < 100) break;
    }
    expect(seen.length).toBeGreaterThan(200);
    expect(seen).toEqual(Array.from(seen, (_, i) => i));
  });

  it('gives the latest twenty without pos and offset, oldest of them first', async () => {
    const latest = await sequences({ account_name: TRADER });
    const last = await sequences({ account_name: TRADER, pos: -1, offset: -1 });
    expect(latest.length).toBe(20);
    expect(latest.at(-1)).toBe(last[0]);
    expect(latest).toEqual(latest.toSorted((a, b) => a - b));
  });

  it('pages backwards from a position', async () => {
    expect(await sequences({ account_name: TRADER, pos: 30, offset: -4 })).toEqual([
      26, 27, 28, 29, 30,
    ]);
  });

  it('shows a transfer once for each who was handed it: contract, sender, recipient', async () => {
    const { id } = await transferNow('three receivers');
    const receivers = (await actions({ account_name: 'alice', pos: -1, offset: -10 }))
      .filter((action) => String(action['action_trace']?.['trx_id']) === id)
      .map((action) => String(action['action_trace']?.['receipt']?.['receiver']));
    expect(receivers).toEqual(['eosio.token', 'alice', 'bob']);
    const bobs = (await actions({ account_name: 'bob', pos: -1, offset: -10 })).filter(
      (action) => String(action['action_trace']?.['trx_id']) === id,
    );
    expect(bobs.map((action) => String(action['action_trace']?.['receiver']))).toEqual(['bob']);
  });

  it('is empty for an account nobody has', async () => {
    expect(await actions({ account_name: 'nosuchname11' })).toEqual([]);
  });
});

describe('/v1/history/get_transaction', () => {
  it('has the block, the signed transaction and the traces', async () => {
    const { id, packed } = await transferNow('looked up');
    const { body } = await ask(booted.app, '/v1/history/get_transaction', { id });
    expect(body).toMatchObject({
      id,
      block_num: booted.chain.headBlock.num,
      irreversible: false,
      trx: {
        receipt: { status: 'executed', trx: [1, { packed_trx: packed }] },
        trx: { actions: [{ data: { from: 'alice', to: 'bob', memo: 'looked up' } }] },
      },
    });
    expect(body['traces']?.length).toBe(3);
  });

  it('fails for an unknown id and for a malformed one', async () => {
    const unknown = await ask(booted.app, '/v1/history/get_transaction', { id: 'ab'.repeat(32) });
    expect(unknown.body['error']).toMatchObject({ code: 3040011, name: 'tx_not_found' });
    const invalid = await ask(booted.app, '/v1/history/get_transaction', { id: 'xyz' });
    expect(invalid.body['error']?.['code']).toBe(3010009);
  });
});

describe('keys and controllers', () => {
  it('finds an account by its key in old and new form', async () => {
    const key = booted.demoAccounts.find(({ name }) => name === 'alice')?.publicKey ?? '';
    const { PublicKey } = await import('@wharfkit/antelope');
    for (const public_key of [key, String(PublicKey.from(key))]) {
      const { body } = await ask(booted.app, '/v1/history/get_key_accounts', { public_key });
      expect(body).toEqual({ account_names: ['alice'] });
    }
  });

  it('refuses what is no key', async () => {
    const answer = await ask(booted.app, '/v1/history/get_key_accounts', { public_key: 'EOS1' });
    expect(answer.body['error']?.['code']).toBe(3010002);
  });

  it('finds the accounts that another one controls', async () => {
    const { body } = await ask(booted.app, '/v1/history/get_controlled_accounts', {
      controlling_account: 'carol',
    });
    expect(body).toEqual({ controlled_accounts: ['treasury1111'] });
  });
});

async function transferNow(memo: string): Promise<{ id: string; packed: string }> {
  const { id, body } = signedTransfer(booted, { memo });
  const answer = await ask(booted.app, '/v1/chain/send_transaction', body);
  expect(answer.status).toBe(202);
  booted.chain.produceBlock();
  return { id, packed: body.packed_trx };
}
