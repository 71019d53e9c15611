import { describe, expect, it } from 'vitest';
import { jungle } from '#src/chain/config/chains/jungle.ts';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { actionRowKey, type ActionRow } from '#src/chain/model/action/action.ts';
import { foldPayments } from '#src/chain/model/action/fold-payments.ts';
import { mayCausePayments } from '#src/chain/model/action/may-cause-payments.ts';
import { fc } from '#tests/fc.ts';

function row(sequence: number | null, account: string, name: string, data: object): ActionRow {
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
    globalSequence: sequence === null ? null : String(sequence),
  };
}

const system = (sequence: number | null, name: string) => row(sequence, 'eosio', name, {});
const pay = (sequence: number | null, from: string, to: string) =>
  row(sequence, 'eosio.token', 'transfer', { from, to, quantity: '1.0000 EOS' });

const fold = (rows: readonly ActionRow[]) => foldPayments(rows, eosioAccounts);

describe('payments of the system contract', () => {
  it('fold into the purchase of RAM that caused them, its fee among them', () => {
    const bought = system(1, 'buyrambytes');
    const [fee, paid] = [pay(3, 'alice', 'eosio.ramfee'), pay(2, 'alice', 'eosio.ram')];
    const { rows, payments } = fold([fee, paid, bought]);
    expect(rows).toEqual([bought]);
    expect(payments.get(actionRowKey(bought))).toEqual([fee, paid]);
  });

  it('of two purchases in a transaction fold each into its own', () => {
    const [first, second] = [system(1, 'buyram'), system(4, 'buyram')];
    const [paidFirst, paidSecond] = [pay(2, 'alice', 'eosio.ram'), pay(5, 'alice', 'eosio.ram')];
    const { payments } = fold([paidSecond, second, paidFirst, first]);
    expect(payments.get('1')).toEqual([paidFirst]);
    expect(payments.get('4')).toEqual([paidSecond]);
  });

  it('of REX and of stake fold by the account they went through', () => {
    const [lent, staked] = [system(1, 'deposit'), system(3, 'delegatebw')];
    const [toRex, toStake] = [pay(2, 'alice', 'eosio.rex'), pay(4, 'alice', 'eosio.stake')];
    const { rows, payments } = fold([toStake, staked, toRex, lent]);
    expect(rows).toEqual([staked, lent]);
    expect(payments.get('1')).toEqual([toRex]);
    expect(payments.get('3')).toEqual([toStake]);
  });

  it.each([
    ['bidname', 'alice', 'eosio.names'],
    ['bidrefund', 'eosio.names', 'alice'],
    ['powerup', 'alice', 'eosio.fees'],
    ['claimrewards', 'eosio.bpay', 'alice'],
    ['claimrewards', 'eosio.vpay', 'alice'],
    ['voterclaim', 'eosio.voters', 'alice'],
    ['claimgenesis', 'genesis.wax', 'alice'],
  ])('of %s fold into it', (name, from, to) => {
    const [cause, paid] = [system(1, name), pay(2, from, to)];
    const { rows, payments } = fold([paid, cause]);
    expect(rows).toEqual([cause]);
    expect(payments.get('1')).toEqual([paid]);
  });

  it('of a share of the fees fold into its claim at the account that pays it', () => {
    const [cause, paid] = [row(1, 'eosio.bpay', 'claimrewards', {}), pay(2, 'eosio.bpay', 'alice')];
    expect(fold([paid, cause]).rows).toEqual([cause]);
    expect(mayCausePayments(cause, eosioAccounts)).toBe(true);
  });

  it('are rows of their own without a cause: in another transaction, before it, of another token', () => {
    const bought = system(2, 'buyram');
    const elsewhere = { ...pay(3, 'alice', 'eosio.ram'), transactionId: 'b' };
    const earlier = pay(1, 'alice', 'eosio.ram');
    const other = { ...pay(4, 'alice', 'eosio.ram'), account: 'fake.token' };
    const person = pay(5, 'alice', 'bob');
    const all = [person, other, elsewhere, bought, earlier];
    expect(fold(all).rows).toEqual(all);
  });

  it('are folded into a single purchase if the source reports no order, but not into one of two', () => {
    const bought = system(null, 'buyram');
    const paid = pay(null, 'alice', 'eosio.ram');
    expect(fold([paid, bought]).rows).toEqual([bought]);
    const two = [paid, bought, { ...bought, name: 'sellram' }];
    expect(fold(two).rows).toEqual(two);
  });
});

describe('an action of the wrapper', () => {
  const at = (sequence: number, account: string, name: string, data: object = {}) =>
    row(sequence, account, name, data);
  const eos = (sequence: number, from: string, to: string) =>
    row(sequence, 'eosio.token', 'transfer', { from, to, quantity: '5.0000 EOS' });
  const foldFront = (rows: readonly ActionRow[]) => foldPayments(rows, jungle.accounts);

  it('is one row: swaps, the action passed on, its payments and logs fold into it', () => {
    const bought = at(1, 'core.vaulta', 'buyram');
    const others = [
      at(8, 'core.vaulta', 'enforcebal'),
      at(7, 'eosio', 'logbuyram'),
      eos(6, 'alice', 'eosio.ramfee'),
      eos(5, 'alice', 'eosio.ram'),
      at(4, 'eosio', 'buyram'),
      eos(3, 'core.vaulta', 'alice'),
      at(2, 'core.vaulta', 'swaptrace', { account: 'alice', quantity: '5.0000 A' }),
    ];
    const { rows, payments } = foldFront([...others, bought]);
    expect(rows).toEqual([bought]);
    expect(payments.get('1')).toEqual(others);
  });

  it('takes what it paid back: unspent tokens, refunds and bids', () => {
    const rented = at(1, 'core.vaulta', 'powerup');
    const back = [
      row(4, 'core.vaulta', 'transfer', {
        from: 'core.vaulta',
        to: 'alice',
        quantity: '1.0000 A',
      }),
      eos(3, 'alice', 'core.vaulta'),
      at(2, 'core.vaulta', 'swapexcess'),
    ];
    expect(foldFront([...back, rented]).rows).toEqual([rented]);
    expect(foldFront([eos(2, 'alice', 'eosio.fees'), rented]).rows).toEqual([rented]);
    const bid = at(1, 'core.vaulta', 'bidname');
    expect(foldFront([eos(2, 'alice', 'eosio.names'), bid]).rows).toEqual([bid]);
  });

  it('of two in a transaction keep their own rows', () => {
    const [first, second] = [at(1, 'core.vaulta', 'buyram'), at(4, 'core.vaulta', 'delegatebw')];
    const [one, two] = [at(2, 'eosio', 'buyram'), at(5, 'eosio', 'delegatebw')];
    const { rows, payments } = foldFront([two, second, one, first]);
    expect(rows).toEqual([second, first]);
    expect(payments.get('1')).toEqual([one]);
    expect(payments.get('4')).toEqual([two]);
  });

  it('of RAM are logged by the system contract, also without the wrapper', () => {
    for (const name of ['buyram', 'sellram', 'ramtransfer', 'giftram']) {
      const moved = at(1, 'eosio', name);
      const logs = [at(3, 'eosio', 'logramchange'), at(2, 'eosio', 'logbuyram')];
      const { rows, payments } = foldFront([...logs, moved]);
      expect(rows).toEqual([moved]);
      expect(payments.get('1')).toEqual(logs);
    }
  });

  it('leaves payments to people, swaps by transfer and actions of the system contract alone', () => {
    const swap = [row(2, 'core.vaulta', 'transfer', { from: 'core.vaulta', to: 'alice' })];
    const all = [...swap, eos(1, 'alice', 'core.vaulta')];
    expect(foldFront(all).rows).toEqual(all);
    const direct = [eos(2, 'alice', 'bob'), at(1, 'eosio', 'buyram')];
    expect(foldFront(direct).rows).toEqual(direct);
    const paid = [eos(2, 'alice', 'eosio.ram'), at(1, 'eosio', 'buyram')];
    expect(foldFront(paid).rows).toEqual([paid[1]]);
    const log = [at(2, 'eosio', 'logbuyram'), at(1, 'eosio', 'voteproducer')];
    expect(foldFront(log).rows).toEqual(log);
  });
});

it('no payment folds where no row may cause payments', () => {
  const { accounts } = jungle;
  const contracts = [...new Set(Object.values(accounts))].filter((one) => typeof one === 'string');
  const account = fc.constantFrom(...contracts, 'alice');
  const name = fc.constantFrom('transfer', 'buyram', 'swaptrace', 'logbuyram', 'powerup', 'issue');
  const rows = fc.array(
    fc
      .tuple(fc.nat(9), account, name, account, account)
      .map(([sequence, contract, action, from, to]) =>
        row(sequence, contract, action, { from, to }),
      ),
  );
  fc.assert(
    fc.property(rows, (all) => {
      const plain = all.filter((one) => !mayCausePayments(one, accounts));
      expect(foldPayments(plain, accounts)).toEqual({ rows: plain, payments: new Map() });
    }),
  );
});
