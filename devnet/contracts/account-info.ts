import type { Asset } from '../../src/chain/core/asset.ts';
import { nameToBigint } from '../../src/chain/core/name-bigint.ts';
import { sameSymbol } from '../../src/chain/core/symbol.ts';
import { action, table } from '../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../engine/contract.ts';
import { check } from '../engine/errors.ts';
import { abiOf } from './abi.ts';

/** Price of the first entry. Each later one by another account costs 50% more. */
const FIRST_PRICE = 1000n;
const STATUS = { paid: 1n, changed: 2n, byOwner: 3n };

interface Info {
  account_name: string;
  title: string;
  avatar: string;
  desc: string;
  modifier: string;
  status: bigint;
  verified: bigint;
  url: string;
  price: Asset;
}

/** Buys the right to describe the account in the memo. The previous holder is mostly refunded. */
const onTransfer = action<{ from: string; to: string; quantity: Asset; memo: string }>(
  (context, { from, to, quantity, memo: account }) => {
    if (to !== context.receiver || from === to) return;
    check(sameSymbol(quantity.symbol, context.core), 'quantity symbol is not EOS');
    check(context.isAccount(account), 'the new account name has not been  created');
    const before = rows(context).get(nameToBigint(account));
    if (!before) {
      check(quantity.units === FIRST_PRICE, 'quantity amount is not correct ');
      rows(context).put({
        account_name: account,
        title: '',
        avatar: '',
        desc: '',
        modifier: from,
        status: from === account ? STATUS.byOwner : STATUS.paid,
        verified: 0n,
        url: '',
        price: quantity,
      });
      return;
    }
    check(
      before.status !== STATUS.byOwner,
      'the account information is not allowed to be modified now',
    );
    const paid = before.price.units;
    const price = from === account ? paid / 2n : (paid * 15n) / 10n;
    check(quantity.units >= price, 'quantity amount is not correct');
    pay(
      context,
      before.modifier,
      from === account ? paid / 2n : (paid * 14n) / 10n,
      `The account info of ${account} has been updated. Thanks for your attention.`,
    );
    if (quantity.units > price) pay(context, from, quantity.units - price, 'here is your change');
    rows(context).put({
      ...before,
      price: { ...quantity, units: price },
      modifier: from,
      status: STATUS.paid,
    });
  },
);

/** Updates a description: once for each payment, and any number of times by the account's owner. */
const update = action<
  Pick<Info, 'account_name' | 'title' | 'avatar' | 'desc' | 'modifier' | 'url'>
>((context, args) => {
  const { account_name, modifier } = args;
  context.requireAuth(modifier);
  const before = rows(context).require(
    nameToBigint(account_name),
    'the user has not pay for the fee',
  );
  check(before.modifier === modifier, 'the modifier is not correct');
  const owned = before.status === STATUS.byOwner;
  check(owned || before.status === STATUS.paid, 'it should pay before update information');
  const status = account_name === modifier ? STATUS.byOwner : STATUS.changed;
  rows(context).put({ ...before, ...args, status, verified: 0n }, modifier);
});

/** account.info: descriptions of accounts with pictures and links. */
export const accountInfo: NativeContract = {
  name: 'account.info',
  abi: abiOf({
    structs: {
      accounts:
        'account_name name, title string, avatar string, desc string, modifier name, status uint64, verified uint64, url string, price asset',
      update:
        'account_name name, title string, avatar string, desc string, modifier name, url string',
    },
    actions: ['update'],
    tables: { accounts: 'accounts' },
  }),
  actions: { update },
  notifications: { 'eosio.token::transfer': onTransfer },
  tables: {
    accounts: table<Info>(
      'accounts',
      ({ account_name }) => nameToBigint(account_name),
      ({ price }) => price.units,
      ({ modifier }) => nameToBigint(modifier),
    ),
  },
};

function rows(context: ApplyContext): TableAccess<Info> {
  return context.table('accounts', context.receiver);
}

function pay(context: ApplyContext, to: string, units: bigint, memo: string): void {
  const from = context.receiver;
  context.sendInline({
    account: 'eosio.token',
    name: 'transfer',
    authorization: [{ actor: from, permission: 'active' }],
    args: { from, to, quantity: { units, symbol: context.core }, memo },
  });
}
