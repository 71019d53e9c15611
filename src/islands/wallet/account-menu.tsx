import LogIn from 'lucide-react/icons/log-in';
import { type ReactNode, Suspense } from 'react';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider, useMessages } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useVisitor } from '../use-visitor.ts';
import { logIn } from './login.tsx';
import { useUser } from './use-wallet.ts';

/** Wallet windows are loaded on demand, the menu of a user for who is logged in. */
const WalletWindows = lazyPart(
  async () => (await import('./wallet-windows.tsx')).WalletWindows,
  Nothing,
);
const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu, UserName);

/** White on every livery. */
const ON_LIVERY =
  'tap scheme-light flex h-9 cursor-pointer list-none items-center gap-2 rounded-sm bg-on-livery px-2 font-semibold whitespace-nowrap text-on-livery-ink hover:bg-livery-quiet md:px-3';

/** The header's account button: log in, or the logged-in account. */
export function AccountMenu({ locale }: { locale: Locale }) {
  const visitor = useVisitor();
  return (
    <LocaleProvider locale={locale}>
      <Menu visitor={visitor} />
      {visitor && (
        <Suspense fallback={null}>
          <WalletWindows />
        </Suspense>
      )}
    </LocaleProvider>
  );
}

function Menu({ visitor }: { visitor: boolean }) {
  const user = useUser();
  const { screen } = useMessages();
  if (user) {
    const { actor } = user;
    const name = (
      <span dir="ltr" className="hidden lg:inline">
        {actor}
      </span>
    );
    return (
      <Suspense fallback={<UserName className={ON_LIVERY}>{name}</UserName>}>
        <UserMenu actor={actor} visitor={visitor} className={ON_LIVERY}>
          {name}
        </UserMenu>
      </Suspense>
    );
  }
  return (
    <button type="button" data-account-menu onClick={logIn} className={ON_LIVERY}>
      <LogIn size={16} aria-hidden className="md:hidden" />
      <span className="max-md:sr-only">{screen.logIn}</span>
    </button>
  );
}

/** Stands where the menu will be, with a space for the identicon. */
function UserName({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={className}>
      <span className="size-5 shrink-0 rounded-sm bg-sunken" />
      {children}
    </span>
  );
}

await textsReady();
