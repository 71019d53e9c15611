import type { ActionTrace } from '#src/chain/model/action/action.ts';

/** A tree as nested lists: name, receivers, and what hangs below. */
export type Shape = [name: string, receivers: string, ...below: Shape[]];

const shape = (trace: ActionTrace): Shape => [
  trace.name,
  trace.receivers.join(' '),
  ...trace.inline.map(shape),
];

export const shapes = (traces: readonly ActionTrace[]) => traces.map(shape);

export const every = (traces: readonly ActionTrace[]): ActionTrace[] =>
  traces.flatMap((trace) => [trace, ...every(trace.inline)]);

export function act(account: string, name: string) {
  const authorization = [{ actor: 'alice', permission: 'active' }];
  return { account, name, authorization, data: { memo: name }, hex_data: 'ab' };
}

export function flat(
  ordinal: number,
  creator: number,
  ancestor: number,
  receiver: string,
  action: ReturnType<typeof act>,
) {
  return {
    action_ordinal: ordinal,
    creator_action_ordinal: creator,
    receiver,
    act: action,
    closest_unnotified_ancestor_action_ordinal: ancestor,
    receipt: { receiver, global_sequence: String(9007199254740993n + BigInt(ordinal)) },
    console: `<${ordinal}>`,
    account_ram_deltas: [{ account: receiver, delta: ordinal }],
  };
}

export const transfer = act('eosio.token', 'transfer');
export const logged = act('log', 'write');

/** alice pays the game, whose contract hears of it and writes a log; then she refreshes. */
export const flatTraces = [
  flat(1, 0, 0, 'eosio.token', transfer),
  flat(2, 0, 0, 'game', act('game', 'refresh')),
  flat(3, 1, 1, 'alice', transfer),
  flat(4, 1, 1, 'game', transfer),
  flat(5, 4, 1, 'log', logged),
  flat(6, 5, 5, 'game', logged),
];

export const expected: Shape[] = [
  ['transfer', 'eosio.token alice game', ['write', 'log game']],
  ['refresh', 'game'],
];
