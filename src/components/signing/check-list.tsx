import type { ReactNode } from 'react';
import { hostOf } from '#src/chain/core/host.ts';
import type { PreviewCheck } from '#src/chain/model/signing/preview-checks.ts';
import { severityOf } from '#src/chain/model/signing/warnings/warning.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { CheckLine, type CheckMark } from '../ui/check-line.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { useNestingText, useWarningText } from './use-warning-text.ts';

interface Line {
  readonly mark: CheckMark;
  readonly text: ReactNode;
  /** At the line's end: a source. */
  readonly source?: string;
}

/** Recipients before a press: a batch has many, and what follows them matters more. */
const RECIPIENTS = 3;

/** What was checked about a transaction, a line each. */
export function CheckList({ checks }: { checks: readonly PreviewCheck[] }) {
  const isRecipient = ({ kind }: PreviewCheck) => kind === 'recipient';
  return (
    <div data-slot="check-list">
      <Paged rows={checks.filter(isRecipient)} page={RECIPIENTS} inline>
        {(shown) => shown.length > 0 && <Lines checks={shown} />}
      </Paged>
      <Lines checks={checks.filter((check) => !isRecipient(check))} />
    </div>
  );
}

function Lines({ checks }: { checks: readonly PreviewCheck[] }) {
  const lineOf = useLine();
  return (
    <ul>
      {checks.map((check, index) => {
        const { mark, text, source } = lineOf(check);
        const end = source !== undefined && (
          <span dir="ltr" className="text-xs leading-5 text-quiet">
            <HostileText text={source} limit={60} />
          </span>
        );
        return (
          <CheckLine key={index} mark={mark} end={end}>
            {text}
          </CheckLine>
        );
      })}
    </ul>
  );
}

function useLine(): (check: PreviewCheck) => Line {
  const { checks: text } = useSigningTexts();
  const warningText = useWarningText();
  const nestingText = useNestingText();
  return (check) => {
    switch (check.kind) {
      case 'recipient': {
        const { name, existence } = check;
        const state = existence ?? 'checking';
        const good = { exists: 'good', checking: 'pending', missing: 'danger', unknown: 'warning' };
        return {
          mark: good[state] as Line['mark'],
          text: (
            <>
              <AccountLink name={name} /> {text.existence[state]}
            </>
          ),
        };
      }
      case 'core-token':
        return { mark: 'good', text: text.coreToken(check.code), source: check.contract };
      case 'warning': {
        const { warning } = check;
        const severity = severityOf(warning);
        const where = warning.within ? `${nestingText(warning.within)}: ` : '';
        return {
          mark: severity === 'notice' ? 'info' : severity === 'danger' ? 'warning' : 'danger',
          text: <HostileText text={where + warningText(warning)} />,
        };
      }
      case 'memo-public':
        return { mark: 'info', text: text.memoPublic };
      case 'distinct-names':
        return { mark: 'good', text: text.distinctNames };
      case 'no-risks':
        return { mark: 'good', text: text.noRisks };
      case 'risks-pending':
        return { mark: 'pending', text: text.risks };
      case 'unchecked':
        return { mark: 'warning', text: text.unchecked };
      case 'run-pending':
        return { mark: 'pending', text: text.run };
      case 'run-unknown':
        return { mark: 'info', text: text.runUnknown };
      case 'run-done':
        return { mark: 'good', text: text.runDone, source: hostOf(check.endpoint) };
      case 'run-contradicts':
        return { mark: 'danger', text: text.runContradicts, source: hostOf(check.endpoint) };
      case 'run-refused':
        return {
          mark: 'danger',
          text: (
            <>
              {text.runRefused} <Quoted text={check.message} limit={300} />
            </>
          ),
          source: hostOf(check.endpoint),
        };
    }
  };
}
