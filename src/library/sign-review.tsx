import type { Action } from '../chain/actions/action.ts';
import type { PreviewCheck } from '../chain/model/signing/preview-checks.ts';
import { ActionSummary } from '../components/action/action-summary.tsx';
import { BalanceList } from '../components/signing/balance-list.tsx';
import { CheckList } from '../components/signing/check-list.tsx';
import { Button } from '../components/ui/button.tsx';
import { type Native, rootProps } from '../components/ui/root-props.ts';
import { Section } from '../components/ui/section.tsx';
import { SkeletonRows } from '../components/ui/skeleton.tsx';
import { StateView } from '../components/ui/state-view.tsx';
import { useSigningTexts } from '../i18n/areas/signing/texts.ts';
import { useLocale } from '../i18n/react.tsx';
import { sentencesReady } from '../i18n/sentences/use-sentences.ts';
import type { ChainClient } from './chain.ts';
import { reviewActions } from './review.ts';
import { loadKey, useLoaded } from './use-loaded.ts';

/** Props of all reviews. */
export interface ReviewProps extends Native<'section'> {
  client: ChainClient;
  /** Adds a button. Gets the actions that were reviewed, for the wallet that the app has. */
  onSign?: (actions: readonly Action[]) => void;
}

interface SignReviewProps extends ReviewProps {
  /** What would be signed. Without any, it asks for a complete form. */
  actions: readonly Action[];
}

/**
 * What actions would do: their sentences, balances before and after, and the recipients. It signs
 * nothing and packs nothing: what the contracts would do besides is not known.
 */
export function SignReview({ client, actions, onSign, ...native }: SignReviewProps) {
  const text = useSigningTexts();
  const locale = useLocale();
  const { system, token } = client.config.accounts;
  const { state, retry } = useLoaded(loadKey(client, locale, actions), async (signal) => {
    // Nothing to request yet.
    if (actions.length === 0) return null;
    const review = await reviewActions(client, actions, { signal });
    await sentencesReady(review.actions, system, locale);
    return review;
  });
  return (
    <Section title={text.shared.preview} {...rootProps('sign-review', null, native)}>
      <StateView state={state} loading={<SkeletonRows rows={4} />} onRetry={retry}>
        {(review) =>
          review ? (
            <>
              <ol className="space-y-1 pt-1 pb-3">
                {review.actions.map((action, index) => (
                  <li key={index} className="statement">
                    <ActionSummary {...{ action, system }} tense="ahead" tokenContract={token} />
                  </li>
                ))}
              </ol>
              <BalanceList
                balances={review.balances}
                tokenContract={token}
                currentBalances={review.currentBalances}
              />
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
