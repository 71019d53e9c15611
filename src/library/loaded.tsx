/** The entry `pronghorn/loaded`: parts that request what they show. */
import type { Action } from '../chain/actions/action.ts';
import { transfer } from '../chain/actions/transfer.ts';
import { accountActions } from '../chain/client/history/history.ts';
import { type Asset, parseAsset } from '../chain/core/asset.ts';
import { isName } from '../chain/core/name.ts';
import type { PreviewCheck } from '../chain/model/signing/preview-checks.ts';
import { ActionSummary } from '../components/action/action-summary.tsx';
import { ActionTable } from '../components/action/action-table.tsx';
import { BalanceList } from '../components/signing/balance-list.tsx';
import { CheckList } from '../components/signing/check-list.tsx';
import { Button } from '../components/ui/button.tsx';
import { Section } from '../components/ui/section.tsx';
import { SkeletonRows } from '../components/ui/skeleton.tsx';
import { StateView } from '../components/ui/state-view.tsx';
import { useAccountTexts } from '../i18n/areas/account/texts.ts';
import { useSigningTexts } from '../i18n/areas/signing/texts.ts';
import { useLocale } from '../i18n/react.tsx';
import { sentencesReady } from '../i18n/sentences/use-sentences.ts';
import type { ChainClient } from './chain.ts';
import { reviewActions } from './review.ts';
import { loadKey, useLoaded } from './use-loaded.ts';

export { AccountCard } from './account-card.tsx';
export { TokenCard } from './token-card.tsx';
export { TransactionCard } from './transaction-card.tsx';

interface LatestActionsProps {
  client: ChainClient;
  name: string;
  /** At most this many. 10 without it. */
  limit?: number;
}

/** An account's latest actions as sentences, from the chain's history service. */
export function LatestActions({ client, name, limit = 10 }: LatestActionsProps) {
  const text = useAccountTexts();
  const locale = useLocale();
  const { system, token } = client.config.accounts;
  const { state, retry } = useLoaded(loadKey(client, name, locale, limit), async (signal) => {
    const { rows } = await accountActions(client, name, { limit, signal });
    await sentencesReady(rows, system, locale);
    return rows.slice(0, limit);
  });
  return (
    <Section title={text.latestActions}>
      <StateView
        state={state.kind === 'ready' && state.value.length === 0 ? { kind: 'empty' } : state}
        onRetry={retry}
      >
        {(rows) => <ActionTable rows={rows} of={name} system={system} tokenContract={token} />}
      </StateView>
    </Section>
  );
}

interface TransferReviewProps {
  client: ChainClient;
  from: string;
  to: string;
  /** In the chain's form: `1.0000 EOS`. */
  quantity: string;
  memo?: string;
  /** The token's contract. The core token's without it. */
  contract?: string;
  /** Adds a button. Gets the actions that were reviewed, for the wallet that the app has. */
  onSign?: (actions: readonly Action[]) => void;
}

/**
 * What a transfer would do: the sentence, balances before and after, and the recipient. It signs
 * nothing and packs nothing: what the contract would do besides is not known.
 */
export function TransferReview(props: TransferReviewProps) {
  const { client, from, to, quantity, memo = '', contract, onSign } = props;
  const text = useSigningTexts();
  const locale = useLocale();
  const { system, token } = client.config.accounts;
  const account = contract ?? token;
  const key = loadKey(client, locale, from, to, quantity, memo, account);
  const { state, retry } = useLoaded(key, async (signal) => {
    const amount = amountIn(quantity);
    // Nothing to ask a node about yet.
    if (!amount || !isName(from) || !isName(to)) return null;
    const action = transfer({ contract: account, from, to, quantity: amount, memo });
    const review = await reviewActions(client, [action], { signal });
    await sentencesReady(review.actions, system, locale);
    return review;
  });
  return (
    <Section title={text.preview}>
      <StateView state={state} loading={<SkeletonRows rows={4} />} onRetry={retry}>
        {(review) =>
          review ? (
            <>
              <ol className="space-y-1 pt-1 pb-3">
                {review.actions.map((action, place) => (
                  <li key={place} className="statement">
                    <ActionSummary {...{ action, system }} tense="ahead" tokenContract={token} />
                  </li>
                ))}
              </ol>
              <BalanceList balances={review.balances} tokenContract={token} held={review.held} />
              <CheckList checks={review.checks} />
              {onSign && (
                <Button
                  variant="primary"
                  className="mt-3"
                  disabled={review.checks.some(isMissing)}
                  onClick={() => onSign(review.toSign)}
                >
                  {text.sign}
                </Button>
              )}
            </>
          ) : (
            <p className="py-1 text-muted">{text.previewBlank}</p>
          )
        }
      </StateView>
    </Section>
  );
}

function isMissing(check: PreviewCheck): boolean {
  return check.kind === 'recipient' && check.existence === 'missing';
}

/** Null while the text is no amount. */
function amountIn(quantity: string): Asset | null {
  try {
    return parseAsset(quantity);
  } catch {
    return null;
  }
}
