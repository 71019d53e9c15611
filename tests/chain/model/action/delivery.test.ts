import { describe, expect, it } from 'vitest';
import {
  contentOf,
  type Delivery,
  deliveryKey,
  foldDeliveries,
} from '#src/chain/model/action/delivery.ts';
import { row, transfer } from '../../history/rows.ts';

const tx = 'ab'.repeat(32);

/** A delivery of an action, `a` by default, as the account's history lists it. */
function to(receivers: string | string[], globalSequence: string | null, action = 'a'): Delivery {
  const data = { from: 'bob', to: 'alice', quantity: '1.0000 EOS', memo: action };
  const fields = { receivers: [receivers].flat(), globalSequence, transactionId: tx };
  return { row: transfer(data, { ...fields }), action };
}
const folded = (...deliveries: Delivery[]) =>
  foldDeliveries(deliveries).map(({ receivers, globalSequence }) => [
    globalSequence,
    receivers.join(' '),
  ]);

describe('the deliveries of an action', () => {
  it('are one row, named by the contract’s own, which comes first', () => {
    expect(folded(to('alice', '9'), to('bob', '8'), to('eosio.token', '7'))).toEqual([
      ['7', 'eosio.token bob alice'],
    ]);
    expect(folded(to('eosio.token', '9'), to('bob', '8'))).toEqual([['9', 'eosio.token bob']]);
  });

  it('are one row, though the contract’s own is not among them', () => {
    expect(folded(to('alice', '9'), to('bob', '8'))).toEqual([['8', 'bob alice']]);
  });

  it('take the place of the newest of them', () => {
    expect(folded(to('alice', '9'), to('dan', '8', 'b'), to('eosio.token', '7'))).toEqual([
      ['7', 'eosio.token alice'],
      ['8', 'dan'],
    ]);
  });

  it('that reach one receiver twice are of two equal actions', () => {
    expect(
      folded(to('bob', '9'), to('eosio.token', '8'), to('bob', '7'), to('eosio.token', '6')),
    ).toEqual([
      ['8', 'eosio.token bob'],
      ['6', 'eosio.token bob'],
    ]);
  });

  it('that reach some of the same receivers are of two equal actions', () => {
    const [later, earlier] = [to(['eosio.token', 'bob'], '9'), to(['eosio.token', 'carol'], '7')];
    expect(folded(later, earlier)).toEqual([
      ['9', 'eosio.token bob'],
      ['7', 'eosio.token carol'],
    ]);
  });

  it('that come a second time with one number are one', () => {
    expect(folded(to('bob', '9'), to('bob', '9'), to('carol', '8'))).toEqual([['8', 'carol bob']]);
    expect(folded(to('bob', '9'), to('bob', '7'))).toEqual([
      ['9', 'bob'],
      ['7', 'bob'],
    ]);
  });

  it('are known by their transaction, their content and their place', () => {
    const { account, name, data } = row();
    const key = (id: string, memo: string, ordinal: unknown) =>
      deliveryKey(id, contentOf({ ...row(), account, name, data: { ...data, memo } }), ordinal);
    expect(key(tx, 'a', 1)).toBe(key(tx, 'a', '1'));
    for (const other of [key('cd', 'a', 1), key(tx, 'b', 1), key(tx, 'a', 2), key(tx, 'a', null)])
      expect(other).not.toBe(key(tx, 'a', 1));
  });

  it('are identified by packed data if it is reported', () => {
    const packed = (hexData: string) => contentOf({ ...row(), hexData });
    expect(packed('01')).toEqual(packed('01'));
    expect(packed('01')).not.toEqual(packed('02'));
  });
});
