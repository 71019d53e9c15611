import { type ReactNode, Suspense } from 'react';
import type { User } from '#src/chain/sign/users/users.ts';
import { Guest } from '#src/components/form/guest.ts';
import { Button } from '#src/components/ui/button.tsx';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import { SkeletonForm } from '#src/components/ui/skeleton-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale, useMessages } from '#src/i18n/react.tsx';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { screenOf } from '#src/routes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { isTypedAddress, useUrl } from '#src/stores/url.ts';
import { $connecting } from '#src/stores/wallet/wallet-state.ts';
import { WithTools } from '../directory/with-tools.tsx';
import { guest } from './guest.ts';
import { WithLogin } from './login.tsx';
import { OutcomeBanner, useLastForm } from './outcome-banner.tsx';
import { useUser } from './use-wallet.ts';

const FilledByLink = lazyPart(async () => (await import('./filled-by-link.tsx')).FilledByLink);

/** Without it a form knows no names, and is otherwise the same. */
const WithKnownNames = lazyPart(
  async () => (await import('./with-known-names.tsx')).WithKnownNames,
  ({ children }) => children,
);

const ReadOnly = lazyPart(async () => (await import('./read-only.tsx')).ReadOnly);

const SwapFirst = lazyPart(async () => (await import('./swap-first.tsx')).SwapFirst, Nothing);

/** One of the forms under a shared title. */
export interface WalletTab {
  /** Path in the default locale: `/wallet/ram/buy`. */
  readonly path: string;
  readonly label: string;
}

interface WalletPageProps {
  title: string;
  /** Why a login is needed, for visitors. */
  logInHint?: string;
  /** Label of the tab row. */
  tabs?: readonly WalletTab[];
  /** Path of the open tab. */
  current?: string;
  /** The form shows itself before a log-in too. */
  open?: boolean;
  /** Another way, below the log-in, for visitors without an account. */
  visitors?: ReactNode;
  /** The form of a logged-in user, re-created for another user; or what needs no user. */
  children: ((user: User) => ReactNode) | ReactNode;
}

/** The frame of a wallet form: title, tabs, the last outcome, and the other tools beside it. */
export function WalletPage(props: WalletPageProps) {
  const { title, logInHint, tabs, current, open = false, visitors, children } = props;
  const locale = useLocale();
  const inBrowser = !useOnServer();
  const user = useUser();
  const { onSubmitCapture, again } = useLastForm();
  const ofUser = (show: (user: User) => ReactNode) =>
    user ? (
      <div key={`${user.actor}@${user.permission}`}>
        <WithKnownNames actor={user.actor}>{show(user)}</WithKnownNames>
      </div>
    ) : (
      open && (
        <Guest value={() => $connecting.set(true)}>
          {show(guest)}
          {visitors}
        </Guest>
      )
    );
  const isForm = typeof children === 'function';
  const readOnly = inBrowser ? chainConfig().readOnly : null;
  const mayShow = readOnly === null;
  const content = isForm ? (mayShow ? ofUser(children) || null : null) : children;
  const mayPay = inBrowser && isForm && user !== null && current !== screenOf('swap-token').path;
  return (
    <WithTools>
      <h1 className="title">{title}</h1>
      {tabs && (
        <TabLinks
          label={title}
          tabs={tabs.map(({ path, label }) => ({
            key: path,
            label,
            href: localizePath(path, locale),
          }))}
          current={current ?? ''}
        />
      )}
      <OutcomeBanner onAgain={again} />
      {mayPay && chainConfig().legacySymbol && (
        <Suspense>
          <SwapFirst actor={user.actor} />
        </Suspense>
      )}
      <div data-wallet-form className="mt-6" onSubmitCapture={onSubmitCapture}>
        {!inBrowser && <SkeletonForm />}
        {readOnly !== null && isForm && (
          <Suspense>
            <ReadOnly reason={readOnly} />
          </Suspense>
        )}
        {inBrowser && content === null && readOnly === null && (
          <>
            <LogInFirst hint={logInHint} />
            {visitors}
          </>
        )}
        {inBrowser && content !== null && (
          <Suspense fallback={<SkeletonForm />}>
            <WithNotice>{content}</WithNotice>
          </Suspense>
        )}
      </div>
    </WithTools>
  );
}

/** A form below the notice that a link filled it. Both appear at once, so that nothing moves. */
function WithNotice({ children }: { children: ReactNode }) {
  const url = useUrl();
  const linked = url !== null && url.search !== '' && !isTypedAddress(url);
  return (
    <div className="space-y-6">
      {linked && <FilledByLink />}
      {children}
    </div>
  );
}

function LogInFirst({ hint }: { hint: string | undefined }) {
  const { screen } = useMessages();
  const text = (
    <>
      {hint !== undefined && <p>{hint}</p>}
      <div className="mt-4">
        <WithLogin>
          {(open) => (
            <Button variant="primary" onClick={open}>
              {screen.logIn}
            </Button>
          )}
        </WithLogin>
      </div>
    </>
  );
  return (
    <StateView state={{ kind: 'empty' }} empty={{ title: screen.pleaseLogIn, text }}>
      {() => null}
    </StateView>
  );
}
