import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { User } from '#src/chain/sign/users/users.ts';
import { Button } from '#src/components/ui/button.tsx';
import { SkeletonForm } from '#src/components/ui/skeleton-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale, useMessages } from '#src/i18n/react.tsx';
import { $linkFills } from '#src/stores/form/link-fill.ts';
import { useUrl } from '#src/stores/url.ts';
import { WithLogin } from './login.tsx';
import { OutcomeBanner, useLastForm } from './outcome-banner.tsx';
import { useUser } from './use-wallet.ts';

const FilledByLink = lazy(async () => ({
  default: (await import('./filled-by-link.tsx')).FilledByLink,
}));

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
  /** The form of a logged-in user. Re-created for another user. */
  children: (user: User) => ReactNode;
}

/** The frame of a wallet form: title, tabs and the last outcome. */
export function WalletPage({ title, logInHint, tabs, current, children }: WalletPageProps) {
  const locale = useLocale();
  const hydrated = useUrl() !== null;
  const user = useUser();
  const { onSubmitCapture, again } = useLastForm();
  const filled = Object.keys(useStore($linkFills)).length > 0;
  return (
    <>
      <h1 className="text-xl font-semibold">{title}</h1>
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
      {filled && (
        <Suspense>
          <FilledByLink />
        </Suspense>
      )}
      <div
        data-wallet-form
        className="rounded-md border bg-surface p-4"
        onSubmitCapture={onSubmitCapture}
      >
        {!hydrated && <SkeletonForm />}
        {hydrated && !user && <LogInFirst hint={logInHint} />}
        {user && (
          <Suspense fallback={<SkeletonForm />}>
            <div key={`${user.actor}@${user.permission}`}>{children(user)}</div>
          </Suspense>
        )}
      </div>
    </>
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
