import type { ActionView } from '#src/chain/model/action/action.ts';
import { assetOf } from '#src/chain/model/shared/lenient.ts';
import { transferWay } from '#src/chain/model/token/transfer-way.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { ActionSummary } from './action-summary.tsx';

interface LedgerSentenceProps {
  action: ActionView;
  /** The account of the ledger. */
  of: string;
  system?: string | undefined;
  tokenContract?: string | undefined;
}

const MEMO = 120;

/**
 * An action in an account's ledger. A payment names the other account only, since its amount is in a
 * column of its own.
 */
export function LedgerSentence({ action, of, system, tokenContract }: LedgerSentenceProps) {
  const text = useActionTexts();
  const payment = paymentOf(action, of);
  if (!payment)
    return <ActionSummary action={action} system={system} tokenContract={tokenContract} />;
  const { way, other, memo } = payment;
  return (
    <span className="wrap-anywhere">
      {way === 'in' ? text.from : text.to} <AccountLink name={other} />
      {memo !== '' && (
        <>
          {' '}
          <Quoted text={memo} limit={MEMO} marks={text.memo} inline />
        </>
      )}
    </span>
  );
}

/** Null if the action is no payment between this account and another one. */
function paymentOf(action: ActionView, of: string) {
  const { from, to, quantity, memo } = action.data ?? {};
  const way = action.name === 'transfer' ? transferWay(action, of) : null;
  const other = way === 'in' ? from : to;
  if (way === null || typeof other !== 'string' || from === to || !assetOf(quantity)) return null;
  return { way, other, memo: typeof memo === 'string' ? memo : '' };
}
