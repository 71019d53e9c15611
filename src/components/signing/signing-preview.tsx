import type { ReactNode } from 'react';
import type { Asset } from '#src/chain/core/asset.ts';
import * as limits from '#src/chain/core/limits.ts';
import { hostOf } from '#src/chain/core/host.ts';
import { ownFirst } from '#src/chain/model/signing/own-first.ts';
import { besideBalances } from '#src/chain/model/signing/value-changes.ts';
import type { SigningPreview as Preview } from '#src/chain/model/signing/signing-preview.ts';
import { isPending, isUnchecked } from '#src/chain/model/signing/verdict.ts';
import { actionsWithOutput, type DryRun } from '#src/chain/model/transaction/dry-run.ts';
import { useAgreementTexts } from '#src/i18n/areas/agreement/texts.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { AgreementLine } from '../verify/agreement-line.tsx';
import { BalanceList, hasBalances } from './balance-list.tsx';
import { Confirmation } from './confirmation.tsx';
import { ContradictionList } from './contradiction-list.tsx';
import { ExecutedNotice } from './executed-notice.tsx';
import { DryRunCost } from './dry-run-cost.tsx';
import { DryRunOutput } from './dry-run-output.tsx';
import { PermissionChanges } from './permission-changes.tsx';
import { type ActionSurroundings, NestedList, PreviewAction } from './preview-action.tsx';
import { PreviewFacts } from './preview-facts.tsx';
import { ClickGuard } from './click-guard.tsx';
import { TrustList } from './trust-list.tsx';
import { hasValues, ValueList } from './value-list.tsx';
import { WarningList } from './warning-list.tsx';

interface SigningPreviewProps extends ActionSurroundings {
  preview: Preview;
  /** Current balances of the accounts; null while loading. */
  currentBalances: ReadonlyMap<string, Asset | null> | null;
  /** Payment options. */
  choices?: ReactNode;
  onSign: () => void;
  onCancel: () => void;
  /** Runs the warning checks again. */
  onRecheck: () => void;
}

/** The review before a signature, decoded from the bytes to sign. */
export function SigningPreview(props: SigningPreviewProps) {
  const { preview, system, tokenContract, details, choices } = props;
  const { currentBalances, onSign, onCancel, onRecheck } = props;
  const text = useSigningTexts();
  const { adviceToSign } = useAgreementTexts();
  const { actor, payer, actions, nested, transactionId, verdict } = preview;
  const { contradictions, dryRun, dryRunBalances, trust } = preview;
  const { warnings } = verdict;
  const refusal = verdict.doubts.find((one) => one.kind === 'refused');
  const executed = verdict.doubts.find((one) => one.kind === 'executed');
  const unchecked = isUnchecked(verdict, 'risks');
  const checking = isPending(verdict, 'risks');
  const node = dryRun && 'endpoint' in dryRun ? hostOf(dryRun.endpoint) : '';
  const surroundings = { system, tokenContract, details };
  const known = !checking && !unchecked;
  // Null also says that the run moves what the bytes do.
  const ran = dryRun?.kind === 'done' ? (dryRunBalances ?? preview.balances) : null;
  const values = besideBalances(preview.values, ran, tokenContract);
  const own = actions.filter(({ authorization }) =>
    authorization.some((level) => level.actor === actor),
  );
  const inside = Map.groupBy(nested, ({ actionIndex }) => actionIndex);
  return (
    <div className="space-y-4">
      {executed && <ExecutedNotice {...executed} />}
      {warnings.length > 0 && <WarningList warnings={warnings} />}
      <section aria-label={text.summary}>
        <Paged rows={actions} page={limits.reviewedActions} inline>
          {(shown) => (
            <ol className="divide-y">
              {shown.map((action, at) => (
                <li key={at} className="py-3 first:pt-0 last:pb-0">
                  <PreviewAction
                    action={action}
                    {...surroundings}
                    isOnly={own.length === 1 && own[0] === action}
                  />
                  <NestedList nested={inside.get(at) ?? []} {...surroundings} known={known} />
                </li>
              ))}
            </ol>
          )}
        </Paged>
      </section>
      {contradictions.length > 0 && (
        <ContradictionList {...{ contradictions, node }} onRetry={onRecheck} />
      )}
      {refusal && (
        <Banner kind="error" title={text.refused(hostOf(refusal.endpoint))}>
          <Quoted text={refusal.message} source={hostOf(refusal.endpoint)} />
        </Banner>
      )}
      {(unchecked || isUnchecked(verdict, 'figures')) && <Unchecked onRetry={onRecheck} />}
      <AgreementLine agreement={preview.agreement} advice={adviceToSign} />
      {hasBalances(preview.balances) && (
        <Part title={text.shared.balances}>
          <BalanceList
            balances={ownFirst(preview.balances, actor)}
            tokenContract={tokenContract}
            currentBalances={currentBalances}
          />
        </Part>
      )}
      {dryRunBalances && hasBalances(dryRunBalances) && (
        <Part title={text.dryRunBalances(node)}>
          <BalanceList balances={ownFirst(dryRunBalances, actor)} tokenContract={tokenContract} />
        </Part>
      )}
      {hasValues(values) && (
        <Part title={text.values.title}>
          <ValueList values={{ ...values, changes: ownFirst(values.changes, actor) }} />
        </Part>
      )}
      {preview.permissionChanges.length > 0 && (
        <Part title={text.shared.permissions}>
          <PermissionChanges changes={preview.permissionChanges} known={known} />
        </Part>
      )}
      <Part title={text.cost}>
        <p>{payer === actor ? text.ownCost : text.otherPays(payer)}</p>
        <CostLine dryRun={dryRun} />
        {choices}
      </Part>
      {dryRun?.kind === 'done' && actionsWithOutput(dryRun.actions).length > 0 && (
        <Part title={text.dryRunOutput(node)}>
          <DryRunOutput actions={dryRun.actions} />
        </Part>
      )}
      {trust.length > 0 && (
        <Part title={text.trust.title}>
          <TrustList trust={trust} />
        </Part>
      )}
      <PreviewFacts preview={preview} />
      <ClickGuard since={JSON.stringify([transactionId, verdict])}>
        <Confirmation key={transactionId} {...{ verdict, onSign, onCancel }} />
      </ClickGuard>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t pt-2">
      <h3 className="mb-1 text-xs font-medium text-quiet">{title}</h3>
      {children}
    </section>
  );
}

/** Shown if warning checks failed because nodes did not respond. */
function Unchecked({ onRetry }: { onRetry: () => void }) {
  const text = useSigningTexts();
  return (
    <Banner
      kind="warning"
      title={text.unchecked}
      actions={
        <Button type="button" size="sm" onClick={onRetry}>
          {text.checkAgain}
        </Button>
      }
    >
      {text.uncheckedWhy}
    </Banner>
  );
}

/** The resource usage of a dry run. One that failed has none. */
function CostLine({ dryRun }: { dryRun: DryRun | null }) {
  const text = useSigningTexts();
  if (dryRun === null) return <p className="text-muted">{text.dryRunPending}</p>;
  if (dryRun.kind === 'unknown') return <p className="text-muted">{text.costUnknown}</p>;
  if (dryRun.kind === 'refused') return null;
  return <DryRunCost {...dryRun} />;
}
