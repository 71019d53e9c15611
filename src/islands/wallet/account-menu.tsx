import LogIn from 'lucide-react/icons/log-in';
import { lazy, Suspense, useState } from 'react';
import { Identicon } from '#src/components/ui/identicon.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider, useMessages } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useVisitor } from '../use-visitor.ts';
import { WithLogin } from './login.tsx';
import { useUser } from './use-wallet.ts';

/** Wallet windows and the user list are loaded on demand. */
const WalletWindows = lazy(async () => ({
  default: (await import('./wallet-windows.tsx')).WalletWindows,
}));
const userPanel = async () => ({ default: (await import('./user-panel.tsx')).UserPanel });
const UserPanel = lazy(userPanel);
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
      <Menu />
      {here && (
        <Suspense fallback={null}>
          <WalletWindows />
        </Suspense>
      )}
    </LocaleProvider>
  );
}

function Menu() {
  const user = useUser();
  const { screen } = useMessages();
  if (user) return <UserMenu actor={user.actor} />;
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

function UserMenu({ actor }: { actor: string }) {
  const { screen } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <details
      className="group relative"
      name="header-menu"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        aria-label={screen.accountMenu(actor)}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        className={ON_LIVERY}
      >
        <Identicon name={actor} />
        <span dir="ltr" className="hidden lg:inline">
          {actor}
        </span>
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
