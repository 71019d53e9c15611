import { Fragment } from 'react';
import type { PermissionLevel } from '#src/chain/actions/action.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

/** Permissions in a line of text. */
export function Levels({ levels }: { levels: readonly PermissionLevel[] }) {
  return (
    <Paged rows={levels} page={20} inline>
      {(shown) =>
        shown.map(({ actor, permission }, index) => (
          <Fragment key={`${actor}@${permission}`}>
            {index > 0 && ', '}
            <AccountLink name={actor} permission={permission} />
          </Fragment>
        ))
      }
    </Paged>
  );
}
