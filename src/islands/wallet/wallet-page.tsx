import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense } from 'react';
import type { User } from '#src/chain/sign/users/users.ts';
import { SubmitBlocked } from '#src/components/form/submit-blocked.ts';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import { SkeletonForm } from '#src/components/ui/skeleton-form.tsx';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { screenOf } from '#src/routes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { $linkFills, waitsForConsent } from '#src/stores/form/link-fill.ts';
import { useUrl } from '#src/stores/url.ts';
import { isTypedAddress } from '#src/stores/change-url.ts';
import { WithTools } from '../directory/with-tools.tsx';
import { guest } from './guest.ts';
import { FormsOf } from './forms-of.tsx';
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
  /** Label of the tab row. */
  tabs?: readonly WalletTab[];
  /** Path of the open tab. */
  current?: string;
  /** Another way, below the form, for visitors without an account. */
  visitors?: ReactNode;
  /** The form of a user, re-created for another one, and of nobody before a log-in; or what needs no user. */
  children: ((user: User) => ReactNode) | ReactNode;
}

/** The frame of a wallet form: title, tabs, the last outcome, and the other tools beside it. */
export function WalletPage(props: WalletPageProps) {
  const { title, tabs, current, visitors, children } = props;
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
      <FormsOf user={null}>
        {show(guest)}
        {visitors}
      </FormsOf>
    );
  const isForm = typeof children === 'function';
  const readOnly = inBrowser ? chainConfig().readOnly : null;
  const content = isForm ? readOnly === null && ofUser(children) : children;
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
      <div
        data-wallet-form={isForm ? 'signs' : ''}
        className="mt-6"
        onSubmitCapture={onSubmitCapture}
      >
        {!inBrowser && <SkeletonForm />}
        {readOnly !== null && isForm && (
          <Suspense>
            <ReadOnly reason={readOnly} />
          </Suspense>
        )}
        {inBrowser && content !== false && (
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
  const fills = useStore($linkFills);
  return (
    <div className="space-y-6">
      {(linked || Object.keys(fills).length > 0) && <FilledByLink />}
      <SubmitBlocked value={waitsForConsent(fills)}>{children}</SubmitBlocked>
    </div>
  );
}
