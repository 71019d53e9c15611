import { draftOf } from './draft.ts';

/** Values of the parameters that say what a form's values mean; null for the form's first choice. */
export type Choices = Readonly<Record<string, string | null>>;

/** A draft's values, and the choices that they were typed with. */
export interface Typed<Values> {
  readonly values: Values;
  readonly chosen: Choices;
}

/**
 * The draft of a form with its choices: an amount that was typed in bytes returns as bytes.
 * @param choices parameter names
 */
export function choiceDraftOf<Values extends object>(
  form: string,
  defaults: Values,
  choices: readonly string[],
) {
  const draft = draftOf(form, { ...defaults, ...textsOf({}, choices) });
  return {
    clear: draft.clear,
    keep: ({ values, chosen }: Typed<Values>) =>
      draft.keep({ ...values, ...textsOf(chosen, choices) }),
    read(): Typed<Values> {
      const stored = new Map<string, unknown>(Object.entries(draft.read()));
      const chosen = choices.map((one) => {
        const text = stored.get(nameOf(one));
        stored.delete(nameOf(one));
        return [one, typeof text === 'string' && text !== '' ? text : null];
      });
      return {
        values: Object.fromEntries(stored) as Values,
        chosen: Object.fromEntries(chosen) as Choices,
      };
    },
  };
}

/** A choice's name in storage, which no value has. */
const nameOf = (choice: string) => `?${choice}`;

function textsOf(chosen: Choices, choices: readonly string[]): Record<string, string> {
  return Object.fromEntries(choices.map((one) => [nameOf(one), chosen[one] ?? '']));
}
