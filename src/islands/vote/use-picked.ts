import { useEffect, useId, useState } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { draftOf } from '#src/stores/form/draft.ts';
import { reportForm } from '#src/stores/form/form-link.ts';
import { useLinked } from '#src/stores/form/link-fill.ts';
import { setQuery, useUrl } from '#src/stores/url.ts';

const NOT_PICKED = { isPicked: false, names: [] as readonly string[] };

/** Query parameter: `?producers=alice,bob`. */
const PARAMETER = 'producers';

/**
 * The unsent selection of producers, from the address or kept for the tab, as many as one vote can have;
 * null for none. A selection from a link is not kept, since it would return without the notice.
 */
export function usePicked(maxVotes: number) {
  const url = useUrl();
  const id = useId();
  const [picked, setPicked] = useState<typeof NOT_PICKED | null>(null);
  const { linked, forget } = useLinked([PARAMETER], () => setPicked(NOT_PICKED));
  const draft = url ? draftOf('vote', NOT_PICKED) : null;
  const given = url ? namesIn(url.searchParams.get(PARAMETER)) : null;
  const now = picked ?? given ?? draft?.read() ?? NOT_PICKED;
  const names = now.isPicked ? now.names.slice(0, maxVotes) : null;
  useEffect(() => reportForm(id, { [PARAMETER]: names && [...names].join(',') }), [id, names]);
  useEffect(() => () => reportForm(id, null), [id]);
  const pick = (chosen: readonly string[] | null) => {
    const next = chosen ? { isPicked: true, names: chosen } : NOT_PICKED;
    setPicked(next);
    draft?.keep(next);
    if (chosen !== null || linked.length === 0) return;
    forget();
    setQuery({ [PARAMETER]: null });
  };
  return [names, pick] as const;
}

/** The names in a link; null if there are none. */
function namesIn(text: string | null): typeof NOT_PICKED | null {
  const typed = text?.split(/[\s,]+/) ?? [];
  const names = [...new Set(typed.filter((name) => name !== '' && isName(name)))];
  return names.length > 0 ? { isPicked: true, names } : null;
}
