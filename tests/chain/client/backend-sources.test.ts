import { PrivateKey } from '@wharfkit/antelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionLinks } from '#src/chain/client/account/account-permissions.ts';
import { accountTokens } from '#src/chain/client/account/account-tokens.ts';
import { creatorOf } from '#src/chain/client/account/creator.ts';
import { keyAccounts } from '#src/chain/client/account/keys.ts';
import { openChain, type ChainAccess } from '#src/chain/client/chain/access.ts';
import { contractRows } from '#src/chain/client/contract/contract.ts';
import { accountActions } from '#src/chain/client/history/history.ts';
import { readPastProposal } from '#src/chain/client/proposal/proposals.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';
import { sendAs } from '#tests/devnet/api/sending.ts';
import { keyOf } from '#tests/devnet/api/support.ts';

let running: Running;
/** The chain with its nodes and the backend alone. */
let access: ChainAccess;

beforeAll(async () => {
  running = await run('kylin');
  access = openChain({ ...running.config, hyperionUrl: null, lightApi: null });
});
afterAll(() => running.devnet.close());

describe('where a chain has no index but the backend', () => {
  it('an account’s tokens and creator come from it', async () => {
    const { tokens, complete } = await accountTokens(access, 'alice');
    expect(complete).toBe(true);
    expect(tokens.length).toBeGreaterThan(1);
    expect(await creatorOf(access, 'alice')).toMatchObject({ creator: 'eosio' });
  });

  it('its linked actions do', async () => {
    expect((await permissionLinks(access, 'alice')).rows).toContainEqual({
      contract: 'eosio.token',
      action: 'transfer',
      permission: 'trading',
    });
  });

  it('its history does, page after page', async () => {
    const first = await accountActions(access, 'alice', { limit: 3 });
    expect(first.source).toBe('hyperion');
    const second = await accountActions(access, 'alice', { limit: 3, cursor: first.next });
    const ids = [...first.rows, ...second.rows].map(({ globalSequence }) => globalSequence);
    expect(second.rows.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('the accounts of a key do, if no node lists them', async () => {
    const key = String(PrivateKey.from(keyOf(running.devnet, 'alice')).toPublic());
    await running.order({
      route: '/v1/chain/get_accounts_by_authorizers',
      kind: 'status',
      value: 404,
    });
    await running.order({ route: '/v1/history/get_key_accounts', kind: 'status', value: 404 });
    const { accounts, source } = await keyAccounts(access, key);
    expect(source).toBe('dfuse');
    expect(accounts.map(({ account }) => account)).toContain('alice');
  });

  it('a past proposal does, if the recent history lacks it', async () => {
    const authorization = [{ actor: 'alice', permission: 'active' }];
    const act = (name: string, data: object) => ({
      account: 'eosio.msig',
      name,
      authorization,
      data: { proposer: 'alice', proposal_name: 'shortlived', ...data },
    });
    const trx = {
      expiration: '2030-01-01T00:00:00',
      ref_block_num: 0,
      ref_block_prefix: 0,
      max_net_usage_words: 0,
      max_cpu_usage_ms: 0,
      delay_sec: 0,
      context_free_actions: [],
      actions: [{ account: 'eosio', name: 'refund', authorization, data: '0000000000855c34' }],
      transaction_extensions: [],
    };
    const propose = act('propose', { requested: authorization, trx });
    await sendAs(running.devnet, 'alice', [propose, act('cancel', { canceler: 'alice' })]);
    await running.order({ route: '/backend/hyperion', kind: 'status', value: 503 });
    await running.order({ route: '/v1/history/get_actions', kind: 'status', value: 503 });
    const past = await readPastProposal(openChain(access.config), 'alice', 'shortlived');
    expect(past?.steps.map(({ act: step }) => step)).toEqual(['cancel', 'propose']);
  });
});

it('rows that a node writes in hex are decoded by the backend', async () => {
  const rows = ['00', '01'];
  const node = { getTableRows: async () => ({ rows, more: false, next_key: '' }) };
  const responses: Response[] = [
    Response.json({ rows: [{ id: 0 }, { id: 1 }] }),
    Response.json({ rows: [{ id: 0 }] }),
    Response.json({}, { status: 500 }),
  ];
  const requested: string[] = [];
  const fetch = async (input: unknown) => {
    requested.push(String(input));
    return responses.shift() ?? Response.error();
  };
  const config = { ...access.config, backendUrl: 'https://backend.example' };
  const read = (to = config) => {
    const other = { ...access, config: to, node, fetch } as unknown as ChainAccess;
    return contractRows(other, { code: 'game', scope: 'game', table: 'items' });
  };
  expect(await read()).toMatchObject({ rows: [{ id: 0 }, { id: 1 }], decodedBy: 'dfuse' });
  expect(requested[0]).toContain('/dfuse?type=state_abi_bin_to_json&account=game&table=items');
  // Too few rows, and a failure.
  for (let times = 0; times < 2; times++) expect(await read()).toMatchObject({ rows, more: false });
  expect(await read({ ...config, backendUrl: null } as never)).toMatchObject({ rows });
  expect(requested).toHaveLength(3);
});
