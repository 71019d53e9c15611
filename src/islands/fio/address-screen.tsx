import { Suspense } from 'react';
import { pathSegment } from '#src/chain/core/path-segment.ts';
import { typedFioAddress } from '#src/chain/model/fio/fio-names.ts';
import type { AddressPage } from '#src/chain/client/fio/fio-names.ts';
import { DomainExpiry } from '#src/components/fio/domain-expiry.tsx';
import { ExpiredNote } from '#src/components/fio/expired-note.tsx';
import { FioNameLink } from '#src/components/fio/fio-name-link.tsx';
import { NameHeader } from '#src/components/fio/name-header.tsx';
import { AccountCell } from '#src/components/ui/account-cell.tsx';
import { PublicAddressTable } from '#src/components/fio/public-address-table.tsx';
import { SignedNftTable } from '#src/components/fio/signed-nft-table.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { buttonStyles } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { fioAddressStore, signedNftsStore } from '#src/stores/fio/fio-names.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { routeParam, useRouteParam } from '#src/stores/url.ts';
import { InfiniteRowsView } from '../infinite-rows-view.tsx';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { useUser } from '../wallet/use-wallet.ts';

const NameMissing = lazyPart(async () => (await import('./name-missing.tsx')).NameMissing);

export function AddressScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Address />
    </Screen>
  );
}

/** One address: owner, domain, free transactions, public addresses and signed NFTs. */
function Address() {
  const typed = useRouteParam();
  const name = typed === null ? null : typedFioAddress(typed);
  const load = useLoad(fioAddressStore, name);
  const text = useFioNamesTexts();
  if (typed !== null && (name === null || load.state.kind === 'empty'))
    return (
      <Suspense fallback={<SkeletonRows />}>
        <NameMissing kind="address" typed={name ?? typed} valid={name !== null} />
      </Suspense>
    );
  return (
    <>
      <StateView
        {...load}
        heading={name}
        loading={
          <>
            <Head name={name ?? ''} page={null} />
            <Section title={text.linked}>
              <SkeletonRows rows={4} />
            </Section>
          </>
        }
      >
        {(page) => page && <Ready page={page} />}
      </StateView>
      <Nfts address={name} />
    </>
  );
}

function Ready({ page }: { page: AddressPage }) {
  const text = useFioNamesTexts();
  const { address, domain } = page;
  return (
    <>
      <Head name={address.name} page={page} />
      {domain ? (
        <ExpiredNote domain={domain} />
      ) : (
        <Banner kind="warning" title={text.domainGone(address.domain)} />
      )}
      <Section title={text.linked} note={text.linkedNote}>
        <StateView
          state={
            address.addresses.length > 0
              ? { kind: 'ready', value: address.addresses }
              : { kind: 'empty' }
          }
          empty={{ title: text.noLinked, text: text.noLinkedHint }}
        >
          {(addresses) => <PublicAddressTable addresses={addresses} />}
        </StateView>
      </Section>
    </>
  );
}

function Head({ name, page }: { name: string; page: AddressPage | null }) {
  const text = useFioNamesTexts();
  const locale = useLocale();
  const format = useFormat();
  const user = useUser();
  const domain = page?.domain;
  return (
    <NameHeader
      kind={text.addressKind}
      name={name}
      facts={[
        { label: text.shared.owner, value: page && <AccountCell name={page.address.owner} /> },
        {
          label: text.domain,
          value: page && <FioNameLink kind="domain" name={page.address.domain} />,
        },
        {
          label: text.expiresWithDomain,
          value: page && (domain ? <DomainExpiry at={domain.expiresAt} full /> : '–'),
        },
        {
          label: text.bundled,
          hint: text.bundledHint,
          value: page && format.number(page.address.bundledLeft),
        },
      ]}
      actions={
        page && (
          <>
            <a
              href={localizePath(`/wallet/transfer?to=${pathSegment(name)}`, locale)}
              className={buttonStyles({ size: 'sm' })}
            >
              {text.send}
            </a>
            {user?.actor === page.address.owner && (
              <a
                href={localizePath(`/wallet/manage/addresses?address=${pathSegment(name)}`, locale)}
                className={buttonStyles({ size: 'sm' })}
              >
                {text.shared.manage}
              </a>
            )}
          </>
        )
      }
    />
  );
}

function Nfts({ address }: { address: string | null }) {
  const list = useLoad(signedNftsStore, address);
  const text = useFioNamesTexts();
  return (
    <Section title={text.nfts} note={text.nftsNote}>
      <InfiniteRowsView
        list={list}
        loading={<SkeletonRows rows={2} />}
        empty={{ title: text.noNfts, text: text.noNftsHint }}
      >
        {(nfts) => <SignedNftTable nfts={nfts} />}
      </InfiniteRowsView>
    </Section>
  );
}

export const screen: ScreenModule = {
  Screen: AddressScreen,
  subject: (url) => {
    const name = typedFioAddress(routeParam(url));
    return name === null ? null : { store: fioAddressStore(name) };
  },
};

await textsReady();
