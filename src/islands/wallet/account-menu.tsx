import '#src/i18n/ready.ts';
import CircleUser from 'lucide-react/icons/circle-user';
import LogIn from 'lucide-react/icons/log-in';
import { Button } from '#src/components/ui/button.tsx';
import { localizePath, type Locale } from '#src/i18n/locales.ts';
import { LocaleProvider, useLocale, useMessages } from '#src/i18n/react.tsx';
import { hasDevelopmentKey, logOut } from '#src/stores/wallet.ts';
import { WithLogin } from './login.tsx';
import { useUser } from './use-wallet.ts';

/** The header's last place: log in, or the account that is logged in. */
export function AccountMenu({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <Menu />
    </LocaleProvider>
  );
}

function Menu() {
  const user = useUser();
  const { screen } = useMessages();
  if (user) return <UserMenu actor={user.actor} permission={user.permission} />;
  if (!hasDevelopmentKey) return null;
  return (
    <WithLogin>
      {(open) => (
        <Button variant="primary" size="sm" onClick={open}>
          <LogIn size={16} aria-hidden className="md:hidden" />
          <span className="max-md:sr-only">{screen.logIn}</span>
        </Button>
      )}
    </WithLogin>
  );
}

function UserMenu({ actor, permission }: { actor: string; permission: string }) {
  const locale = useLocale();
  const { screen } = useMessages();
  const item = 'block w-full px-3 py-2 text-start hover:bg-sunken';
  return (
    <details className="group relative" name="header-menu">
      <summary
        aria-label={screen.accountMenu(actor)}
        className="flex h-9 cursor-pointer list-none items-center gap-2 rounded-sm px-1 hover:bg-sunken"
      >
        <CircleUser size={20} aria-hidden />
        <span dir="ltr" className="hidden font-medium tablet:inline">
          {actor}
        </span>
      </summary>
      <div className="bg-surface shadow-overlay absolute end-0 top-full z-40 mt-1 min-w-48 rounded-md border py-1">
        <p dir="ltr" className="text-muted border-b px-3 py-2 text-start">
          {actor}@{permission}
        </p>
        <a href={localizePath(`/account/${actor}`, locale)} className={item}>
          {screen.myAccount}
        </a>
        <a href={localizePath('/wallet/transfer', locale)} className={item}>
          {screen.transfer}
        </a>
        <button type="button" onClick={() => void logOut()} className={item}>
          {screen.logOut}
        </button>
      </div>
    </details>
  );
}
