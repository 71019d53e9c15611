import { describe, expect, it } from 'vitest';
import { actionsWithOutput, readDryRun } from '#src/chain/model/transaction/dry-run.ts';

const endpoint = 'https://node.example';
const ranBy = (processed: unknown) => readDryRun(processed, endpoint);

const trace = (ordinal: number, creator: number, ram: readonly [string, number][]) => ({
  action_ordinal: ordinal,
  creator_action_ordinal: creator,
  receiver: 'eosio.token',
  act: { account: 'eosio.token', name: 'transfer', authorization: [], data: {} },
  account_ram_deltas: ram.map(([account, delta]) => ({ account, delta })),
  receipt: { receiver: 'eosio.token', global_sequence: ordinal, act_digest: `${ordinal}` },
});

describe('what a node says a transaction would do', () => {
  it('is its cost, and the RAM of each account over all of its actions', () => {
    const reported = ranBy({
      receipt: { status: 'executed', cpu_usage_us: 321, net_usage_words: 17 },
      action_traces: [
        trace(1, 0, [
          ['alice', 100],
          ['bob', 40],
        ]),
        trace(2, 1, [
          ['alice', -30],
          ['bob', -40],
        ]),
      ],
    });
    expect(reported).toMatchObject({ kind: 'done', cpu: 321, net: 136 });
    expect(reported).toMatchObject({ ram: [{ account: 'alice', bytes: 70 }] });
  });

  it('has the measured costs if there is no receipt', () => {
    expect(ranBy({ elapsed: 500, net_usage: 128, action_traces: [] })).toEqual({
      kind: 'done',
      endpoint,
      cpu: 500,
      net: 128,
      ram: [],
      actions: [],
    });
  });

  it('is the chain’s no, in its words', () => {
    const message = 'overdrawn balance';
    expect(ranBy({ except: { message, name: 'x' } })).toEqual({
      kind: 'refused',
      endpoint,
      message,
    });
    expect(ranBy({ except: { name: 'eosio_assert' } })).toEqual({
      kind: 'refused',
      endpoint,
      message: 'eosio_assert',
    });
  });

  it('is nothing of note where the answer makes no sense', () => {
    expect(ranBy('no')).toEqual({ kind: 'done', endpoint, cpu: 0, net: 0, ram: [], actions: [] });
  });
});

it('what actions returned and printed is found in inline ones too', () => {
  const printed = { ...trace(2, 1, []), console: 'hello' };
  const returned = { ...trace(3, 1, []), return_value_hex_data: '01', return_value_data: 1 };
  const ran = ranBy({ action_traces: [trace(1, 0, []), printed, returned] });
  const actions = ran.kind === 'done' ? actionsWithOutput(ran.actions) : [];
  expect(actions.map(({ ordinal }) => ordinal)).toEqual([2, 3]);
});
