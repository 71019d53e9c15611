import { describe, expect, test } from 'vitest';
import {
  actedBy,
  actionText,
  readActionText,
  readQueue,
} from '#src/chain/model/signing/queued-action.ts';

describe('queued actions', () => {
  const action = {
    account: 'eosio.token',
    name: 'transfer',
    authorization: [],
    data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'for alice' },
  };

  test('come back from storage as they were, amounts past 2^53 as texts', () => {
    const queue = [{ id: '1', action: { ...action, data: { units: 9_007_199_254_740_993n } } }];
    expect(readQueue(actionText(queue))).toEqual([
      { id: '1', action: { ...action, data: { units: '9007199254740993' } } },
    ]);
  });

  test.each([null, '', 'nonsense', '{}', '[{"id":1}]', '[{"id":"1","action":{}}]'])(
    'storage that holds %j holds no queue',
    (text) => expect(readQueue(text)).toEqual([]),
  );

  test('one action or several can be written as JSON', () => {
    const bare = { account: action.account, name: action.name, data: action.data };
    expect(readActionText(JSON.stringify(bare))).toEqual([action]);
    expect(readActionText(JSON.stringify([action, action]))).toHaveLength(2);
    for (const wrong of ['', '[]', '{"account":"UPPER","name":"a","data":{}}', '{"name":"a"}'])
      expect(readActionText(wrong)).toBeNull();
  });

  test('typed numbers keep their digits', () => {
    const text =
      '{"account":"a","name":"set","data":{"id":18446744073709551615,"by":[-9007199254740993]}}';
    expect(readActionText(text)?.[0]?.data).toEqual({
      id: '18446744073709551615',
      by: ['-9007199254740993'],
    });
  });

  test('acted by another account, fields that are the first one’s name change, texts do not', () => {
    expect(actedBy(action, 'alice', 'treasury').data).toEqual({
      from: 'treasury',
      to: 'bob',
      quantity: '1.0000 EOS',
      memo: 'for alice',
    });
  });
});
