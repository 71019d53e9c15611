import { sentenceOf } from '#src/chain/actions/sentence.ts';
import type { ActionView } from '#src/chain/model/action.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { HostileText } from '../ui/hostile-text.tsx';
import { SentenceText } from './sentence-text.tsx';

const MAX_FIELDS = 4;

interface ActionSummaryProps {
  action: Pick<ActionView, 'account' | 'name' | 'data'>;
  /** Accounts of the chain's own contracts. */
  system?: string | undefined;
  tokenContract?: string | undefined;
}

/** An action on one line: its sentence where there is one, else its first fields. */
export function ActionSummary({ action, system, tokenContract }: ActionSummaryProps) {
  const { action: text } = useMessages();
  const sentence = sentenceOf(action, system);
  if (sentence)
    return <SentenceText sentence={sentence} tokenContract={tokenContract} memoLimit={60} />;
  const fields = Object.entries(action.data ?? {});
  if (fields.length === 0)
    return <span className="text-muted">{action.data ? text.noData : text.undecoded}</span>;
  return (
    <span dir="ltr" className="wrap-anywhere">
      {fields.slice(0, MAX_FIELDS).map(([field, value], place) => (
        <span key={field}>
          {place > 0 && <span className="text-muted"> · </span>}
          <span className="text-muted">{field} </span>
          <HostileText text={brief(value)} limit={40} />
        </span>
      ))}
      {fields.length > MAX_FIELDS && <span className="text-muted"> · …</span>}
    </span>
  );
}

function brief(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `[${value.length}]`;
  return value !== null && typeof value === 'object' ? '{…}' : String(value);
}
