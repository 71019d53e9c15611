import { Suspense } from 'react';
import { pathSegment } from '#src/chain/core/path-segment.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { BalanceSummary } from '#src/components/account/balance-summary.tsx';
import { ResourceState } from '#src/components/account/resource-bars.tsx';
import { buttonStyles } from '#src/components/ui/button.tsx';
import { AccountLink } from '#src/components/ui/entity-link.tsx';
import { Identicon } from '#src/components/ui/identicon.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useWalletTexts } from '#src/i18n/areas/wallet/texts.ts';
import { useHref, useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import {
  accountRexStore,
  bookedRex,
  separateStakesStore,
  withChanges,
} from '#src/stores/account/account-changes.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { useActualChain } from '#src/stores/chain/contract-facts.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { AccountExtra } from '../account/account-extra.tsx';
import { TokenPart } from '../account/token-part.tsx';
import { formLinks, walletForms } from '../account/wallet-forms.ts';
import { WaitingPart } from './waiting-part.tsx';

/** What a user has, and what waits for them. */
export function Overview({ user: { actor, permission } }: { user: User }) {
  const text = useWalletTexts();
  const words = useAccountTexts();
  const href = useHref();
  const locale = useLocale();
  const links = formLinks(actor, useActualChain(), locale, true);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="flex min-w-0 items-center gap-3">
          <Identicon name={actor} size={32} />
          <span>
            <AccountLink name={actor} permission={permission} />
            <a
              href={href(`/account/${pathSegment(actor)}`)}
              className="block text-xs text-muted hover:underline"
            >
              {text.accountPage}
            </a>
          </span>
        </p>
        <p className="flex gap-2 max-md:grow max-md:*:flex-1 md:ms-auto print:hidden">
          {links.map(({ form, href: address }, index) => (
            <a
              key={form}
              href={address}
              className={buttonStyles({ variant: index === 0 ? 'primary' : 'secondary' })}
            >
              {words.forms[form]}
            </a>
          ))}
        </p>
      </div>
      <Holdings actor={actor} />
      <div className="grid gap-x-10 gap-y-8 tablet:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <WaitingPart actor={actor} />
        <TokenPart name={actor} failureShown={undefined} />
      </div>
    </>
  );
}

/** The account's core tokens by where they are, and whether it can pay for a transaction. */
function Holdings({ actor }: { actor: string }) {
  const chain = useActualChain();
  const { features, rexEnabled } = chain;
  const { state: loaded, store } = useLoad(accountStore, actor);
  const rex = useLoad(accountRexStore, rexEnabled ? actor : null).state;
  const apart = useLoad(
    separateStakesStore,
    features.includes('separate-stakes') ? actor : null,
  ).state;
  const isFio = features.includes('fio-names');
  return (
    <StateView state={loaded} loading={<SkeletonRows rows={4} />} onRetry={store?.retry}>
      {(reported) => {
        const account = withChanges(reported, rex, apart);
        return (
          <div className="grid gap-x-12 gap-y-6 tablet:grid-cols-[7fr_5fr]">
            <BalanceSummary
              account={account}
              worth={
                <Suspense>
                  <AccountExtra part="worth" account={account} />
                </Suspense>
              }
              staked={!isFio}
              divided={!isFio || account.apart !== undefined || apart.kind === 'failed'}
              bookedRex={bookedRex(rex)}
            />
            <ResourceState account={account} forms={walletForms(chain)} />
          </div>
        );
      }}
    </StateView>
  );
}

await textsReady();
