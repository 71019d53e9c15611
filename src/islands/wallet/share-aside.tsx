import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Action } from '#src/chain/actions/action.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { type SharedRequest, SharePanel } from '#src/components/form/share-panel.tsx';
import { $formQueries, formLink } from '#src/stores/form/form-link.ts';
import { requestActions } from '#src/stores/signing/form-request.ts';
import { useUrl } from '#src/stores/url.ts';

/** Milliseconds without a change until a request is made. */
const PAUSE_MS = 400;

interface ShareAsideProps {
  /** The actions of valid values, else null. */
  actions: readonly Action[] | null;
  /** Their name is left open in the request. Without one there is no request. */
  user: Pick<User, 'actor' | 'permission'> | null;
  /** Another link than the address with the values of the page's forms; null if it is too long. */
  link?: string | null;
  /** The values are more than one transaction. */
  isTooLong?: boolean;
  /** What the request does, where the form does not say it. */
  note?: string;
}

/** The form's present values as a link, and its actions as a signing request. */
export function ShareAside({ actions, user, link, isTooLong = false, note }: ShareAsideProps) {
  const url = useUrl();
  const queries = useStore($formQueries);
  const request = useRequest(actions, user);
  if (!url) return null;
  return (
    <SharePanel
      link={link === undefined ? formLink(url, queries) : link}
      request={isTooLong ? { kind: 'too-long' } : request}
      note={note}
    />
  );
}

/** The request of the present actions, once they have not changed for a moment. */
function useRequest(
  actions: readonly Action[] | null,
  user: Pick<User, 'actor' | 'permission'> | null,
): SharedRequest {
  const { actor, permission } = user ?? { actor: '', permission: '' };
  const wanted = user && actions && JSON.stringify(actions);
  const [made, setMade] = useState<{ of: string; request: SharedRequest } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      const actions = JSON.parse(wanted) as readonly Action[];
      void requestActions(actions, { actor, permission }).then((request) => {
        if (isWanted) setMade({ of: wanted, request });
      });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wanted, actor, permission]);
  if (wanted === null) return { kind: 'none' };
  return made?.of === wanted ? made.request : { kind: 'loading' };
}
