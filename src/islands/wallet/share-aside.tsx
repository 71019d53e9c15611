import { useStore } from '@nanostores/react';
import type { Action } from '#src/chain/actions/action.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { SharePanel } from '#src/components/form/share-panel.tsx';
import { $formQueries, formLink } from '#src/stores/form/form-link.ts';
import { requestActions } from '#src/stores/signing/form-request.ts';
import { useUrl } from '#src/stores/url.ts';
import { useDebouncedResult } from '../use-debounced-result.ts';
import { FormCodePart } from './form-code-part.tsx';

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
  /** The form shows its code itself. */
  hasOwnCode?: boolean;
}

/** The form's present values as a link, and its actions as a signing request and as code. */
export function ShareAside(props: ShareAsideProps) {
  const { actions, user, link, isTooLong = false, note, hasOwnCode = false } = props;
  const url = useUrl();
  const queries = useStore($formQueries);
  const input: RequestInput | null = user &&
    actions && { actions, actor: user.actor, permission: user.permission };
  const request = useDebouncedResult(input && JSON.stringify(input), makeRequest);
  if (!url) return null;
  return (
    <SharePanel
      link={link === undefined ? formLink(url, queries) : link}
      request={isTooLong ? { kind: 'too-long' } : (request ?? { kind: input ? 'loading' : 'none' })}
      note={note}
      code={
        input &&
        !isTooLong &&
        !hasOwnCode && <FormCodePart actions={input.actions} actor={input.actor} />
      }
    />
  );
}

/** What is made from: actions of a user. */
type RequestInput = Pick<User, 'actor' | 'permission'> & { readonly actions: readonly Action[] };

function makeRequest(json: string) {
  const { actions, ...user } = JSON.parse(json) as RequestInput;
  return requestActions(actions, user);
}
