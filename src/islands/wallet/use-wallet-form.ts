import { useState } from 'react';
import type { Action } from '#src/chain/actions/action.ts';
import { type LinkedFields, useLinkedForm } from '#src/stores/form/linked-form.ts';
import { type Parameters, queryOf, valuesOf } from '#src/stores/form/link-values.ts';
import { $multisigMode } from '#src/stores/multisig/multisig-mode.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useSigningStage } from './use-wallet.ts';

type Options<Choice extends string> = Pick<
  LinkedFields<never, Choice>,
  'choices' | 'others' | 'power'
>;

/**
 * A form of the wallet whose values are texts or JSON in links: see `useLinkedForm`. After sending or
 * queueing, form and address are cleared.
 * @param name unique name of the form, also of its draft
 * @param parameters value names by query parameter
 * @param options every other parameter that a link can fill in
 */
export function useWalletForm<Values extends object, Choice extends string = never>(
  name: string,
  defaults: Values,
  parameters: Parameters<Values> = {},
  options: Options<Choice> = {},
) {
  const pending = useSigningStage() !== null;
  const form = useLinkedForm<Values, Choice>(name, defaults, {
    ...options,
    names: Object.keys(parameters),
    valuesIn: (url) => valuesOf(url, defaults, parameters),
    queryOf: (values) => queryOf(values, defaults, parameters),
  });
  /** Resolves to whether they were sent. */
  const send = async (actions: readonly Action[]) => {
    // The proposal's page opens next.
    if ($multisigMode.get()) form.empty();
    return transact(actions, {
      // Clears the address before the outcome is shown: a later change would dismiss it.
      onSent: () => {
        void import('#src/stores/favorites/recent-receivers.ts').then(({ rememberReceivers }) =>
          rememberReceivers(actions),
        );
        form.finish();
      },
    });
  };
  return { ...form, pending, send };
}

interface SentForm<Values> {
  readonly initial: Values;
  readonly keep: (values: Values) => void;
  readonly pending: boolean;
  readonly send: (actions: readonly Action[]) => Promise<boolean>;
}

/**
 * What forms of the wallet share around their fields: the valid values, their preview and sending.
 * @param actionsOf the actions of valid values; null while they cannot be built
 * @param mayBeSent what is looked up on submit, such as whether the receiver exists
 */
export function useFormFrame<Values, Valid>(
  form: SentForm<Values>,
  actionsOf: (values: Valid) => readonly Action[] | null,
  mayBeSent?: (values: Valid) => Promise<boolean>,
) {
  const [valid, setValid] = useState<Valid | null>(null);
  const submit = async (values: Valid) => {
    if (mayBeSent && !(await mayBeSent(values))) return;
    const actions = actionsOf(values);
    if (actions) await form.send(actions);
  };
  return {
    valid,
    /** For the preview; null unless the values are valid. */
    actions: valid === null ? null : actionsOf(valid),
    /** Props of the form's component. */
    fields: {
      initial: form.initial,
      onChange: form.keep,
      onValid: setValid,
      pending: form.pending,
      onSubmit: (values: Valid) => void submit(values),
    },
  };
}
