import type { PermissionLink } from '#src/chain/model/permission/permission-tree.ts';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { Button } from '../ui/button.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** Links rendered at first. */
const PAGE = 50;

interface LinkedListProps {
  links: readonly PermissionLink[];
  pending?: boolean;
  /** Whether the user may remove a permission's links. */
  mayChange: (permission: string) => boolean;
  onUnlink: (link: PermissionLink) => void;
}

/** The actions that permissions other than active may sign, with a button to unlink each. */
export function LinkedList({ links, pending, mayChange, onUnlink }: LinkedListProps) {
  const { links: text } = usePermissionTexts();
  if (links.length === 0)
    return (
      <div className="py-4">
        <p className="font-semibold">{text.none}</p>
        <p className="mt-1 text-muted">{text.noneHint}</p>
      </div>
    );
  return (
    <Paged rows={links} page={PAGE}>
      {(shown) => (
        <ul>
          {shown.map((link) => {
            const action = `${link.contract}::${link.action ?? '*'}`;
            return (
              <li
                key={`${link.permission} ${action}`}
                className="flex min-h-(--row) flex-wrap items-center gap-x-3 border-b py-1"
              >
                <span dir="ltr" className="font-semibold">
                  <HostileText text={link.permission} limit={40} />
                </span>
                <span dir="ltr" className="min-w-0 wrap-anywhere">
                  <AccountLink name={link.contract} />
                  {'::'}
                  <HostileText text={link.action ?? '*'} limit={20} />
                </span>
                {link.action === null && <span className="text-quiet">{text.allActions}</span>}
                <Button
                  size="sm"
                  className="ms-auto"
                  aria-label={text.unlinkOf(link.permission, action)}
                  disabled={pending || !mayChange(link.permission)}
                  onClick={() => onUnlink(link)}
                >
                  {text.unlink}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Paged>
  );
}
