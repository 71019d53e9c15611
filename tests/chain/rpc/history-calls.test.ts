import { afterEach, describe, expect, it } from 'vitest';
import { getControlledAccounts } from '#src/chain/rpc/history-calls.ts';
import { isSentWithItsBody, responding, type SentCall } from './responding.ts';
import { closeAll } from './servers.ts';

afterEach(closeAll);

describe('each call', () => {
  it.each<SentCall>([
    [
      'get_controlled_accounts',
      (pool) => getControlledAccounts(pool, 'alice'),
      '/v1/history/get_controlled_accounts',
      { controlling_account: 'alice' },
      { controlled_accounts: ['bob', 'bob'] },
    ],
  ])('%s is sent with its body', isSentWithItsBody);
});

describe('a response', () => {
  it('lists each controlled account once', async () => {
    const { pool } = await responding({ controlled_accounts: ['bob', 'eve', 'bob'] });
    expect(await getControlledAccounts(pool, 'alice')).toEqual(['bob', 'eve']);
  });
});
