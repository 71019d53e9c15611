import { PublicKey, Signature } from '@wharfkit/antelope';
import { beforeAll, describe, expect, it } from 'vitest';
import { bootChain } from '#devnet/start.ts';
import type { BootedChain } from '#devnet/start.ts';
import {
  ARCHIVE,
  CITIZENS,
  COLLECTOR,
  COUNCIL,
  GUESTBOOK,
  HERMIT,
  LOOKALIKES,
  MANAGER,
  PASSKEYS,
  PATIENT,
  PRODUCER_JSON,
} from '#devnet/story/crowd/cast.ts';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { ask, BOOT_TIMEOUT, signedTransfer } from '../api/support.ts';
import type { Json } from '../api/support.ts';
import { createAuthenticator } from '../authenticator.ts';

let booted: BootedChain;
let again: BootedChain;
let small: BootedChain;

beforeAll(() => {
  booted = bootChain('eos', { crowd: true, remember: false });
  again = bootChain('eos', { crowd: true });
  small = bootChain('eos');
}, 4 * BOOT_TIMEOUT);

async function rows(code: string, table: string, scope = code, limit = 500): Promise<Json[]> {
  const body = { json: true, code, scope, table, limit };
  const answer = await ask(booted.app, '/v1/chain/get_table_rows', body);
  return [...(answer.body['rows'] ?? [])];
}

async function account(account_name: string): Promise<Json> {
  return (await ask(booted.app, '/v1/chain/get_account', { account_name })).body;
}

async function actions(query: string): Promise<Json[]> {
  const { body } = await ask(booted.app, `/v2/history/get_actions?${query}`);
  return [...(body['actions'] ?? [])];
}

describe('the crowd', () => {
  it('makes the story one of five thousand actions over two hundred accounts', () => {
    let count = 0;
    for (let num = 1; num <= booted.chain.headBlock.num; num++)
      for (const { transaction } of booted.chain.block(num)?.transactions ?? [])
        count += transaction.actions.length;
    expect(count).toBeGreaterThan(4_800);
    expect(count).toBeLessThan(5_800);
    expect(booted.chain.accountNames().length).toBeGreaterThan(220);
  });

  it('is the same on every start, and leaves what comes before it as it is', () => {
    expect(again.story).toEqual(booted.story);
    expect(booted.story.slice(0, small.story.length)).toEqual(small.story);
    expect(small.chain.accountNames()).not.toContain(MANAGER);
    expect(again.chain.accountNames()).toEqual(booted.chain.accountNames());
  });

  it('is signed by the keys of those who act', async () => {
    for (const id of booted.story.slice(-400, -380)) {
      const recorded = booted.history.transaction(id)!;
      const { packed_trx, signatures, transaction } = recorded.transaction;
      const { authorization } = transaction.actions[0]!;
      const preimage = Buffer.from(booted.chain.spec.chainId + packed_trx + '00'.repeat(32), 'hex');
      const key = Signature.from(signatures[0]!).recoverMessage(preimage);
      const wanted = PublicKey.from(devnetPublicKey(authorization[0]!.actor));
      expect(String(key)).toBe(String(wanted));
    }
  });

  it('has one block with four hundred transactions', async () => {
    const id = booted.story.at(-1)!;
    const num = booted.history.transaction(id)!.block.num;
    const { body } = await ask(booted.app, '/v1/chain/get_block', { block_num_or_id: num });
    expect(body['transactions']?.length).toBe(400);
  });

  it('has about thirty producers, each with a bp.json', async () => {
    const producers = await rows('eosio', 'producers', 'eosio');
    expect(producers.length).toBeGreaterThanOrEqual(30);
    const published = await rows(PRODUCER_JSON, 'producerjson');
    expect(published.length).toBe(producers.length);
    const [first] = published.map(({ json }) => JSON.parse(String(json)) as Json);
    expect(first?.['org']?.['branding']?.['logo_256']).toMatch(/^https:/);
    expect(booted.chain.activeSchedule()).toEqual({
      ...small.chain.activeSchedule(),
      version: expect.any(Number) as number,
    });
  });
});

describe('rare accounts', () => {
  it('one of which nothing has happened to', async () => {
    // The system contract logs the RAM that others buy for it.
    const names = (await actions(`account=${HERMIT}`)).map((one) => one['act']?.['name']);
    expect(names.map(String)).toEqual(['logbuyram', 'logramchange']);
    const { body } = await ask(booted.app, '/v1/history/get_actions', { account_name: HERMIT });
    expect(body['actions']).toHaveLength(2);
    expect((await account(HERMIT))['account_name']).toBe(HERMIT);
  });

  it('one with three hundred tokens', async () => {
    const { body } = await ask(booted.app, `/v2/state/get_tokens?account=${COLLECTOR}&limit=1000`);
    expect(body['tokens']?.length).toBeGreaterThanOrEqual(300);
    const light = await ask(booted.app, `/api/account/eos/${COLLECTOR}`);
    expect(light.body['balances']?.length).toBeGreaterThanOrEqual(300);
  });

  it('one whose keys are WebAuthn’s, which the chain gives back as they came', async () => {
    const keys = [...((await account(PASSKEYS))['permissions'] ?? [])].map((permission) =>
      String(permission['required_auth']?.['keys']?.[0]?.['key']),
    );
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key).toMatch(/^PUB_WA_/);
      expect(String(PublicKey.from(key))).toBe(key);
    }
  });

  it('and who pays with a device that holds them', async () => {
    const device = createAuthenticator('active');
    // The expiry counts from the head, which is old on a slow machine.
    booted.chain.produceBlock();
    const { body, id } = signedTransfer(booted, {
      from: PASSKEYS,
      contract: 'core.vaulta',
      quantity: '1.0000 A',
      sign: (digest) => device.sign(digest),
    });
    const sent = await ask(booted.app, '/v1/chain/send_transaction', body);
    expect(sent.body['processed']?.['receipt']?.['status']).toBe('executed');
    const { transactions } = booted.chain.produceBlock();
    expect(transactions.find((one) => one.id === id)?.signatures).toEqual(body.signatures);
  });

  it('one with waits, which alone are enough', async () => {
    const active = [...((await account(PATIENT))['permissions'] ?? [])].find(
      ({ perm_name }) => String(perm_name) === 'active',
    );
    expect(active?.['required_auth']?.['waits']).toHaveLength(3);
    const waiting = await ask(booted.app, '/v1/chain/get_scheduled_transactions', { json: true });
    const payers = [...(waiting.body['transactions'] ?? [])].map(({ payer }) => payer);
    expect(payers).toContain(PATIENT);
    expect(payers.length).toBeGreaterThanOrEqual(5);
  });

  it('one with forty permissions, twelve deep', async () => {
    const permissions = [...((await account(MANAGER))['permissions'] ?? [])];
    expect(permissions).toHaveLength(42);
    const parents = new Map(permissions.map((one) => [String(one['perm_name']), one['parent']]));
    let depth = 0;
    for (let name = 'deep.j'; name !== 'owner'; depth++) name = String(parents.get(name));
    expect(depth).toBe(13);
  });

  it('a contract with forty tables, one of them long', async () => {
    const { body } = await ask(booted.app, '/v1/chain/get_abi', { account_name: ARCHIVE });
    expect(body['abi']?.['tables']).toHaveLength(40);
    expect((await rows(ARCHIVE, 'atlas.a')).length).toBe(320);
    expect((await rows(ARCHIVE, 'journal.d')).length).toBe(2);
  });

  it('names that look like others', () => {
    for (const name of LOOKALIKES) expect(booted.chain.account(name)?.name).toBe(name);
  });
});

describe('what goes another way than it was meant to', () => {
  it('transactions that ran late, failed, expired and were taken back', () => {
    const ended = new Set<string>();
    for (let num = 1; num <= booted.chain.headBlock.num; num++)
      for (const { status, scheduled } of booted.chain.block(num)?.transactions ?? [])
        ended.add(scheduled ? `${status} later` : status);
    expect([...ended].sort()).toEqual([
      'delayed',
      'executed',
      'executed later',
      'expired later',
      'hard_fail later',
      'soft_fail later',
    ]);
  });

  it('proposals in every state', async () => {
    const council = await actions(`account=${COUNCIL}&filter=core.vaulta:transfer&limit=10`);
    expect(council.map((one) => one['act']?.['data']?.['memo'])).toContain('the gardener');
    expect(await rows('eosio.msig', 'invals')).toHaveLength(1);
    const scope = CITIZENS[0];
    const open = await rows('eosio.msig', 'proposal', scope);
    const names = open.map(({ proposal_name }) => String(proposal_name));
    expect(names.toSorted()).toEqual([
      'beyondmeans1',
      'manyactions1',
      'newcouncil11',
      'nobodyyet111',
      'readytogo111',
      'takenback111',
      'timelocked11',
      'toolate11111',
      'twoofthree11',
      'voidedvotes1',
    ]);
    const given = new Map(
      (await rows('eosio.msig', 'approvals2', scope)).map((row) => [
        String(row['proposal_name']),
        Number(row['provided_approvals']?.length),
      ]),
    );
    expect(given.get('nobodyyet111')).toBe(0);
    expect(given.get('twoofthree11')).toBe(2);
    expect(given.get('readytogo111')).toBe(3);
    expect(given.get('takenback111')).toBe(2);
  });
});

describe('hostile texts', () => {
  it('a row and a memo of two hundred thousand letters', async () => {
    const [page] = await rows(GUESTBOOK, 'entries', GUESTBOOK, 1);
    expect(String(page?.['text'])).toHaveLength(200_000);
    const reported = await actions(`account=${GUESTBOOK}&filter=${GUESTBOOK}:transfer&limit=100`);
    const lengths = reported.map((one) => String(one['act']?.['data']?.['memo']).length);
    expect(Math.max(...lengths)).toBe(200_000);
  });

  it('fields that are something else to JavaScript come through as they are', async () => {
    const [odd] = await actions(`account=${GUESTBOOK}&filter=${GUESTBOOK}:oddity`);
    const data = odd?.['act']?.['data'] as unknown as object;
    for (const field of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'])
      expect(Object.getOwnPropertyDescriptor(data, field)?.value).toBe(`<b>${field}</b>`);
  });

  it('NFTs with texts without an end, and rows that are deep or no JSON', async () => {
    const pages = (await rows(GUESTBOOK, 'entries')).map(({ text }) => String(text));
    expect(pages.some((text) => text.startsWith('{"in":'.repeat(1_000)))).toBe(true);
    expect(pages.some((text) => text.includes('\u202e'))).toBe(true);
    expect(pages.some((text) => text.includes('\u200b'))).toBe(true);
    expect(pages.some((text) => text.includes('__proto__'))).toBe(true);
    const assets = await ask(booted.app, `/atomicassets/v1/assets?owner=${CITIZENS[0]}`);
    expect(JSON.stringify(assets.body).length).toBeGreaterThan(5_000);
  });
});
