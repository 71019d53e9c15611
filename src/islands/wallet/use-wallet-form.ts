import { useState } from 'react';
import type { Action } from '#src/chain/actions/action.ts';
import { draftOf } from '#src/stores/form/draft.ts';
import { useLinked } from '#src/stores/form/link-fill.ts';
import { $multisigMode } from '#src/stores/multisig/multisig-mode.ts';
import { setQuery, useUrl } from '#src/stores/url.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useSigningStage } from './use-wallet.ts';

/** Longer than any memo. */
const MAX_TEXT = 512;

/**
 * The initial values of a form: the address first, then the draft, then the defaults. After sending
 * or queueing, form and address are cleared.
 * @param name unique name of the form, also of its draft
 * @param parameters value names by query parameter
 */
export function useWalletForm<Values extends object>(
  name: string,
  usual: Values,
  parameters: Readonly<Record<string, keyof Values>> = {},
) {
  const url = useUrl();
  const [draft] = useState(() => draftOf(name, usual));
  const [given] = useState(() => fromAddress(parameters, url));
  const [start, setStart] = useState(() => ({ key: 0, values: { ...draft.read(), ...given } }));
  const pending = useSigningStage() !== null;
  const empty = () => {
    draft.clear();
    setStart(({ key }) => ({ key: key + 1, values: usual }));
  };
  const { linked, forget } = useLinked(Object.keys(parameters), empty);
  /** Values from a link are not stored as a draft, since they would return without the notice. */
  const keep = (values: Values) =>
    draft.keep(linked.length === 0 ? values : withoutGiven(values, usual, given));
  /** Resolves to whether they were sent. */
  const send = async (actions: readonly Action[]) => {
    // The proposal's page opens next.
    if ($multisigMode.get()) empty();
    return transact(actions, {
      // Clears the address before the outcome is shown: a later change would dismiss it.
      onSent: () => {
        empty();
        forget();
        setQuery(Object.fromEntries(Object.keys(parameters).map((name) => [name, null])));
      },
    });
  };
  return { key: start.key, initial: start.values, keep, pending, send, empty };
}

function withoutGiven<Values extends object>(
  values: Values,
  usual: Values,
  given: Partial<Values>,
): Values {
  const names = Object.keys(given) as (keyof Values)[];
  const same = names.filter((name) => values[name] === given[name]);
  return { ...values, ...Object.fromEntries(same.map((name) => [name, usual[name]])) };
}

function fromAddress<Values>(parameters: Readonly<Record<string, keyof Values>>, url: URL | null) {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([parameter, value]) => {
      const text = url?.searchParams.get(parameter);
      return text === null || text === undefined ? [] : [[value, text.trim().slice(0, MAX_TEXT)]];
    }),
  ) as Partial<Values>;
}
