import { action } from '../../engine/contract.ts';
import type { NativeContract } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { moveBalance, token } from '../token.ts';
import { fioCheck } from './checks.ts';
import { inline, takeFee } from './fees.ts';
import { accountOfKey } from './lookup.ts';
import { balanceOf } from './rows.ts';
import { findVoter } from './vote-rows.ts';

/** Accounts that can transfer to anybody; all others only to the treasury. */
const FREE = ['eosio', 'fio.treasury', 'fio.escrow'];

interface Transfer {
  from: string;
  to: string;
}

const transfer = action<Transfer>((context, args) => {
  const { from, to } = args;
  check(
    FREE.includes(from) || to === 'fio.treasury' || to === 'fio.escrow',
    'transfer not allowed',
  );
  token.actions['transfer']!(context, args);
  followVotes(context, from, to);
});

/** Pays to a public key. Creates its account if needed. */
const trnsfiopubky = action<{
  payee_public_key: string;
  amount: bigint;
  max_fee: bigint;
  actor: string;
  tpid: string;
}>((context, { payee_public_key, amount, max_fee, actor }) => {
  context.requireAuth(actor);
  fioCheck(amount > 0n, 'amount', amount, 'Invalid amount value');
  const payee = accountOfKey(context, payee_public_key, 'payee_public_key');
  check(payee !== actor, 'Payee and payor must be different');
  const quantity = { units: amount, symbol: context.core };
  const fee = takeFee(context, 'transfer_tokens_pub_key', { actor, max_fee });
  const enough = balanceOf(context, actor) >= amount + fee;
  fioCheck(enough, 'amount', amount, 'Insufficient balance');
  context.requireRecipient(actor);
  if (context.isAccount(payee)) context.requireRecipient(payee);
  moveBalance(context, actor, payee, quantity, actor);
  followVotes(context, actor, payee);
});

/** The treasury issues what producers are paid, within bounds of its own. */
const mintfio = action<{ to: string; amount: bigint }>((context, { to, amount }) => {
  context.requireAuth('fio.treasury');
  const quantity = { units: amount, symbol: context.core };
  inline(
    context,
    'fio.token',
    'issue',
    { to: 'eosio', quantity, memo: 'New tokens produced from reserves' },
    'eosio',
  );
  inline(
    context,
    'fio.token',
    'transfer',
    { from: 'eosio', to, quantity, memo: 'Transfer from eosio to treasury' },
    'eosio',
  );
});

/** The vote weight follows the balance. */
function followVotes(context: Parameters<typeof findVoter>[0], ...accounts: string[]): void {
  for (const voter of accounts)
    if (findVoter(context, voter))
      inline(context, 'eosio', 'updatepower', { voter, updateonly: true });
}

/** fio.token: eosio.token with payments to keys instead of free transfers. */
export const fioToken: NativeContract = {
  name: 'fio.token',
  abi: abiOf({
    structs: {
      account: 'balance asset',
      currency_stats: 'supply asset, max_supply asset, issuer name',
      create: 'issuer name, maximum_supply asset',
      issue: 'to name, quantity asset, memo string',
      retire: 'quantity asset, memo string',
      transfer: 'from name, to name, quantity asset, memo string',
      mintfio: 'to name, amount uint64',
      trnsfiopubky: 'payee_public_key string, amount int64, max_fee int64, actor name, tpid string',
    },
    actions: ['create', 'issue', 'retire', 'transfer', 'trnsfiopubky', 'mintfio'],
    tables: { accounts: 'account', stat: 'currency_stats' },
  }),
  actions: {
    create: token.actions['create']!,
    issue: token.actions['issue']!,
    retire: token.actions['retire']!,
    transfer,
    trnsfiopubky,
    mintfio,
  },
  tables: token.tables,
};
