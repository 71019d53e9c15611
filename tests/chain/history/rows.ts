import type { ActionRow } from '#src/chain/model/action/action.ts';

let count = 0;

/** A history row with a distinct action by default. */
export function row(fields: Partial<ActionRow> = {}): ActionRow {
  count++;
  return {
    account: 'eosio.token',
    name: 'transfer',
    hexData: null,
    authorization: [{ actor: 'bob', permission: 'active' }],
    data: { from: 'bob', to: 'alice', quantity: '1.0000 EOS', memo: 'rent' },
    transactionId: count.toString(16).padStart(64, '0'),
    blockNum: count,
    blockTime: Date.UTC(2026, 0, 1) + count * 500,
    globalSequence: String(count),
    receivers: ['eosio.token', 'bob', 'alice'],
    ...fields,
  };
}

/** A transfer with these fields. */
export function transfer(data: Record<string, unknown>, fields: Partial<ActionRow> = {}) {
  const whole = { from: 'bob', to: 'alice', quantity: '1.0000 EOS', memo: '', ...data };
  return row({ data: whole, ...fields });
}
