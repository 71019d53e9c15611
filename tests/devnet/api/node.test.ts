import { beforeAll, describe, expect, it } from 'vitest';
import type { BootedChain } from '#devnet/start.ts';
import { ask, BOOT_TIMEOUT, bootStory, signedTransfer } from './support.ts';

let booted: BootedChain;
beforeAll(() => {
  booted = bootStory();
}, BOOT_TIMEOUT);

const rows = (query: object) =>
  ask(booted.app, '/v1/chain/get_table_rows', { json: true, ...query });

describe('what a node says no to', () => {
  it.each([
    ['a route it does not have', 'nothing_here'],
    ['key-value tables, which nodes of EOSIO 2.1 had', 'get_kv_table_rows'],
  ])('%s', async (_, call) => {
    const answer = await ask(booted.app, `/v1/chain/${call}`, {});
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({
      code: 404,
      message: 'Not Found',
      error: { code: 0, name: 'exception', details: [{ message: 'Unknown Endpoint' }] },
    });
  });

  it('a body that is no JSON', async () => {
    const response = await booted.app.request('/v1/chain/get_account', {
      method: 'POST',
      body: '{"account_name": ',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: 'Invalid Request',
      error: {
        code: 3200006,
        name: 'invalid_http_request',
        details: [{ message: 'Unable to parse valid input from POST body' }, {}],
      },
    });
  });

  it('a missing body', async () => {
    const answer = await ask(booted.app, '/v1/chain/get_account');
    expect(answer.status).toBe(400);
    expect(answer.body['error']?.['details']?.[0]?.['message']).toBe('A Request body is required');
  });

  it('a body of more than a megabyte', async () => {
    const answer = await ask(booted.app, '/v1/chain/push_transaction', {
      packed_trx: '0'.repeat(1024 * 1024 + 1),
    });
    expect(answer.status).toBe(413);
  });

  it('an account that is not there', async () => {
    const answer = await ask(booted.app, '/v1/chain/get_account', { account_name: 'nani1' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      message: 'Account lookup',
      error: { code: 3060002, name: 'account_query_exception' },
    });
    expect(answer.body['error']?.['details']?.[0]?.['message']).toMatch(
      /^unable to retrieve account info \(unknown key \(boost::tuples::tuple<bool, eosio::chain::name, (boost::tuples::null_type(, )?){8}>\): \(0 nani1\)\)$/,
    );
  });

  it('a name that is none', async () => {
    const answer = await ask(booted.app, '/v1/chain/get_account', { account_name: '101511' });
    expect(answer.body['error']).toMatchObject({
      code: 3200006,
      name: 'invalid_http_request',
      details: [
        { message: 'Unable to parse valid input from POST body' },
        { message: 'Name not properly normalized (name: 101511, normalized: 1.1511) ' },
      ],
    });
  });

  it('a block that is not there, and an id that is none', async () => {
    const unknown = await ask(booted.app, '/v1/chain/get_block', { block_num_or_id: 99999999 });
    expect(unknown.status).toBe(400);
    expect(unknown.body).toMatchObject({
      message: 'Unknown Block',
      error: { code: 3100002, details: [{ message: 'Could not find block: 99999999' }] },
    });
    const invalid = await ask(booted.app, '/v1/chain/get_block', { block_num_or_id: 'A1234' });
    expect(invalid.body['error']).toMatchObject({
      code: 3010008,
      details: [
        { message: 'Invalid block ID: A1234' },
        { message: 'str.size() % 2 == 0: the length of hex string should be even number' },
      ],
    });
  });

  it('a table its contract has not, and a contract nobody has', async () => {
    const table = await rows({ code: 'eosio', scope: 'eosio', table: 'nothing' });
    expect(table.body['error']).toMatchObject({
      code: 3060003,
      details: [{ message: 'Table nothing is not specified in the ABI' }],
    });
    const code = await rows({ code: 'nosuchname11', scope: 'eosio', table: 'global' });
    expect(code.body['error']).toMatchObject({
      code: 3060002,
      details: [{ message: 'Fail to retrieve account for nosuchname11' }],
    });
  });
});

describe('who may send requests, and how', () => {
  it('any origin', async () => {
    const plain = await booted.app.request('/v1/chain/get_info', {
      headers: { origin: 'http://eos.pronghorn.localhost:4321' },
    });
    expect(plain.headers.get('access-control-allow-origin')).toBe('*');
    const preflight = await booted.app.request('/v1/chain/get_account', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.status).toBeLessThan(300);
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
  });

  it('by GET and by POST, with numbers as texts', async () => {
    const byGet = await ask(booted.app, '/v1/chain/get_block?block_num_or_id=2');
    const byPost = await ask(booted.app, '/v1/chain/get_block', { block_num_or_id: '2' });
    expect(byGet.body).toEqual(byPost.body);
    expect((await ask(booted.app, '/v1/chain/get_info', {})).status).toBe(200);
  });
});

describe('blocks', () => {
  it('are the same by number and by id, and chain up', async () => {
    const byNumber = await ask(booted.app, '/v1/chain/get_block', { block_num_or_id: 20 });
    const id = String(byNumber.body['id']);
    expect(id.slice(0, 8)).toBe('00000014');
    expect((await ask(booted.app, '/v1/chain/get_block', { block_num_or_id: id })).body).toEqual(
      byNumber.body,
    );
    const next = await ask(booted.app, '/v1/chain/get_block', { block_num_or_id: 21 });
    expect(next.body['previous']).toBe(id);
    const info = await ask(booted.app, '/v1/chain/get_block_info', { block_num: 20 });
    expect(info.body['ref_block_prefix']).toBe(byNumber.body['ref_block_prefix']);
  });

  it('show transactions with their actions decoded', async () => {
    const { body } = await ask(booted.app, `/v1/history/get_transaction`, {
      id: booted.story.at(-1),
    });
    const block = await ask(booted.app, '/v1/chain/get_block', {
      block_num_or_id: body['block_num'],
    });
    const actions = [...(block.body['transactions'] ?? [])].flatMap((transaction) => [
      ...(transaction['trx']?.['transaction']?.['actions'] ?? []),
    ]);
    // Undecoded data is text in hex.
    expect(actions.map((action) => typeof action['data'])).toContain('object');
    const trace = await ask(booted.app, '/v1/trace_api/get_block', {
      block_num: body['block_num'],
    });
    expect(trace.body['id']).toBe(block.body['id']);
    expect(trace.body['transactions']?.[0]?.['actions']?.[0]).toHaveProperty('params');
  });
});

describe('get_table_rows', () => {
  it('pages with more and next_key through every row once', async () => {
    const whole = await rows({ code: 'eosio', scope: 'eosio', table: 'producers', limit: 100 });
    expect(whole.body['more']).toBe(false);
    const owners: string[] = [];
    for (let lower_bound = ''; ;) {
      const page = await rows({
        code: 'eosio',
        scope: 'eosio',
        table: 'producers',
        limit: 4,
        lower_bound,
      });
      owners.push(...[...(page.body['rows'] ?? [])].map((row) => String(row['owner'])));
      if (String(page.body['more']) !== 'true') break;
      lower_bound = String(page.body['next_key']);
    }
    expect(owners).toEqual([...(whole.body['rows'] ?? [])].map((row) => String(row['owner'])));
    expect(owners).toEqual(owners.toSorted());
  });

  it('takes bounds as names, and goes backwards', async () => {
    const one = await rows({
      code: 'eosio',
      scope: 'eosio',
      table: 'producers',
      lower_bound: 'bpalpha11111',
      upper_bound: 'bpalpha11111',
      key_type: 'name',
    });
    expect([...(one.body['rows'] ?? [])].map((row) => row['owner'])).toEqual(['bpalpha11111']);
    const last = await rows({
      code: 'eosio',
      scope: 'eosio',
      table: 'producers',
      reverse: true,
      limit: 1,
    });
    expect(last.body['rows']?.[0]?.['owner']).toBe('bpzulu111111');
  });

  it('pages through an index of doubles, whose keys are written as doubles', async () => {
    const query = { code: 'eosio', scope: 'eosio', table: 'producers', limit: 10 };
    const byVotes = { ...query, index_position: 'secondary', key_type: 'float64' };
    const first = await rows(byVotes);
    expect(String(first.body['next_key'])).toMatch(/^-\d+\.\d{17}$/);
    const second = await rows({ ...byVotes, lower_bound: first.body['next_key'] });
    const votes = [...(first.body['rows'] ?? []), ...(second.body['rows'] ?? [])].map((row) =>
      Number(row['total_votes']),
    );
    expect(votes.length).toBe(20);
    expect(votes).toEqual(votes.toSorted((a, b) => b - a));
    expect(new Set(votes).size).toBe(20);
  });

  it('returns hex without json, and the payer on request', async () => {
    const query = { code: 'eosio.token', scope: 'alice', table: 'accounts' };
    const packed = await rows({ ...query, json: false });
    expect(String(packed.body['rows']?.[0])).toMatch(/^[0-9a-f]{32}$/);
    expect(String(packed.body['rows']?.[0])).toMatch(/04454f5300000000$/);
    const paid = await rows({ ...query, show_payer: true });
    expect(paid.body['rows']?.[0]).toMatchObject({
      data: { balance: expect.stringMatching(/^\d+\.\d{4} EOS$/) as string },
      payer: expect.any(String) as string,
    });
  });

  it('takes a scope as name, number or symbol', async () => {
    for (const scope of ['EOS', '5459781', '4,EOS']) {
      const { body } = await rows({ code: 'eosio.token', scope, table: 'stat' });
      const expected = scope === '4,EOS' ? 0 : 1;
      expect(body['rows']?.length).toBe(expected);
    }
  });

  it('writes booleans as 0 and 1 and votes with seventeen decimals, as nodes do', async () => {
    const { body } = await rows({
      code: 'eosio',
      scope: 'eosio',
      table: 'voters',
      lower_bound: 'wiseproxy111',
      upper_bound: 'wiseproxy111',
    });
    expect(body['rows']?.[0]).toMatchObject({
      owner: 'wiseproxy111',
      is_proxy: 1,
      proxied_vote_weight: expect.stringMatching(/^\d+\.\d{17}$/) as string,
    });
  });

  it('lists scopes', async () => {
    const query = { code: 'eosio.token', limit: 5 };
    const first = await ask(booted.app, '/v1/chain/get_table_by_scope', query);
    expect(first.body['rows']?.length).toBe(5);
    const more = String(first.body['more']);
    const second = await ask(booted.app, '/v1/chain/get_table_by_scope', {
      ...query,
      lower_bound: more,
    });
    expect(second.body['rows']?.[0]?.['scope']).toBe(more);
  });

  it('counts tables of other names against the limit, so that a page can be empty', async () => {
    const query = { code: 'eosio.token', table: 'nosuch', limit: 2 };
    const { body } = await ask(booted.app, '/v1/chain/get_table_by_scope', query);
    expect(body['rows']).toEqual([]);
    expect(body['more']).not.toBe('');
  });
});

describe('ABIs', () => {
  it('raw and JSON are the same ABI, and its hash is that of the bytes', async () => {
    const { ABI, Checksum256, Serializer } = await import('@wharfkit/antelope');
    const raw = await ask(booted.app, '/v1/chain/get_raw_abi', { account_name: 'eosio' });
    const bytes = Buffer.from(String(raw.body['abi']), 'base64');
    expect(String(Checksum256.hash(bytes))).toBe(String(raw.body['abi_hash']));
    const { account_name, abi_hash } = raw.body;
    const known = await ask(booted.app, '/v1/chain/get_raw_abi', { account_name, abi_hash });
    expect(known.body).toEqual({ account_name, abi_hash, code_hash: raw.body['code_hash'] });
    const abi = Serializer.decode({ data: bytes, type: ABI });
    const json = await ask(booted.app, '/v1/chain/get_abi', { account_name: 'eosio' });
    expect(
      [...(json.body['abi']?.['actions'] ?? [])].map((action) => String(action['name'])),
    ).toEqual(abi.actions.map(({ name }) => String(name)));
  });

  it('accounts without a contract have none', async () => {
    const abi = await ask(booted.app, '/v1/chain/get_abi', { account_name: 'alice' });
    expect(abi.body).toEqual({ account_name: 'alice' });
    const raw = await ask(booted.app, '/v1/chain/get_raw_code_and_abi', { account_name: 'alice' });
    expect(raw.body).toEqual({ account_name: 'alice', wasm: '', abi: '' });
    const hash = await ask(booted.app, '/v1/chain/get_code_hash', { account_name: 'alice' });
    expect(hash.body['code_hash']).toBe('0'.repeat(64));
  });

  it('pack and unpack arguments', async () => {
    const args = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'héllo' };
    const call = { code: 'eosio.token', action: 'transfer' };
    const packed = await ask(booted.app, '/v1/chain/abi_json_to_bin', { ...call, args });
    expect(packed.body['binargs']).toBe(
      '0000000000855c340000000000000e3d102700000000000004454f53000000000668c3a96c6c6f',
    );
    const unpacked = await ask(booted.app, '/v1/chain/abi_bin_to_json', {
      ...call,
      binargs: packed.body['binargs'],
    });
    expect(unpacked.body).toEqual({ args });
    const unknown = await ask(booted.app, '/v1/chain/abi_json_to_bin', {
      ...call,
      action: 'fly',
      args,
    });
    expect(unknown.body['error']?.['details']?.[0]?.['message']).toBe(
      'Unknown action fly in contract eosio.token',
    );
  });
});

describe('authorizers and keys', () => {
  it('finds permissions by the accounts and keys in them', async () => {
    const byAccount = await ask(booted.app, '/v1/chain/get_accounts_by_authorizers', {
      accounts: ['bob'],
      keys: [],
    });
    expect([...(byAccount.body['accounts'] ?? [])]).toContainEqual({
      account_name: 'treasury1111',
      permission_name: 'active',
      authorizing_account: { actor: 'bob', permission: 'active' },
      weight: 1,
      threshold: 2,
    });
  });

  it('says which keys a transaction needs', async () => {
    const [alice, bob] = booted.demoAccounts.map(({ publicKey }) => publicKey);
    const transaction = {
      actions: [
        {
          account: 'eosio.token',
          name: 'transfer',
          authorization: [{ actor: 'alice', permission: 'active' }],
          data: '',
        },
      ],
    };
    const needed = await ask(booted.app, '/v1/chain/get_required_keys', {
      transaction,
      available_keys: [bob, alice],
    });
    expect(needed.body).toEqual({ required_keys: [alice] });
    const lacking = await ask(booted.app, '/v1/chain/get_required_keys', {
      transaction,
      available_keys: [bob],
    });
    expect(lacking.body['error']?.['code']).toBe(3090003);
  });
});

describe('read-only transactions', () => {
  const asking = (call: string) => {
    const { body, id } = signedTransfer(booted, { memo: call });
    return { id, answer: ask(booted.app, `/v1/chain/${call}`, { transaction: body }) };
  };

  it('report a failure by a trace with status 200: nobody may be named', async () => {
    const { id, answer } = asking('send_read_only_transaction');
    const { status, body } = await answer;
    expect(status).toBe(200);
    expect(body).toMatchObject({
      transaction_id: id,
      processed: {
        receipt: null,
        action_traces: [],
        error_code: '10000000000000000000',
        except: { code: 3040000, name: 'transaction_exception' },
      },
    });
  });

  it('by the call of older nodes report the trace with the requested block and code', async () => {
    const { body } = await asking('push_ro_transaction').answer;
    expect(body).toMatchObject({
      head_block_num: booted.chain.headBlock.num,
      pending_transactions: [],
      code_hash: booted.chain.account('eosio.token')?.code_hash,
      result: { receipt: { status: 'executed' }, except: null },
    });
    expect(booted.chain.produceBlock().transactions).toEqual([]);
  });
});
