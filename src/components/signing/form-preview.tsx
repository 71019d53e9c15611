import { clsx } from 'clsx';
import type { AccountView } from '#src/chain/model/account/account.ts';
import type { PreviewCheck } from '#src/chain/model/signing/preview-checks.ts';
import { ownFirst } from '#src/chain/model/signing/own-first.ts';
import { besideBalances } from '#src/chain/model/signing/value-changes.ts';
import type { SigningPreview } from '#src/chain/model/signing/signing-preview.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import { hostOf } from '#src/chain/core/host.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { ActionSummary } from '../action/action-summary.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { Section } from '../ui/section.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { BalanceList } from './balance-list.tsx';
import { CheckList } from './check-list.tsx';
import { ResourcesAfter } from './resources-after.tsx';
import { ValueList } from './value-list.tsx';

/** Sentences beside a form before a press. */
const ACTIONS = 5;

interface FormPreviewProps {
  /** Null before the form has complete values. */
  preview: SigningPreview | null;
  /** The form has changed since, and the preview is on its way. */
  updating: boolean;
  /** Why the transaction could not be built. */
  failure: { readonly message: string; readonly source: string | null } | null;
  onRetry: () => void;
  /** Current balances; null while loading. */
  currentBalances: ReadonlyMap<string, Asset | null> | null;
  checks: readonly PreviewCheck[];
  /** The account that is billed; null while loading. */
  account: Pick<AccountView, 'name' | 'cpu' | 'net' | 'ram'> | null;
  system: string;
  tokenContract: string;
}

/** What a form would do if it were signed now. The review shows the same facts. */
export function FormPreview(props: FormPreviewProps) {
  const { preview, updating, failure, onRetry, currentBalances, checks, account } = props;
  const { system, tokenContract } = props;
  const text = useSigningTexts();
  const actions = preview?.actions ?? [];
  const { dryRun = null, dryRunBalances = null } = preview ?? {};
  // A contract may send transfers itself.
  const moved = dryRunBalances ?? preview?.balances ?? [];
  const balances = preview ? ownFirst(moved, preview.actor) : moved;
  const node = dryRunBalances && dryRun?.kind === 'done' ? hostOf(dryRun.endpoint) : null;
  const ran = dryRun?.kind === 'done' ? moved : null;
  const values = preview && besideBalances(preview.values, ran, tokenContract);
  const own = actions.filter(({ authorization }) =>
    authorization.some(({ actor }) => actor === preview?.actor),
  );
  return (
    <div aria-busy={updating} className="space-y-8">
      <Section
        title={text.shared.preview}
        note={updating ? text.previewPending : text.previewNote}
        className="min-h-52"
      >
        {failure !== null ? (
          <Banner
            kind="warning"
            title={text.noPreview}
            actions={
              <Button size="sm" onClick={onRetry}>
                {text.checkAgain}
              </Button>
            }
          >
            <Quoted text={failure.message} source={failure.source} limit={300} />
          </Banner>
        ) : preview === null ? (
          <p className="py-1 text-muted">{updating ? null : text.previewBlank}</p>
        ) : (
          <>
            <Paged rows={actions} page={ACTIONS} inline>
              {(shown) => (
                <ol className="space-y-1 pt-1 pb-3">
                  {shown.map((action, index) => (
                    <li
                      key={index}
                      className={clsx(own.length === 1 && own[0] === action && 'statement')}
                    >
                      <ActionSummary
                        action={action}
                        tense="ahead"
                        system={system}
                        tokenContract={tokenContract}
                      />
                    </li>
                  ))}
                </ol>
              )}
            </Paged>
            <BalanceList
              balances={balances}
              tokenContract={tokenContract}
              currentBalances={currentBalances}
            />
            {values !== null && values.changes.length > 0 && (
              <ValueList values={{ ...values, changes: ownFirst(values.changes, preview.actor) }} />
            )}
            {node !== null && (
              <p className="py-2 text-xs text-quiet">{text.dryRunBalances(node)}</p>
            )}
          </>
        )}
      </Section>
      <Section title={text.checks.title} className="min-h-48">
        <CheckList checks={checks} />
      </Section>
      <ResourcesAfter account={account} dryRun={dryRun} />
    </div>
  );
}
