import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { transfer } from '#src/chain/actions/transfer.ts';
import type { HeldTokens } from '#src/chain/client/account/account-tokens.ts';
import { requestWithdrawal } from '#src/chain/client/cross-chain/cross-chain.ts';
import { type Asset, formatUnits, zeroAsset } from '#src/chain/core/asset.ts';
import { readUnits } from '#src/chain/core/typed-units.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { bridgeAccount, bridgeCoins } from '#src/chain/model/cross-chain/bridge.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { WithdrawalTable } from '#src/components/cross-chain/withdrawal-table.tsx';
import {
  WithdrawForm,
  type WithdrawOrder,
  type WithdrawValues,
} from '#src/components/cross-chain/withdraw-form.tsx';
import { AsidePart } from '#src/components/form/form-layout.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { tokensStore } from '#src/stores/account/account-tokens.ts';
import { chainAccess } from '#src/stores/chain/client.ts';
import { signForBridge } from '#src/stores/cross-chain/bridge-send.ts';
import { withdrawalFeeStore, withdrawalsStore } from '#src/stores/cross-chain/cross-chain.ts';
import { $multisigMode } from '#src/stores/multisig/multisig-mode.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { refresh } from '#src/stores/refresh.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useOwn } from '../wallet/use-own.ts';
import { useWalletForm } from '../wallet/use-wallet-form.ts';
import { coinOf } from './use-coin.ts';

const BLANK: WithdrawValues = { amount: '', address: '' };

/** Query parameters: `?tab=withdraw&coin=XBTC&amount=0.1&to=bc1…`. */
const PARAMETERS = { amount: 'amount', to: 'address' } as const;

const NO_TOKENS: HeldTokens = { tokens: [], complete: true };

/** Where the chain's tokens say nothing else. */
const USUAL_PRECISION = 8;

/** Pays wrapped tokens out on their own chain, and lists the withdrawals until they are done. */
export function Withdraw({ user }: { user: User }) {
  const { actor, permission } = user;
  const text = useCrossChainTexts();
  const multisig = useStore($multisigMode);
  const form = useWalletForm('withdraw', BLANK, PARAMETERS, { choices: ['coin'] });
  const coin = coinOf(form.choices.coin);
  const balances = useOwn(tokensStore, actor, NO_TOKENS);
  const list = useLoad(withdrawalsStore, actor || null);
  const { state: fees } = useLoad(withdrawalFeeStore, `${coin.currency}/${coin.network}`);
  const [valid, setValid] = useState<WithdrawOrder | null>(null);
  const estimate = fees.kind === 'ready' ? fees.value : undefined;

  const actionOf = ({ quantity }: WithdrawOrder) =>
    transfer(
      { contract: bridgeAccount, from: actor, to: bridgeAccount, quantity, memo: '' },
      permission,
    );
  const submit = async (order: WithdrawOrder) => {
    if (!estimate) return;
    const { units, symbol } = order.quantity;
    const fields = {
      quoteId: estimate.quoteId,
      currency: coin.currency,
      amount: formatUnits(units, symbol.precision),
      withdrawalAddress: order.address,
    };
    const request = (proof: Parameters<typeof requestWithdrawal>[1]) =>
      requestWithdrawal(chainAccess(), proof, fields);
    if (await signForBridge(user, actionOf(order), request, { onSent: form.empty }))
      refresh('withdrawals/');
  };
  return (
    <FormWithPreview
      user={user}
      actions={valid && [actionOf(valid)]}
      facts={
        actor !== '' && (
          <AsidePart title={text.withdraw.list}>
            <StateView
              state={list.state}
              empty={{ title: text.withdraw.none, text: text.withdraw.noneHint }}
              onRetry={list.store?.retry}
            >
              {({ swaps }) => <WithdrawalTable withdrawals={swaps} />}
            </StateView>
          </AsidePart>
        )
      }
    >
      {multisig && <p className="pb-3 text-warning">{text.noMultisig}</p>}
      <StateView state={balances.state} onRetry={balances.store?.retry}>
        {({ tokens }) => {
          const token = tokens.find(
            ({ contract, amount }) =>
              contract === bridgeAccount && amount.symbol.code === coin.wrapped,
          );
          const unheld = { code: coin.wrapped, precision: USUAL_PRECISION };
          const balance = token?.amount ?? zeroAsset(unheld);
          return (
            <WithdrawForm
              key={`${coin.wrapped} ${form.key}`}
              coin={coin}
              coins={bridgeCoins}
              onCoin={(wrapped) => form.choose('coin', wrapped)}
              balance={balance}
              fee={estimate && !multisig ? feeIn(estimate.estimatedFee, balance.symbol) : null}
              initial={form.initial}
              pending={form.pending}
              onChange={form.keep}
              onValid={setValid}
              onSubmit={(order) => void submit(order)}
            />
          );
        }}
      </StateView>
    </FormWithPreview>
  );
}

/** A fee in units of the wrapped token; null if it has more decimals than the token. */
function feeIn(fee: string, symbol: TokenSymbol): Asset | null {
  const units = readUnits(fee, symbol.precision);
  return typeof units === 'bigint' ? { units, symbol } : null;
}
