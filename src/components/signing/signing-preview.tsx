import type { ReactNode } from 'react';
import type { ActionView } from '#src/chain/model/action.ts';
import type { SigningPreview as Preview } from '#src/chain/model/signing-preview.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ActionData } from '../action/action-data.tsx';
import { ActionSummary } from '../action/action-summary.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { FactLine } from '../ui/fact-line.tsx';
import { Hash } from '../ui/hash.tsx';
import { BalanceList } from './balance-list.tsx';
import { Confirmation } from './confirmation.tsx';
import { CostLine } from './cost-line.tsx';
import { PermissionChanges } from './permission-changes.tsx';
import { WarningList } from './warning-list.tsx';

interface SigningPreviewProps {
  preview: Preview;
  /** Accounts of the chain's own contracts. */
  system: string;
  tokenContract: string;
  /** The wallet is being asked. */
  pending?: boolean;
  /** What can still be chosen about who pays. */
  choices?: ReactNode;
  onSign: () => void;
  onCancel: () => void;
}

/** Everything to know before a signature; what is shown is read from the bytes to be signed. */
export function SigningPreview(props: SigningPreviewProps) {
  const { preview, system, tokenContract, pending = false, choices, onSign, onCancel } = props;
  const text = useSigningTexts();
  const format = useFormat();
  const { actor, permission, payer, actions, transactionId, validFor, delaySeconds } = preview;
  const { warnings } = preview;
  return (
    <div className="space-y-4">
      <Part title={text.happens}>
        <ol className="divide-y">
          {actions.map((action, at) => (
            <li key={at} className="py-2 first:pt-0">
              <PreviewAction action={action} system={system} tokenContract={tokenContract} />
            </li>
          ))}
        </ol>
      </Part>
      {warnings === null ? (
        <p className="text-muted">{text.looking}</p>
      ) : (
        warnings.length > 0 && <WarningList warnings={warnings} />
      )}
      {preview.balances.length > 0 && (
        <Part title={text.balances}>
          <BalanceList balances={preview.balances} />
        </Part>
      )}
      {preview.permissionChanges.length > 0 && (
        <Part title={text.permissions}>
          <PermissionChanges changes={preview.permissionChanges} />
        </Part>
      )}
      <Part title={text.cost}>
        <p>{payer === actor ? text.ownCost : text.otherPays(payer)}</p>
        <CostLine dryRun={preview.dryRun} />
        {choices}
      </Part>
      <FactLine
        items={[
          {
            key: 'by',
            label: text.signedBy,
            value: <AccountLink name={actor} permission={permission} />,
          },
          ...(delaySeconds > 0
            ? [{ key: 'delay', label: text.delay, value: format.duration(delaySeconds) }]
            : []),
          { key: 'expires', label: text.expires, value: format.duration(validFor) },
          {
            key: 'id',
            label: text.id,
            value: (
              <span className="flex items-center">
                <Hash value={transactionId} width="short" />
                <CopyButton value={transactionId} label={text.copyId} />
              </span>
            ),
          },
        ]}
      />
      <Confirmation key={transactionId} {...{ warnings, pending, onSign, onCancel }} />
    </div>
  );
}

interface PreviewActionProps {
  action: ActionView;
  system: string;
  tokenContract: string;
}

function PreviewAction({ action, system, tokenContract }: PreviewActionProps) {
  const text = useSigningTexts();
  return (
    <>
      <ActionSummary action={action} tense="ahead" system={system} tokenContract={tokenContract} />
      {action.data === null && <p className="text-danger">{text.undecoded}</p>}
      <details className="mt-1">
        <summary className="text-xs text-muted">
          {text.data}{' '}
          <span dir="ltr">
            {action.account}::{action.name}
          </span>
        </summary>
        <div className="mt-1 rounded-sm bg-sunken px-3 py-2">
          <ActionData action={action} />
        </div>
      </details>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-1">
      <h3 className="text-xs font-medium text-muted">{title}</h3>
      {children}
    </section>
  );
}
