import { useState } from 'react';
import type { Action } from '#src/chain/actions/action.ts';
import { draftOf } from '#src/stores/transfer-draft.ts';
import { setQuery } from '#src/stores/url.ts';
import { transact } from '#src/stores/wallet.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';

/**
 * What a form begins with: what its address says, then what was typed and not sent, then what is
 * usual. It is emptied, with its address, once it was sent.
 * @param parameters names of values that an address may hold, by parameter
 */
export function useFormState<Values extends object>(
  name: string,
  usual: Values,
  parameters: Readonly<Record<string, keyof Values>>,
) {
  const draft = draftOf<Values>(`resources/${name}`);
  const [start, setStart] = useState(() => ({
    key: 0,
    values: { ...usual, ...draft.read(), ...fromAddress(parameters) } as Values,
  }));
  const pending = useSigningStage() !== null;
  const send = async (actions: readonly Action[]) => {
    if (!(await transact(actions))) return;
    draft.clear();
    setQuery(Object.fromEntries(Object.keys(parameters).map((parameter) => [parameter, null])));
    setStart(({ key }) => ({ key: key + 1, values: usual }));
  };
  return { key: start.key, initial: start.values, keep: draft.keep, pending, send };
}

function fromAddress<Values>(parameters: Readonly<Record<string, keyof Values>>) {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([parameter, value]) => {
      const told = query.get(parameter);
      return told === null ? [] : [[value, told.trim().slice(0, 32)]];
    }),
  );
}
