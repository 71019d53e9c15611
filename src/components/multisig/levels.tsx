import { Fragment } from 'react';
import type { PermissionLevel } from '#src/chain/actions/action.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

/** Permissions in a line of text. */
export function Levels({ levels }: { levels: readonly PermissionLevel[] }) {
  return (
    <Paged rows={levels} page={20} inline>
      {(shown) =>
        shown.map(({ actor, permission }, place) => (
          <Fragment key={`${actor}@${permission}`}>
            {place > 0 && ', '}
            <AccountLink name={actor} permission={permission} />
          </Fragment>
        ))
      }
    </Paged>
  );
}
