import type { Asset } from '../../../src/chain/core/asset.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import type { TokenSymbol } from '../../../src/chain/core/symbol.ts';
import { action } from '../../engine/contract.ts';
import type { NativeContract } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { checkMemo, isValid } from '../token.ts';
import {
  addBalance,
  balanceTables,
  closeBalance,
  createSupply,
  openBalance,
  requireStat,
  subtractBalance,
} from './balances.ts';
import { coreVaultaAbi } from './core-abi.ts';
import { checkToken, creditCore, swapActions, swapNotifications, swapTables } from './swap.ts';
import { wrapperActions } from './wrappers.ts';

const init = action<{ maximum_supply: Asset }>((context, { maximum_supply }) => {
  context.requireAuth(context.receiver);
  check(isValid(maximum_supply), 'invalid supply');
  createSupply(context, maximum_supply);
});

/** Sending A to the contract returns EOS. */
const transfer = action<{ from: string; to: string; quantity: Asset; memo: string }>(
  (context, { from, to, quantity, memo }) => {
    check(from !== to, 'cannot transfer to self');
    context.requireAuth(from);
    check(context.isAccount(to), 'to account does not exist');
    const { supply } = requireStat(context, quantity.symbol, 'unable to find key');
    check(isValid(quantity), 'invalid quantity');
    check(quantity.units > 0n, 'must transfer positive quantity');
    check(sameSymbol(quantity.symbol, supply.symbol), 'symbol precision mismatch');
    checkMemo(memo);
    subtractBalance(context, from, quantity);
    addBalance(context, to, quantity, context.hasAuth(to) ? to : from);
    context.requireRecipient(from, to);
    if (to !== context.receiver) return;
    checkToken(context, quantity);
    creditCore(context, from, quantity);
  },
);

const open = action<{ owner: string; symbol: TokenSymbol; ram_payer: string }>(
  (context, { owner, symbol, ram_payer }) => {
    context.requireAuth(ram_payer);
    check(context.isAccount(owner), 'owner account does not exist');
    const { supply } = requireStat(context, symbol, 'symbol does not exist');
    check(sameSymbol(supply.symbol, symbol), 'symbol precision mismatch');
    openBalance(context, owner, symbol, ram_payer);
  },
);

const close = action<{ owner: string; symbol: TokenSymbol }>((context, { owner, symbol }) => {
  context.requireAuth(owner);
  closeBalance(context, owner, symbol);
});

/** core.vaulta: the token A, its swaps with EOS, and the system contract's actions with A. */
export const coreVaulta: NativeContract = {
  name: 'core.vaulta',
  abi: coreVaultaAbi,
  actions: { ...wrapperActions, ...swapActions, close, init, open, transfer },
  notifications: swapNotifications,
  tables: { ...balanceTables, ...swapTables },
};
