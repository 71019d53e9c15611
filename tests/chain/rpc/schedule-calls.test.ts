import { afterEach, describe, it } from 'vitest';
import { getScheduledTransactions } from '#src/chain/rpc/deferred-calls.ts';
import { getActivatedProtocolFeatures } from '#src/chain/rpc/feature-calls.ts';
import { getProducerSchedule } from '#src/chain/rpc/schedule-calls.ts';
import { isSentWithItsBody, type SentCall } from './responding.ts';
import { closeAll } from './servers.ts';

afterEach(closeAll);

describe('each call', () => {
  const chain = (call: string) => `/v1/chain/${call}`;
  const active = { version: 1, producers: [] };

  it.each<SentCall>([
    [
      'get_producer_schedule',
      (pool) => getProducerSchedule(pool),
      chain('get_producer_schedule'),
      {},
      { active, pending: null, proposed: null },
    ],
    [
      'get_scheduled_transactions',
      (pool) => getScheduledTransactions(pool),
      chain('get_scheduled_transactions'),
      { json: true, lower_bound: '', limit: 50 },
      { transactions: [{ trx_id: 'a', delay_until: 't' }], more: '' },
    ],
    [
      'get_activated_protocol_features',
      (pool) => getActivatedProtocolFeatures(pool),
      chain('get_activated_protocol_features'),
      { lower_bound: 0, limit: 100, search_by_block_num: false, reverse: false },
      { activated_protocol_features: [], more: 7 },
    ],
  ])('%s is sent with its body', isSentWithItsBody);
});
