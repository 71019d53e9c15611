import { beforeAll, describe, expect, it } from 'vitest';
import { codecOf } from '#devnet/abi/codec.ts';
import { bootChain } from '#devnet/start.ts';
import type { BootedChain } from '#devnet/start.ts';
import { doing, fioAccountOf, fioKeyOf } from '#devnet/story/fio/people.ts';
import { createRunner } from '#devnet/story/story-runner.ts';
import { BOOT_TIMEOUT } from '../api/support.ts';

let booted: BootedChain;

beforeAll(() => {
  booted = bootChain('fio');
}, BOOT_TIMEOUT);

function act(who: string, contract: string, name: string, data: Record<string, unknown>): void {
  const { chain } = booted;
  const now = () => Math.max(Date.now(), Date.parse(`${chain.headBlock.timestamp}Z`));
  const never = () => undefined;
  const runner = createRunner(chain, { now, advance: never, reach: never, release: never });
  const action = doing(who, contract, name, data);
  runner.send([{ ...action, data: { ...action.data, ...data } }], [who]);
  chain.produceBlock();
}

function requests(): Record<string, unknown>[] {
  const { chain } = booted;
  const codec = codecOf(chain.account('fio.reqobt')!.abi!, 'FIO');
  const place = { code: 'fio.reqobt', scope: 'fio.reqobt', table: 'fiotrxtss' };
  const { rows } = chain.table({ ...place, index: 1, limit: 100, reverse: false });
  return rows.map(
    ({ row }) => codec.decodeJson('fiotrxt_info', row.value) as Record<string, unknown>,
  );
}

const between = { payer_fio_address: 'alice@pronghorn', payee_fio_address: 'bob@edge' };
const NOT_ALLOWED = 'Request signature not valid or not allowed.';
const content = 'x'.repeat(64);

describe('requests for funds', () => {
  it('are paid, refused, taken back, or open, and payments are reported without one', () => {
    expect(requests().map((row) => row['fio_data_type'])).toEqual([2, 1, 3, 0, 4]);
    expect(requests()[0]).toMatchObject({
      payer_fio_addr: 'alice@pronghorn',
      payer_account: fioAccountOf('alice'),
      payee_fio_addr: 'bob@edge',
      payee_account: fioAccountOf('bob'),
    });
  });

  it('are ended by those they are about, once', () => {
    const end = (who: string, name: string, fio_request_id: string) => () =>
      act(who, 'fio.reqobt', name, { fio_request_id });
    expect(end('alice', 'cancelfndreq', '3')).toThrow(NOT_ALLOWED);
    expect(end('bob', 'rejectfndreq', '3')).toThrow(NOT_ALLOWED);
    expect(end('alice', 'rejectfndreq', '99')).toThrow('No such FIO Request');
    end('bob', 'cancelfndreq', '3')();
    expect(requests()[3]).toMatchObject({ fio_data_type: 3 });
    expect(end('alice', 'rejectfndreq', '3')).toThrow('Only pending requests');
  });

  it('come from the payee and carry an encrypted text', () => {
    const ask = (who: string, more: object) => () =>
      act(who, 'fio.reqobt', 'newfundsreq', { ...between, content, ...more });
    expect(ask('alice', {})).toThrow(NOT_ALLOWED);
    expect(ask('bob', { content: 'dinner' })).toThrow('Requires min 64 max 432 size');
    expect(ask('bob', { payer_fio_address: 'nobody@edge' })).toThrow('not registered');
    ask('bob', {})();
    expect(requests().at(-1)).toMatchObject({ fio_data_type: 0, req_content: content });
  });
});

describe('votes on FIO', () => {
  const vote = (data: Record<string, unknown>) => () =>
    act('alice', 'eosio', 'voteproducer', { producers: [], fio_address: '', ...data });

  it('cost no more than the voter allowed, and nothing from an address with bundles', () => {
    expect(vote({ max_fee: 0 })).toThrow('Fee exceeds supplied maximum.');
    expect(vote({ max_fee: -1 })).toThrow('Invalid fee value');
    vote({ max_fee: 600_000_000 })();
    vote({ max_fee: 0, fio_address: 'alice@pronghorn' })();
  });

  it('count each balance that votes once, without those of proxies', () => {
    const { chain } = booted;
    const codec = codecOf(chain.account('eosio')!.abi!, 'FIO');
    const read = (table: string, type: string) =>
      chain
        .table({ code: 'eosio', scope: 'eosio', table, index: 1, limit: 1000, reverse: false })
        .rows.map(({ row }) => codec.decodeJson(type, row.value) as Record<string, unknown>);
    const voted = () => BigInt(String(read('global', 'eosio_global_state')[0]!['total_voted_fio']));
    const own = () =>
      read('voters', 'voter_info')
        .filter(({ proxy }) => proxy === '')
        .reduce((sum, row) => sum + BigInt(Math.round(Number(row['last_vote_weight']))), 0n);
    expect(voted()).toBeGreaterThan(0n);
    expect(voted()).toBeLessThanOrEqual(own());
    const before = own() - voted();
    vote({ max_fee: 600_000_000 })();
    expect(own() - voted()).toBe(before);
  });
});

describe('permissions on a domain', () => {
  const permission_name = 'register_address_on_domain';
  const grant =
    (who: string, grantee: string, more: object = {}) =>
    () =>
      act(who, 'fio.perms', 'addperm', {
        grantee_account: fioAccountOf(grantee),
        permission_name,
        permission_info: '',
        object_name: 'edge',
        ...more,
      });
  const register = (who: string, fio_address: string) => () =>
    act(who, 'fio.address', 'regaddress', { fio_address, owner_fio_public_key: '' });
  const rowsOf = (table: string, type: string) => {
    const { chain } = booted;
    const codec = codecOf(chain.account('fio.perms')!.abi!, 'FIO');
    const place = { code: 'fio.perms', scope: 'fio.perms', table };
    const { rows } = chain.table({ ...place, index: 1, limit: 100, reverse: false });
    return rows.map(({ row }) => codec.decodeJson(type, row.value) as Record<string, unknown>);
  };

  it('let others register on it, whom the tables name', () => {
    expect(rowsOf('permissions', 'permission_info')).toMatchObject([
      { object_type: 'domain', object_name: 'edge', permission_name, auxilliary_info: '' },
    ]);
    expect(rowsOf('accesses', 'access_info')).toHaveLength(2);
    expect(register('mallory', 'mallory@edge')).toThrow('FIO Domain is not public.');
    register('dave', 'dave@edge')();
  });

  it('are the owner’s to give', () => {
    expect(grant('alice', 'judy')).toThrow('Invalid object name');
    expect(grant('bob', 'bob')).toThrow('grantee account is invalid');
    expect(grant('bob', 'carol')).toThrow('Permission already exists');
    expect(grant('bob', 'judy', { permission_name: 'burn' })).toThrow('Permission name is invalid');
  });

  it('end when the domain goes to another', () => {
    act('bob', 'fio.address', 'xferdomain', {
      fio_domain: 'edge',
      new_owner_fio_public_key: fioKeyOf('judy'),
    });
    expect(rowsOf('permissions', 'permission_info')).toEqual([]);
    expect(rowsOf('accesses', 'access_info')).toEqual([]);
    expect(register('carol', 'carol2@edge')).toThrow('FIO Domain is not public.');
  });
});
