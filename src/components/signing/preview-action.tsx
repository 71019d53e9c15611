import type { ReactNode } from 'react';
import type { ActionView } from '#src/chain/model/action/action.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { ActionData } from '../action/action-data.tsx';
import { ActionSummary } from '../action/action-summary.tsx';
import { Levels } from '../multisig/levels.tsx';

export interface ActionSurroundings {
  /** Account of the system contract. */
  readonly system: string;
  readonly tokenContract: string;
  /** Additional content for an action, such as its NFTs. */
  readonly details?: ((action: ActionView) => ReactNode) | undefined;
}

interface PreviewActionProps extends ActionSurroundings {
  action: ActionView;
}

/** An action's sentence, authorization and exact data. */
export function PreviewAction({ action, system, tokenContract, details }: PreviewActionProps) {
  const text = useSigningTexts();
  return (
    <>
      <ActionSummary action={action} tense="ahead" system={system} tokenContract={tokenContract} />
      {action.data === null && <p className="text-danger">{text.undecoded}</p>}
      <p className="text-xs text-muted">
        {text.authorizedBy}{' '}
        {action.authorization.length > 0 ? <Levels levels={action.authorization} /> : text.nobody}
      </p>
      {details?.(action)}
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
