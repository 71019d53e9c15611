import { useEffect, useId, useState } from 'react';
import type { Action } from '#src/chain/actions/action.ts';
import type { SensitivePower } from '#src/chain/model/permission/power-action.ts';
import { draftOf } from '#src/stores/form/draft.ts';
import { reportForm } from '#src/stores/form/form-link.ts';
import { linkedParameters, useLinked } from '#src/stores/form/link-fill.ts';
import { isSameValue, type Parameters, queryOf, valuesOf } from '#src/stores/form/link-values.ts';
import { $multisigMode } from '#src/stores/multisig/multisig-mode.ts';
import { setQuery, useUrl } from '#src/stores/url.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useSigningStage } from './use-wallet.ts';

/**
 * The initial values of a form: the address first, then the draft, then the defaults. A form that a
 * link filled takes nothing from the draft, which is offered beside it. After sending or queueing, form
 * and address are cleared.
 * @param name unique name of the form, also of its draft
 * @param parameters value names by query parameter
 * @param power the form's action grants it: if a link filled the form, the visitor agrees first
 */
export function useWalletForm<Values extends object>(
  name: string,
  defaults: Values,
  parameters: Parameters<Values> = {},
  power?: SensitivePower,
) {
  const url = useUrl();
  const id = useId();
  const [draft] = useState(() => draftOf(name, defaults));
  const [given] = useState(() => valuesOf(url, defaults, parameters));
  const names = Object.keys(parameters);
  const [start, setStart] = useState(() => {
    const own =
      linkedParameters(names, url).length === 0 ? withDefaults(draft.read(), defaults) : defaults;
    return { key: 0, values: { ...own, ...given } };
  });
  const pending = useSigningStage() !== null;
  const begin = (values: Values) => setStart(({ key }) => ({ key: key + 1, values }));
  const empty = () => {
    draft.clear();
    begin(defaults);
  };
  const [hasDraft] = useState(() => !isSameValue(draft.read(), defaults));
  const restore = hasDraft ? () => begin(draft.read()) : undefined;
  const { linked, forget } = useLinked(names, empty, restore, power);
  /** What a link began is not stored: it would return without the notice, in place of the draft. */
  const keep = (values: Values) => {
    if (linked.length === 0) draft.keep(values);
    reportForm(id, queryOf(values, defaults, parameters));
  };
  useEffect(() => () => reportForm(id, null), [id]);
  /** Clears form and address. */
  const finish = () => {
    empty();
    forget();
    setQuery(Object.fromEntries(Object.keys(parameters).map((name) => [name, null])));
  };
  /** Resolves to whether they were sent. */
  const send = async (actions: readonly Action[]) => {
    // The proposal's page opens next.
    if ($multisigMode.get()) empty();
    return transact(actions, {
      // Clears the address before the outcome is shown: a later change would dismiss it.
      onSent: () => {
        void import('#src/stores/favorites/recent-receivers.ts').then(({ rememberReceivers }) =>
          rememberReceivers(actions),
        );
        finish();
      },
    });
  };
  return { key: start.key, initial: start.values, keep, pending, send, empty, finish };
}

/** What was left blank before a log-in has the usual value afterwards: the receiver is the user. */
function withDefaults<Values extends object>(draft: Values, defaults: Values): Values {
  const blank = Object.keys(draft).filter((name) => draft[name as keyof Values] === '');
  return {
    ...draft,
    ...Object.fromEntries(blank.map((name) => [name, defaults[name as keyof Values]])),
  };
}
