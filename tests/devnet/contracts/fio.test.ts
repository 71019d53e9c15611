import { beforeAll, describe, expect, it } from 'vitest';
import { codecOf } from '#devnet/abi/codec.ts';
import { bootChain } from '#devnet/start.ts';
import type { BootedChain } from '#devnet/start.ts';
import { doing, fioAccountOf } from '#devnet/story/fio/people.ts';
import { createTeller } from '#devnet/story/teller.ts';
import { BOOT_TIMEOUT } from '../api/support.ts';

let booted: BootedChain;

beforeAll(() => {
  booted = bootChain('fio');
}, BOOT_TIMEOUT);

function act(who: string, contract: string, name: string, data: Record<string, unknown>): void {
  const { chain } = booted;
  const now = () => Math.max(Date.now(), Date.parse(`${chain.headBlock.timestamp}Z`));
  const never = () => undefined;
  const teller = createTeller(chain, { now, advance: never, reach: never, release: never });
  const action = doing(who, contract, name, data);
  teller.send([{ ...action, data: { ...action.data, ...data } }], [who]);
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
const content = 'x'.repeat(64);

describe('requests for funds', () => {
  it('are paid, refused, taken back, or open, and payments are told without one', () => {
    expect(requests().map((row) => row['fio_data_type'])).toEqual([2, 1, 3, 0, 4]);
    expect(requests()[0]).toMatchObject({
      ...{ payer_fio_addr: 'alice@pronghorn', payer_account: fioAccountOf('alice') },
      ...{ payee_fio_addr: 'bob@edge', payee_account: fioAccountOf('bob') },
    });
  });

  it('are ended by those they are about, once', () => {
    const end = (who: string, name: string, fio_request_id: string) => () =>
      act(who, 'fio.reqobt', name, { fio_request_id });
    expect(end('alice', 'cancelfndreq', '3')).toThrow('Only payee can cancel a request');
    expect(end('bob', 'rejectfndreq', '3')).toThrow('Only payer can reject a request');
    expect(end('alice', 'rejectfndreq', '99')).toThrow('No such FIO Request');
    end('bob', 'cancelfndreq', '3')();
    expect(requests()[3]).toMatchObject({ fio_data_type: 3 });
    expect(end('alice', 'rejectfndreq', '3')).toThrow('Only pending requests');
  });

  it('come from the payee and carry an encrypted text', () => {
    const ask = (who: string, more: object) => () =>
      act(who, 'fio.reqobt', 'newfundsreq', { ...between, content, ...more });
    expect(ask('alice', {})).toThrow('FIO Address is not owned by actor');
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
});
