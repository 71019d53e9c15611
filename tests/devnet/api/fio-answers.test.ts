import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalIn } from '#src/chain/rpc/refusal.ts';
import { doing, fioAccountOf, fioKeyOf } from '#devnet/story/fio/people.ts';
import { clientOf } from '#tests/conformance/client.ts';
import type { Answer } from '#tests/conformance/client.ts';
import { run } from './services/running.ts';
import type { Running } from './services/running.ts';
import { recordingsFrom } from '#tests/recordings/read.ts';
import { missingFrom } from './shape.ts';
import { ask, BOOT_TIMEOUT } from './support.ts';

const INVALID = 'An invalid request was sent in, please check the nested errors for details.';
const PAYS = { payee_public_key: fioKeyOf('carol'), amount: 1_000_000_000 };

let running: Running;
beforeAll(async () => {
  running = await run('fio');
}, BOOT_TIMEOUT);
afterAll(() => running.devnet.close());

function send(who: string, contract: string, name: string, data: object): Promise<Answer> {
  const { authorization, data: filled } = doing(who, contract, name, {});
  const call = { account: contract, name, by: authorization[0]!.actor };
  const calls = [{ ...call, data: { ...filled, ...data } }];
  return clientOf(running.devnet.url).send(calls, { keys: [who], path: 'chain/push_transaction' });
}

interface Traced {
  receiver: string;
  act: { account: string; name: string };
  receipt: { response?: string };
  inline_traces: Traced[];
}

function responses({ json }: Answer): [string, string | undefined][] {
  const all = (traces: Traced[]): Traced[] =>
    traces.flatMap((one) => [one, ...all(one.inline_traces)]);
  const { action_traces } = json['processed'] as { action_traces: Traced[] };
  return all(action_traces).map(({ receiver, act, receipt }) => [
    `${receiver} ${act.account}::${act.name}`,
    receipt.response,
  ]);
}

describe('what FIO’s contracts answer in receipts', () => {
  it('is the fee, for those who are notified too, and empty where they say nothing', async () => {
    const [bob, carol] = [fioAccountOf('bob'), fioAccountOf('carol')];
    const reported = responses(await send('bob', 'fio.token', 'trnsfiopubky', PAYS));
    const answer = '{"status": "OK","fee_collected":120000000}';
    const transfers = reported.filter(([where]) => where.endsWith('trnsfiopubky'));
    expect(transfers).toEqual(
      ['fio.token', bob, carol].map((receiver) => [`${receiver} fio.token::trnsfiopubky`, answer]),
    );
    const others = reported.filter(([where]) => !where.endsWith('trnsfiopubky'));
    expect(new Set(others.map(([, text]) => text))).toEqual(new Set(['']));
    expect(others.map(([where]) => where)).toContain('fio.treasury fio.token::transfer');
  });

  it('reports until when a domain is registered, and what became of a request', async () => {
    const data = { fio_domain: 'brandnew', owner_fio_public_key: '' };
    const [[, domain]] = responses(await send('bob', 'fio.address', 'regdomain', data)) as [
      [string, string],
    ];
    const { expiration, ...rest } = JSON.parse(domain) as { expiration: string };
    expect(rest).toEqual({ status: 'OK', fee_collected: 40_000_000_000 });
    expect(Date.parse(`${expiration}Z`)).toBeGreaterThan(Date.now() + 364 * 86_400_000);
    const request = await send('bob', 'fio.reqobt', 'newfundsreq', {
      payer_fio_address: 'alice@pronghorn',
      payee_fio_address: 'bob@edge',
      content: 'x'.repeat(64),
    });
    const [, text] = responses(request)[0]!;
    const { fio_request_id } = JSON.parse(text!) as { fio_request_id: number };
    expect(JSON.parse(text!)).toEqual({ fio_request_id, status: 'requested', fee_collected: 0 });
  });

  it('has the form that FIO documents', async () => {
    const [recorded] = recordingsFrom('documented', 'v1_history_get_actions').filter(({ file }) =>
      file.includes(': FIO'),
    );
    const { actions } = recorded!.response as {
      actions: { action_trace: { act: { name: string }; receipt: { response: string } } }[];
    };
    const one = actions.find(({ action_trace }) => action_trace.act.name === 'trnsfiopubky');
    const body = { account_name: fioAccountOf('bob'), pos: -1, offset: -20 };
    const answer = await ask(running.devnet.app, '/v1/history/get_actions', body);
    const own = (answer.body['actions'] as unknown as typeof actions).find(
      ({ action_trace }) => action_trace.act.name === 'trnsfiopubky',
    );
    const missing = missingFrom(own, one).filter((path) => !path.includes('account_ram_deltas'));
    expect(missing).toEqual([]);
    const amounts = (text: string) => text.replace(/\d+/g, '#');
    expect(amounts(own!.action_trace.receipt.response)).toBe(
      amounts(one!.action_trace.receipt.response),
    );
  });
});

describe('what FIO’s contracts refuse', () => {
  const field = (name: string, value: string, error: string) => ({
    type: 'invalid_input',
    message: INVALID,
    fields: [{ name, value, error }],
  });

  it.each([
    ['max_fee', '5', 'Fee exceeds supplied maximum.', { ...PAYS, max_fee: 5 }],
    ['max_fee', '-5', 'Invalid fee value', { ...PAYS, max_fee: -5 }],
    ['amount', '0', 'Invalid amount value', { ...PAYS, amount: 0 }],
    [
      'amount',
      '900000000000000000',
      'Insufficient balance',
      { ...PAYS, amount: '900000000000000000' },
    ],
    ['payee_public_key', 'EOS1', 'Invalid FIO Public Key', { ...PAYS, payee_public_key: 'EOS1' }],
  ])('names the field: %s of %s', async (name, value, error, data) => {
    const { status, json } = await send('bob', 'fio.token', 'trnsfiopubky', data);
    expect([status, json]).toEqual([400, field(name, value, error)]);
    expect(refusalIn(json, status, 'http://a')).toMatchObject({ status: 400, message: error });
  });

  it('is worded as FIO documents it', async () => {
    const [recorded] = recordingsFrom('documented', 'errors').filter(
      ({ request }) => request.path === '/v1/chain/xferaddress',
    );
    const { status, json } = await send('alice', 'fio.address', 'xferaddress', {
      fio_address: 'purse@alice',
      new_owner_fio_public_key: fioKeyOf('bob'),
    });
    expect([status, json]).toEqual([400, recorded!.response]);
  });

  it('is 403 where another’s address is meant, which the client takes for a no', async () => {
    const data = { fio_address: 'alice@pronghorn' };
    const { status, json } = await send('bob', 'fio.address', 'remalladdr', data);
    const message = 'Request signature not valid or not allowed.';
    expect([status, json]).toEqual([403, { type: 'invalid_signature', message }]);
    expect(refusalIn(json, status, 'http://a')).toMatchObject({ status: 403, message });
  });

  it('is nodeos’s own body where the chain refuses', async () => {
    const { status, json } = await send('bob', 'fio.token', 'transfer', {
      from: fioAccountOf('bob'),
      to: fioAccountOf('carol'),
      memo: '',
      quantity: '1.000000000 FIO',
    });
    expect(status).toBe(500);
    expect(json['error']).toMatchObject({ code: 3050003, name: 'eosio_assert_message_exception' });
  });
});

describe('what FIO’s nodes report', () => {
  it('of an account: its vote, which is filed by a number, and its empty resources', async () => {
    const account_name = fioAccountOf('carol');
    const { body } = await ask(running.devnet.app, '/v1/chain/get_account', { account_name });
    expect(body['voter_info']).toMatchObject({
      owner: account_name,
      proxy: fioAccountOf('wiseproxy111'),
    });
    expect(body['total_resources']).toEqual({
      owner: account_name,
      ram_bytes: 0,
      net_weight: '0.000000000 FIO',
      cpu_weight: '0.000000000 FIO',
    });
    const documented = recordingsFrom('documented', 'v1_chain_get_account').filter(({ file }) =>
      file.includes(': FIO'),
    );
    expect(documented).toHaveLength(1);
    expect(missingFrom(body, documented[0]!.response)).toEqual([]);
  });

  it('prints hashes in the requested form', async () => {
    const where = { json: true, code: 'fio.address', scope: 'fio.address', table: 'fionames' };
    const bound = { index_position: 5, key_type: 'i128', limit: 1 };
    const rowsFrom = async (more: object) => {
      const query = { ...where, ...more };
      return (await ask(running.devnet.app, '/v1/chain/get_table_rows', query)).body['rows'];
    };
    const [first] = (await rowsFrom({ limit: 1 })) as unknown as Record<string, string>[];
    expect(first!['namehash']).toMatch(/^0x[0-9a-f]{32}$/);
    expect(await rowsFrom({ ...bound, lower_bound: first!['namehash'] })).toEqual([first]);
    const domain = { ...where, table: 'domains', lower_bound: first!['domainhash'] };
    const [row] = (await rowsFrom({ ...domain, ...bound, index_position: 4 })) as unknown as {
      name: string;
    }[];
    expect(row!.name).toBe(first!['domain']);
  });
});
