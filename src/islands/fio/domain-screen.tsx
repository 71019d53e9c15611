import { Suspense } from 'react';
import { pathSegment } from '#src/chain/core/path-segment.ts';
import { type FioDomain, typedFioDomain } from '#src/chain/model/fio/fio-names.ts';
import { AddressTable } from '#src/components/fio/address-table.tsx';
import { DomainExpiry } from '#src/components/fio/domain-expiry.tsx';
import { ExpiredNote } from '#src/components/fio/expired-note.tsx';
import { NameHeader } from '#src/components/fio/name-header.tsx';
import { AccountCell } from '#src/components/ui/account-cell.tsx';
import { RegistrationBadge } from '#src/components/fio/registration-badge.tsx';
import { buttonStyles } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { domainAddressesStore, fioDomainStore } from '#src/stores/fio/fio-names.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { routeParam, useRouteParam } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { useUser } from '../wallet/use-wallet.ts';
import { NameSection } from './name-section.tsx';
import { addressesFile } from './name-files.ts';

const NameMissing = lazyPart(async () => (await import('./name-missing.tsx')).NameMissing);

export function DomainScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Domain />
    </Screen>
  );
}

/** One domain: owner, expiry, who may register addresses, and its addresses. */
function Domain() {
  const typed = useRouteParam();
  const name = typed === null ? null : typedFioDomain(typed);
  const load = useLoad(fioDomainStore, name);
  if (typed !== null && (name === null || load.state.kind === 'empty'))
    return (
      <Suspense fallback={<SkeletonRows />}>
        <NameMissing kind="domain" typed={name ?? typed} valid={name !== null} />
      </Suspense>
    );
  return (
    <>
      <StateView
        {...load}
        heading={name}
        loading={<Head name={name ?? ''} domain={null} grantees={[]} />}
      >
        {(page) => page && <Head name={page.domain.name} {...page} />}
      </StateView>
      <Addresses domain={name} />
    </>
  );
}

interface HeadProps {
  name: string;
  /** Null while it loads. */
  domain: FioDomain | null;
  grantees: readonly string[];
}

function Head({ name, domain, grantees }: HeadProps) {
  const text = useFioNamesTexts();
  const locale = useLocale();
  const user = useUser();
  const isOwn = domain !== null && user?.actor === domain.owner;
  const kind = domain?.isPublic ? 'public' : 'private';
  return (
    <>
      <NameHeader
        kind={text.domainKind}
        name={name}
        actions={
          isOwn && (
            <a
              href={localizePath(`/wallet/manage/domains?domain=${pathSegment(name)}`, locale)}
              className={buttonStyles({ size: 'sm' })}
            >
              {text.shared.manage}
            </a>
          )
        }
        facts={[
          { label: text.shared.owner, value: domain && <AccountCell name={domain.owner} /> },
          {
            label: text.shared.expiry,
            value: domain && <DomainExpiry at={domain.expiresAt} full />,
          },
          {
            label: text.shared.registration,
            hint: text.registrationHints[kind],
            value: domain && <RegistrationBadge isPublic={domain.isPublic} />,
          },
          {
            label: text.grantees,
            value:
              domain &&
              (grantees.length === 0 ? (
                <span className="text-muted">{domain.isPublic ? '–' : text.noGrantees}</span>
              ) : (
                <ul className="flex flex-wrap gap-x-4">
                  {grantees.map((account) => (
                    <li key={account}>
                      <AccountCell name={account} />
                    </li>
                  ))}
                </ul>
              )),
          },
        ]}
      />
      {domain && <ExpiredNote domain={domain} />}
    </>
  );
}

function Addresses({ domain }: { domain: string | null }) {
  const load = useLoad(domainAddressesStore, domain);
  const text = useFioNamesTexts();
  const rows = load.state.kind === 'ready' ? load.state.value.rows : [];
  return (
    <NameSection title={text.inDomain} rows={rows} file={addressesFile}>
      <StateView {...load} empty={{ title: text.noneInDomain, text: text.noneInDomainHint }}>
        {({ complete }) => (
          <>
            <AddressTable caption={text.inDomain} addresses={rows} withDomain={false} />
            {!complete && <p className="py-2 text-warning">{text.shared.notAll}</p>}
          </>
        )}
      </StateView>
    </NameSection>
  );
}

export const screen: ScreenModule = {
  Screen: DomainScreen,
  subject: (url) => {
    const name = typedFioDomain(routeParam(url));
    return name === null ? null : { store: fioDomainStore(name) };
  },
};

await textsReady();
