import LogIn from 'lucide-react/icons/log-in';
import { Suspense, useState } from 'react';
import { Identicon } from '#src/components/ui/identicon.tsx';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider, useMessages } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useVisitor } from '../use-visitor.ts';
import { WithLogin } from './login.tsx';
import { useUser } from './use-wallet.ts';

/** Wallet windows and the user list are loaded on demand. */
const WalletWindows = lazyPart(
  async () => (await import('./wallet-windows.tsx')).WalletWindows,
  Nothing,
);
const WaitingMark = lazyPart(async () => (await import('./waiting-mark.tsx')).WaitingMark, Nothing);
const userPanel = async () => (await import('./user-panel.tsx')).UserPanel;
const UserPanel = lazyPart(userPanel);
/** Preloads the menu's panel before it opens. */
const loadPanel = () => void userPanel().catch(() => undefined);

/** A skeleton bar for each menu line. */
const BARS = 'skeleton bars mx-3 my-2 h-72 w-1/2';

/** White on every livery. */
const ON_LIVERY =
  'tap scheme-light flex h-9 cursor-pointer list-none items-center gap-2 rounded-sm bg-on-livery px-2 font-semibold whitespace-nowrap text-on-livery-ink hover:bg-livery-quiet md:px-3';

/** The header's account button: log in, or the logged-in account. */
export function AccountMenu({ locale }: { locale: Locale }) {
  const here = useVisitor();
  return (
    <LocaleProvider locale={locale}>
      <Menu here={here} />
      {here && (
        <Suspense fallback={null}>
          <WalletWindows />
        </Suspense>
      )}
    </LocaleProvider>
  );
}

function Menu({ here }: { here: boolean }) {
  const user = useUser();
  const { screen } = useMessages();
  if (user) return <UserMenu actor={user.actor} here={here} />;
  return (
    <WithLogin>
      {(open) => (
        <button type="button" onClick={open} className={ON_LIVERY}>
          <LogIn size={16} aria-hidden className="md:hidden" />
          <span className="max-md:sr-only">{screen.logIn}</span>
        </button>
      )}
    </WithLogin>
  );
}

function UserMenu({ actor, here }: { actor: string; here: boolean }) {
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
        className={ON_LIVERY}
      >
        <Identicon name={actor} />
        <span dir="ltr" className="hidden lg:inline">
          {actor}
        </span>
        {here && (
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

await textsReady();
