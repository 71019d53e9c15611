import type { ActionRow } from '#src/chain/model/action/action.ts';

const NAMES = ['alice', 'bob', 'carol', 'eosbetdice11', 'message.bank', 'game.x'];
const MEMOS = ['', 'rent', 'win at https://dice.example', 'order 1234', 'Claim your airdrop now'];

/** A history of transfers, votes and the like, every tenth action reported twice. */
export function longHistory(count: number): ActionRow[] {
  return Array.from({ length: count }, (_, index): ActionRow => {
    const number = index - (index % 10 === 9 ? 1 : 0);
    const from = NAMES[number % NAMES.length] ?? '';
    const to = NAMES[(number * 7) % NAMES.length] ?? '';
    const isTransfer = number % 4 !== 3;
    const units = String((number * 7_919) % 100_000).padStart(5, '0');
    const quantity = `${units.slice(0, -4)}.${units.slice(-4)} EOS`;
    const memo = MEMOS[number % MEMOS.length];
    return {
      account: isTransfer ? 'eosio.token' : 'eosio',
      name: isTransfer ? 'transfer' : 'voteproducer',
      authorization: [{ actor: from, permission: 'active' }],
      data: isTransfer ? { from, to, quantity, memo } : { voter: from, producers: [to] },
      hexData: null,
      transactionId: number.toString(16).padStart(64, '0'),
      blockNum: number,
      blockTime: number * 500,
      // Half of the sources number actions, half report the digest alone.
      globalSequence: number % 2 === 0 ? String(number) : null,
      receivers: [isTransfer ? 'eosio.token' : 'eosio', from, to],
      digest: number.toString(16).padStart(64, 'f'),
    };
  });
}
