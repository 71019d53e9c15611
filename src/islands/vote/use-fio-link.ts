import { useEffect, useId, useState } from 'react';
import { reportForm } from '#src/stores/form/form-link.ts';
import { useLinked } from '#src/stores/form/link-fill.ts';
import { useUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';

/** Query parameters of a vote on FIO, beside `producers`. */
const PARAMETERS = ['proxy', 'address'];

/** In a link, for a vote without a FIO address. */
const NONE = 'none';

/** FIO's longest address. */
const LONGEST = 64;

/** The proxy and the voting address of a vote on FIO, as a link has them and as they are typed. */
export function useFioVoteLink() {
  const id = useId();
  const query = useUrl()?.searchParams;
  const [start, setStart] = useState(() => ({
    key: 0,
    proxy: (query?.get('proxy') ?? '').slice(0, LONGEST),
  }));
  const [proxy, setProxy] = useState(start.proxy);
  const [picked, pick] = useState(() => addressIn(query?.get('address')));
  const empty = () => {
    setStart(({ key }) => ({ key: key + 1, proxy: '' }));
    setProxy('');
    pick(undefined);
  };
  const { forget } = useLinked(PARAMETERS, { onClear: empty });
  useEffect(() => {
    const address = picked === undefined ? null : (picked ?? NONE);
    reportForm(id, { proxy: proxy.trim() === '' ? null : proxy.trim(), address });
  }, [id, proxy, picked]);
  useEffect(() => () => reportForm(id, null), [id]);
  return {
    start,
    proxy,
    setProxy,
    /** Null for none, undefined for the account's first one. */
    picked,
    pick,
    /** Clears both and the address of the page. */
    finish: () => {
      empty();
      forget();
      setQuery(Object.fromEntries(PARAMETERS.map((name) => [name, null])));
    },
  };
}

function addressIn(text: string | null | undefined): string | null | undefined {
  if (text === NONE) return null;
  return text?.includes('@') ? text.slice(0, LONGEST) : undefined;
}
