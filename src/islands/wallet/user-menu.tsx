import { type ReactNode, Suspense, useState } from 'react';
import { Identicon } from '#src/components/ui/identicon.tsx';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import { useMessages } from '#src/i18n/react.tsx';

const WaitingMark = lazyPart(async () => (await import('./waiting-mark.tsx')).WaitingMark, Nothing);
const userPanel = async () => (await import('./user-panel.tsx')).UserPanel;
const UserPanel = lazyPart(userPanel);
/** Preloads the menu's panel before it opens. */
const loadPanel = () => void userPanel().catch(() => undefined);

/** A skeleton bar for each menu line. */
const BARS = 'skeleton bars mx-3 my-2 h-72 w-1/2';

interface UserMenuProps {
  actor: string;
  /** Whether the visitor has touched the page. */
  visitor: boolean;
  /** Of the button. */
  className: string;
  /** The account's name, beside its identicon. */
  children: ReactNode;
}

/** The menu of the logged-in account: its pages, other users, log out. */
export function UserMenu({ actor, visitor, className, children }: UserMenuProps) {
  const { screen } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <details
      className="group relative"
      name="header-menu"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        data-account-menu
        aria-label={screen.accountMenu(actor)}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        className={className}
      >
        <Identicon name={actor} />
        {children}
        {visitor && (
          <Suspense fallback={null}>
            <WaitingMark actor={actor} />
          </Suspense>
        )}
      </summary>
      <div className="menu end-0 w-80">
        {open && (
          <Suspense fallback={<div className={BARS} />}>
            <UserPanel />
          </Suspense>
        )}
      </div>
    </details>
  );
}
