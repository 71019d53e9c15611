import { expect, it } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { taxRows } from '#src/chain/model/tax/tax-rows.ts';

function row(sequence: number, account: string, name: string, data: object = {}): ActionRow {
  return {
    account,
    name,
    authorization: [],
    data: { ...data },
    hexData: null,
    transactionId: 'a',
    blockNum: 1,
    blockTime: 0,
    receivers: [],
    globalSequence: String(sequence),
  };
}
const pay = (sequence: number, from: string, to: string, quantity: string) =>
  row(sequence, quantity.endsWith(' A') ? 'core.vaulta' : 'eosio.token', 'transfer', {
    from,
    to,
    quantity,
    memo: '',
  });
const swaptrace = (sequence: number, quantity: string) =>
  row(sequence, 'core.vaulta', 'swaptrace', { account: 'alice', quantity });

/** Transfers as `from→to quantity`, sides of a trade with their key. */
const linesOf = (...rows: ActionRow[]) =>
  taxRows(rows, 'alice', eos)
    .filter(({ row: { name } }) => name === 'transfer' || name === 'swaptrace')
    .map(({ row: { account, data }, trade }) =>
      [account, `${String(data?.from)}→${String(data?.to)}`, data?.quantity, trade]
        .filter((part) => part !== null)
        .join(' '),
    );

it('leaves out what the wrapper takes for a purchase and swaps', () => {
  expect(
    linesOf(
      pay(6, 'alice', 'eosio.ramfee', '0.0150 EOS'),
      pay(5, 'alice', 'eosio.ram', '2.9850 EOS'),
      row(4, 'eosio', 'buyram'),
      pay(3, 'core.vaulta', 'alice', '3.0000 EOS'),
      swaptrace(2, '3.0000 A'),
      row(1, 'core.vaulta', 'buyram'),
    ),
  ).toEqual(['core.vaulta alice→eosio.ramfee 0.0150 A', 'core.vaulta alice→eosio.ram 2.9850 A']);
});

it('has a payment of the wrapper that it does not know as a trade, so that sums stay', () => {
  expect(
    linesOf(
      pay(5, 'alice', 'core.vaulta', '7.0000 EOS'),
      row(4, 'core.vaulta', 'swapexcess'),
      pay(3, 'carol', 'alice', '7.0000 EOS'),
      row(2, 'eosio', 'claimother'),
      row(1, 'core.vaulta', 'claimother'),
    ),
  ).toEqual([
    'eosio.token carol→alice 7.0000 EOS',
    'core.vaulta core.vaulta→alice 7.0000 A 5',
    'eosio.token alice→core.vaulta 7.0000 EOS 5',
  ]);
});

it('has the pay that a claim brought in the token that the wrapper gave for it', () => {
  expect(
    linesOf(
      pay(5, 'alice', 'core.vaulta', '7.0000 EOS'),
      row(4, 'core.vaulta', 'swapexcess'),
      pay(3, 'eosio.vpay', 'alice', '7.0000 EOS'),
      row(2, 'eosio', 'claimrewards'),
      row(1, 'core.vaulta', 'claimrewards'),
    ),
  ).toEqual(['core.vaulta eosio.vpay→alice 7.0000 A']);
});

it('joins the sides of each swap of a transaction, and leaves other payments alone', () => {
  expect(
    linesOf(
      pay(6, 'alice', 'bob', '2.0000 A'),
      pay(4, 'core.vaulta', 'alice', '2.0000 A'),
      pay(3, 'alice', 'core.vaulta', '2.0000 EOS'),
      pay(2, 'core.vaulta', 'alice', '1.0000 A'),
      pay(1, 'alice', 'core.vaulta', '1.0000 EOS'),
    ).map((line) => line.split(' ').slice(1).join(' ')),
  ).toEqual([
    'alice→bob 2.0000 A',
    'core.vaulta→alice 2.0000 A 3',
    'alice→core.vaulta 2.0000 EOS 3',
    'core.vaulta→alice 1.0000 A 1',
    'alice→core.vaulta 1.0000 EOS 1',
  ]);
});

it('keeps EOS that an action of eosio itself took', () => {
  expect(
    linesOf(pay(2, 'alice', 'eosio.stake', '2.0000 EOS'), row(1, 'eosio', 'delegatebw')),
  ).toEqual(['eosio.token alice→eosio.stake 2.0000 EOS']);
});
