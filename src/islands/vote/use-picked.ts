import { useEffect, useEffectEvent, useState } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { useLinkedForm } from '#src/stores/form/linked-form.ts';

const NOT_PICKED = { isPicked: false, names: [] as readonly string[] };

/** Query parameter: `?producers=alice,bob`. */
const PARAMETER = 'producers';

/**
 * The unsent selection of producers, from the address or stored for the tab, as many as one vote can have;
 * null for none.
 * @param others parameters of links that other parts of the vote read
 */
export function usePicked(maxVotes: number, others: readonly string[]) {
  const form = useLinkedForm('vote', NOT_PICKED, {
    names: [PARAMETER],
    valuesIn: (url) => namesIn(url?.searchParams.get(PARAMETER)) ?? {},
    queryOf: ({ isPicked, names }) => ({
      [PARAMETER]: isPicked ? names.slice(0, maxVotes).join(',') : null,
    }),
    others,
  });
  const [picked, setPicked] = useState({ key: form.key, values: form.initial });
  // Replaced since by the draft, or cleared.
  const values = picked.key === form.key ? picked.values : form.initial;
  const keep = useEffectEvent(() => form.keep(values));
  useEffect(() => keep(), [values, maxVotes]);
  const pick = (names: readonly string[] | null) =>
    names ? setPicked({ key: form.key, values: { isPicked: true, names } }) : form.finish();
  return [values.isPicked ? values.names.slice(0, maxVotes) : null, pick] as const;
}

/** The names in a link; null if there are none. */
function namesIn(text: string | null | undefined): typeof NOT_PICKED | null {
  const typed = text?.split(/[\s,]+/) ?? [];
  const names = [...new Set(typed.filter((name) => name !== '' && isName(name)))];
  return names.length > 0 ? { isPicked: true, names } : null;
}
