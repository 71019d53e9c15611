import { useState } from 'react';
import { paySwap } from '#src/chain/actions/cross-chain.ts';
import { formatUnits } from '#src/chain/core/asset.ts';
import { bytesToHex } from '#src/chain/core/checksum.ts';
import { hostOf } from '#src/chain/core/host.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import {
  ExchangeForm,
  type ExchangeOrder,
  type ExchangeValues,
} from '#src/components/cross-chain/exchange-form.tsx';
import { knownTokens } from '#src/chain/config/known-accounts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { swapQuoteStore } from '#src/stores/cross-chain/cross-chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { useTokens } from '../transfer/use-tokens.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useWalletForm } from '../wallet/use-wallet-form.ts';
import { ExchangeStatus } from './exchange-status.tsx';

/** Query parameters: `?tab=swap&token=eosio.token:XPR&amount=10&to=XUSDC`. */
const PARAMETERS = { amount: 'amount', to: 'targetToken' } as const;

const ORDER_BYTES = 12;

/** Swaps tokens by the chain's swap service: quote, payment, status of the order. */
export function Exchange({ user }: { user: User }) {
  const { actor, permission } = user;
  const { coreSymbol, swapUrl, swapAccount = '' } = chainConfig();
  const url = useUrl();
  const order = url?.searchParams.get('order') ?? null;
  const codes = [...new Set([coreSymbol.code, ...knownTokens(chainConfig()).keys()])];
  const defaults = codes.find((code) => code !== coreSymbol.code) ?? coreSymbol.code;
  const blank: ExchangeValues = { amount: '', targetToken: defaults };
  const form = useWalletForm('exchange', blank, PARAMETERS, { choices: ['token'] });
  const { tokens, token, balance, choose } = useTokens(actor, form);
  const [id, setId] = useState(newOrder);
  const [valid, setValid] = useState<ExchangeOrder | null>(null);
  const quoteOf = valid && quoteKey(valid);
  const quote = useLoad(swapQuoteStore, quoteOf);
  const actionsOf = ({ quantity, targetToken }: ExchangeOrder) => [
    paySwap(
      { contract: token.contract, from: actor, to: swapAccount, quantity, targetToken, order: id },
      permission,
    ),
  ];
  const submit = async (typed: ExchangeOrder) => {
    if (!(await form.send(actionsOf(typed)))) return;
    setQuery({ order: id });
    // The next payment is another order.
    setId(newOrder());
  };
  if (order !== null) return <ExchangeStatus order={order} />;
  return (
    <FormWithPreview user={user} actions={valid && actionsOf(valid)}>
      <ExchangeForm
        key={form.key}
        tokens={tokens}
        token={token}
        onToken={choose}
        balance={balance}
        codes={codes}
        quote={valid && quote.state}
        onRetry={quote.store?.retry}
        host={hostOf(swapUrl ?? '')}
        initial={form.initial}
        pending={form.pending}
        onChange={form.keep}
        onValid={setValid}
        onSubmit={(typed) => void submit(typed)}
      />
    </FormWithPreview>
  );
}

/** An id that no other order has. */
function newOrder(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(ORDER_BYTES)));
}

function quoteKey({ quantity, targetToken }: ExchangeOrder): string {
  const { code, precision } = quantity.symbol;
  return `${code}/${formatUnits(quantity.units, precision)}/${targetToken}`;
}
