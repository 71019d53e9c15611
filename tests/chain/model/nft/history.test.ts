import { describe, expect, it } from 'vitest';
import { atomicLog, atomicTransfer, backendEvent } from '#src/chain/model/nft/history.ts';

const place = { txid: 'ab', created_at_block: '249', created_at_time: '1767490711000' };
const shown = { transactionId: 'ab', blockNum: 249, time: 1_767_490_711_000 };

describe("an NFT's history", () => {
  it('has transfers in the form of the action', () => {
    const row = {
      ...place,
      transfer_id: '1300',
      sender_name: 'erin',
      recipient_name: 'frank',
      memo: 'first come',
      assets: [{ asset_id: '7' }, { asset_id: '8' }],
    };
    expect(atomicTransfer(row)).toEqual({
      key: 'transfer/1300',
      account: 'atomicassets',
      name: 'transfer',
      data: { from: 'erin', to: 'frank', asset_ids: ['7', '8'], memo: 'first come' },
      changes: [],
      ...shown,
    });
    expect(atomicTransfer({})).toBeNull();
  });

  it('has logs with what the indexer leaves out', () => {
    const row = { ...place, log_id: '5', name: 'logmint', data: { new_asset_owner: 'alice' } };
    expect(atomicLog(row, { asset_id: '7' })).toMatchObject({
      key: 'log/5',
      name: 'logmint',
      data: { asset_id: '7', new_asset_owner: 'alice' },
      ...shown,
    });
    expect(atomicLog({ log_id: '5' }, {})).toBeNull();
  });

  it('has the attributes that changed, in both forms of data', () => {
    const changes = [
      { name: 'level', before: 1, after: 40 },
      { name: 'seen', before: undefined, after: true },
    ];
    const change = (old_data: unknown, new_data: unknown) =>
      atomicLog({ log_id: '5', name: 'logsetdata', data: { old_data, new_data } }, {})?.changes;
    expect(change({ level: 1, a: [1] }, { level: 40, a: [1], seen: true })).toEqual(changes);
    expect(
      change(
        [{ key: 'level', value: ['uint16', 1] }],
        [
          { key: 'level', value: ['uint16', 40] },
          { key: 'seen', value: ['bool', true] },
        ],
      ),
    ).toEqual(changes);
    expect(change('x', 7)).toEqual([]);
  });

  it('has rows of the backend as they are', () => {
    const row = {
      contract: 'simpleassets',
      action: 'transfer',
      data: { from: 'alice' },
      trx_id: 'ab',
      block_num: 249,
      timestamp: '2026-01-04T01:38:31.000',
      sequence: 12,
    };
    expect(backendEvent(row)).toEqual({
      key: 'ab/12',
      account: 'simpleassets',
      name: 'transfer',
      data: { from: 'alice' },
      changes: [],
      ...shown,
    });
    expect(backendEvent({ ...row, timestamp: 'x', data: 'x' })).toMatchObject({
      time: null,
      data: null,
    });
    expect(backendEvent({})).toBeNull();
  });
});
