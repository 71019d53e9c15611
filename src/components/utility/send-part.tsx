import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { TransactionLink } from '../ui/entity-link.tsx';
import { Section } from '../ui/section.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

/** A node's responses to signed transactions. */
export type SendState =
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'checked';
      readonly checks: readonly {
        readonly id: string;
        readonly signed: number;
        readonly needed: number;
      }[];
    }
  | {
      readonly kind: 'sent';
      readonly outcomes: readonly {
        readonly id: string;
        /** The node's message; empty for none. Null if it was accepted. */
        readonly refused: string | null;
      }[];
    }
  | { readonly kind: 'failed'; readonly message: string; readonly source: string | null };

interface SendPartProps {
  /** Signed transactions. */
  count: number;
  /** Null before the first request. */
  state: SendState | null;
  onCheck: () => void;
  onSend: () => void;
}

/** Checks and sends signed transactions that were made elsewhere. */
export function SendPart({ count, state, onCheck, onSend }: SendPartProps) {
  const { send: text } = useUtilityTexts();
  const format = useFormat();
  const isPending = state?.kind === 'pending';
  return (
    <Section title={text.title}>
      <p className="max-w-prose py-2 text-muted">{text.hint}</p>
      <div className="flex flex-wrap gap-3 py-2">
        <Button disabled={isPending} onClick={onCheck}>
          {text.check}
        </Button>
        <Button variant="primary" disabled={isPending} onClick={onSend}>
          {count === 1 ? text.sendOne : text.sendAll(format.number(count))}
        </Button>
      </div>
      <div role="status">
        {isPending && <p>{text.pending}</p>}
        {state?.kind === 'checked' && (
          <ul className="divide-y">
            {state.checks.map(({ id, signed, needed }) => (
              <li key={id} className="flex flex-wrap gap-x-3 py-2">
                <TransactionLink id={id} />
                {text.enough(format.number(needed), format.number(signed))}
              </li>
            ))}
          </ul>
        )}
        {state?.kind === 'sent' && (
          <ul className="divide-y">
            {state.outcomes.map(({ id, refused }) => (
              <li key={id} className="flex flex-wrap gap-x-3 py-2">
                <TransactionLink id={id} />
                {refused === null ? (
                  <span className="text-positive">{text.accepted}</span>
                ) : (
                  <span className="text-danger">
                    {text.refused} {refused !== '' && <Quoted text={refused} inline />}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {state?.kind === 'failed' && (
        <p role="alert" className="text-danger">
          {text.failed} <Quoted text={state.message} source={state.source} />
        </p>
      )}
    </Section>
  );
}
