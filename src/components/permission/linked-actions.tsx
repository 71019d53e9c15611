import type { LinkedAction } from '#src/chain/model/permission/permission.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** Links rendered at first. */
const PAGE = 50;

/** The actions that a permission is linked to, in a line. */
export function LinkedActions({ linked }: { linked: readonly LinkedAction[] }) {
  return (
    <Paged rows={linked} page={PAGE} inline>
      {(shown) =>
        shown.map(({ contract, action }) => (
          <span key={`${contract}:${action}`} dir="ltr">
            <AccountLink name={contract} />
            {'::'}
            <HostileText text={action ?? '*'} limit={20} />
          </span>
        ))
      }
    </Paged>
  );
}
