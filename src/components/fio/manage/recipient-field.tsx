import type { ComponentProps } from 'react';
import { type FioPayee, typedPayee } from '#src/chain/model/fio/fio-payee.ts';
import { useFioTexts } from '#src/i18n/areas/fio/texts.ts';
import { chainText } from '../../ui/fields/chain-text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

/** Problem of a typed recipient; null if there is none. */
export function useRecipientProblem(actor: string) {
  const { problems } = useFioTexts();
  return (typed: string, found: FioPayee | null): string | null => {
    if (typedPayee(typed) === null) return problems['not-a-payee'];
    if (found === null) return problems.noResponse;
    if (found.kind !== 'payee') return problems[found.kind];
    return found.account === actor ? problems['is-sender'] : null;
  };
}

/** The new owner of a name: a key, an address or an account. */
export function RecipientField(props: ComponentProps<typeof TextField>) {
  const { toHint } = useFioTexts();
  return <TextField {...chainText} hint={toHint} maxLength={64} {...props} />;
}
