import { useEffect } from 'react';
import { swap } from '#src/chain/actions/swap.ts';
import { type Asset, zeroAsset } from '#src/chain/core/asset.ts';
import { readUnits } from '#src/chain/core/typed-units.ts';
import * as limits from '#src/chain/core/limits.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { SwapForm, type SwapValues } from '#src/components/transfer/swap-form.tsx';
import { accountStore } from '#src/stores/account/account.ts';
import { lookUpAccount } from '#src/stores/account/existence.ts';
import { coreRowStore, lookUpRefusal, useRefusals } from '#src/stores/account/swaps.ts';
import { tokenBalanceStore } from '#src/stores/account/token-balance.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { choiceOf } from '../wallet/choice-of.ts';
import { PreviewAside } from '../wallet/preview-aside.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { useTransferForm } from './use-transfer-form.ts';

/** Query parameters: `?in=EOS&amount=1.5&to=bob&memo=rent`. */
const PARAMETERS = { to: 'to', amount: 'amount', memo: 'memo' } as const;

/** The core token and the one that it replaced, either for the other. */
export function SwapToken({ user }: { user: User }) {
  const { actor, permission } = user;
  const { coreSymbol, legacySymbol, accounts } = chainConfig();
  const legacy = { symbol: legacySymbol ?? coreSymbol, contract: accounts.legacyToken ?? '' };
  const core = { symbol: coreSymbol, contract: accounts.token };
  const blank = { to: actor, amount: '', memo: '' };
  const form = useWalletForm('swap', blank, PARAMETERS, { choices: ['in'] });
  const [unit, setUnit] = choiceOf(form, 'in', [legacy.symbol.code, core.symbol.code]);
  const [pays, gets] = unit === core.symbol.code ? [core, legacy] : [legacy, core];

  const shared = useTransferForm(user);
  const refuses = useRefusals();
  const { state: balance } = useLoad(
    tokenBalanceStore,
    actor ? `${actor}/${pays.contract}:${pays.symbol.code}` : null,
  );
  const spending = useFirstSpending(actor);
  // The preview says whether those who are paid exist.
  useEffect(() => void lookUpAccount(accounts.token), [accounts.token]);

  const actionsOf = ({ to, amount, memo }: SwapValues) => {
    const units = readUnits(amount, pays.symbol.precision);
    if (typeof units !== 'bigint') return null;
    const { contract, symbol } = pays;
    const fields = { contract, from: actor, to, quantity: { units, symbol }, memo };
    return [swap({ swapper: core.contract, ...fields }, permission)];
  };
  const mayBeSent = async ({ to }: SwapValues) =>
    to === actor || ((await lookUpAccount(to)) !== 'missing' && !(await lookUpRefusal(to)));
  const { actions, fields } = useFormFrame(form, actionsOf, mayBeSent);
  return (
    <SwapForm
      key={form.key}
      {...fields}
      from={actor}
      pays={pays.symbol}
      gets={gets.symbol}
      onTurn={({ code }) => setUnit(code)}
      balance={balanceOf(balance, pays.symbol)}
      firstSpending={spending.isFirst && (pays === core || gets === core)}
      lacksRam={pays === core ? spending.lacks : 0}
      existence={shared.existence}
      isExchange={shared.isExchange}
      refuses={refuses}
      onReceiver={(name) => {
        void lookUpRefusal(name);
        shared.onRecipient(name);
      }}
      aside={<PreviewAside user={user} actions={actions} />}
    />
  );
}

function balanceOf(state: LoadState<Asset | undefined>, symbol: TokenSymbol): Asset | null {
  if (state.kind === 'ready') return state.value ?? null;
  return state.kind === 'empty' ? zeroAsset(symbol) : null;
}

/** Whether the account has not spent core tokens yet, and the bytes of RAM that it lacks for it. */
function useFirstSpending(actor: string) {
  const { state: row } = useLoad(coreRowStore, actor || null);
  const { state } = useLoad(accountStore, actor || null);
  const isFirst = row.kind === 'empty' || (row.kind === 'ready' && row.value === false);
  const ram = state.kind === 'ready' ? state.value.ram : null;
  const free = ram === null || ram.quota < 0 ? Infinity : ram.quota - ram.used;
  return { isFirst, lacks: isFirst ? Math.max(0, limits.coreRowBytes - free) : 0 };
}
