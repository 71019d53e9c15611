import { useStore } from '@nanostores/react';
import CircleUser from 'lucide-react/icons/circle-user';
import LogIn from 'lucide-react/icons/log-in';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider, useMessages } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { $multisigMode } from '#src/stores/multisig/multisig-mode.ts';
import { $reviewing } from '#src/stores/signing/reviewing.ts';
import { $connecting, $prompt, $toast } from '#src/stores/wallet/wallet-state.ts';
import { watchPressed } from './focus-return.ts';
import { WithLogin } from './login.tsx';
import { useUser } from './use-wallet.ts';

/** Wallet windows and the user list are loaded on demand. */
const ConnectWindow = lazy(async () => ({
  default: (await import('./connect-window.tsx')).ConnectWindow,
}));
const ReviewWindow = lazy(async () => ({
  default: (await import('./review-window.tsx')).ReviewWindow,
}));
const MultisigStrip = lazy(async () => ({
  default: (await import('../multisig/multisig-strip.tsx')).MultisigStrip,
}));
const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));
const userPanel = async () => ({ default: (await import('./user-panel.tsx')).UserPanel });
const UserPanel = lazy(userPanel);
/** Preloads the menu's panel before it opens. */
const loadPanel = () => void userPanel().catch(() => undefined);

/** A skeleton bar for each menu line. */
const BARS =
  'skeleton mx-3 my-2 h-72 w-1/2 bg-sunken mask-[repeating-linear-gradient(#000_0_1rem,#0000_0_2.25rem)]';

/** The header's account button: log in, or the logged-in account. */
export function AccountMenu({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <Menu />
      <Windows />
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
        <Button variant="primary" size="sm" onClick={open}>
          <LogIn size={16} aria-hidden className="md:hidden" />
          <span className="max-md:sr-only">{screen.logIn}</span>
        </Button>
      )}
    </WithLogin>
  );
}

function Windows() {
  const connecting = useStore($connecting, { ssr: 'initial' });
  const prompt = useStore($prompt, { ssr: 'initial' });
  const reviewing = useStore($reviewing, { ssr: 'initial' });
  const toast = useStore($toast, { ssr: 'initial' });
  const multisig = useStore($multisigMode, { ssr: 'initial' });
  useEffect(watchPressed, []);
  return (
    <Suspense>
      {(connecting || prompt !== null) && <ConnectWindow />}
      {reviewing && <ReviewWindow />}
      {multisig && <MultisigStrip />}
      {toast && <Toasts />}
    </Suspense>
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
        className="flex h-9 cursor-pointer list-none items-center gap-2 rounded-sm px-1 hover:bg-sunken"
      >
        <CircleUser size={20} aria-hidden />
        <span dir="ltr" className="hidden font-medium tablet:inline">
          {actor}
        </span>
      </summary>
      <div className="bg-surface shadow-overlay absolute end-0 top-full z-40 mt-1 w-80 max-w-[calc(100vw-2rem)] rounded-md border py-1">
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
