import { Suspense, useEffect, useState } from 'react';
import { isPublicKey, toLegacyKey, toModernKey } from '#src/chain/core/key.ts';
import { ethereumAddress } from '#src/chain/model/permission/ethereum-address.ts';
import { sourceName } from '#src/chain/model/shared/source-name.ts';
import { AddressAccount } from '#src/components/key/address-account.tsx';
import { KeyAccounts } from '#src/components/key/key-accounts.tsx';
import { KeyHeader } from '#src/components/key/key-header.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { LoadWhenNear } from '#src/components/ui/rows/load-when-near.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonHeader } from '#src/components/ui/skeleton-header.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useKeyTexts } from '#src/i18n/areas/key/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale, useMessages } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { addressAccountStore, keyAccountsStore } from '#src/stores/key/key.ts';
import {
  addressSecret,
  convertSecret,
  forgetConverted,
  wasConverted,
} from '#src/stores/key/secret-address.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useRouteParam } from '#src/stores/url.ts';
import { replacePath } from '#src/stores/change-url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';

const ElsewhereSection = lazyPart(
  async () => (await import('../elsewhere/elsewhere-section.tsx')).ElsewhereSection,
);
const EntityNotFound = lazyPart(
  async () => (await import('../missing/entity-not-found.tsx')).EntityNotFound,
);

export function KeyScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Key />
    </Screen>
  );
}

function Key() {
  const typed = useRouteParam();
  const [secret] = useState(addressSecret);
  if (typed !== null && secret !== null) return <Converted secret={secret} />;
  return <KeyOf typed={typed} />;
}

/** Replaces a private key in the address with its public key. */
function Converted({ secret }: { secret: string }) {
  const texts = useKeyTexts();
  const locale = useLocale();
  const [found, setFound] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    convertSecret(secret).then(
      (publicKey) => {
        replacePath(localizePath(`/key/${publicKey}`, locale), publicKey);
        setFound(publicKey);
      },
      () => setFailed(true),
    );
  }, [secret, locale]);
  if (failed)
    return (
      <>
        <ExposedKey />
        <StateView state={{ kind: 'missing' }} missing={{ title: texts.invalidPrivateKey }}>
          {() => null}
        </StateView>
      </>
    );
  return <KeyOf typed={found} />;
}

function KeyOf({ typed }: { typed: string | null }) {
  if (typed === null)
    return (
      <>
        <SkeletonHeader picture />
        <Holders publicKey={null} />
      </>
    );
  if (!isPublicKey(typed)) return <NoKey typed={typed} />;
  const modern = toModernKey(typed);
  const shown = toLegacyKey(typed, chainConfig().keyPrefix);
  return (
    <>
      {wasConverted(modern) && <ExposedKey />}
      <KeyHeader publicKey={shown} other={modern === shown ? undefined : modern} />
      <Holders publicKey={shown} />
      <LoadWhenNear>
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <ElsewhereSection kind="key" of={modern} />
        </Suspense>
      </LoadWhenNear>
    </>
  );
}

/** A notice about a private key in the address, until it is dismissed. */
function ExposedKey() {
  const { exposed } = useKeyTexts();
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  const dismiss = () => {
    forgetConverted();
    setShown(false);
  };
  return (
    <Banner kind="error" title={exposed.title} onDismiss={dismiss}>
      <p>{exposed.converted}</p>
      <p>{exposed.treatAsExposed}</p>
    </Banner>
  );
}

function NoKey({ typed }: { typed: string }) {
  const texts = useKeyTexts();
  const address = ethereumAddress(typed);
  if (address === null)
    return (
      <Suspense fallback={<SkeletonHeader />}>
        <EntityNotFound entity="key" malformed={typed} />
      </Suspense>
    );
  return (
    <>
      <KeyHeader publicKey={typed} kind={texts.ethereum} />
      <AddressHolder address={address} />
    </>
  );
}

/** The account of an address of the chain's EVM. */
function AddressHolder({ address }: { address: string }) {
  const text = useKeyTexts();
  const { screen: words } = useMessages();
  const { state, store } = useLoad(addressAccountStore, address);
  const { evm } = chainConfig();
  const hint = evm ? text.address.unknown[evm.links](evm.contract) : text.ethereumHint;
  return (
    <Section title={text.accounts} note={evm && words.source(evm.contract)}>
      <StateView
        state={state.kind === 'ready' && state.value.kind === 'unknown' ? { kind: 'empty' } : state}
        empty={{ title: text.noKeysFound, text: hint }}
        onRetry={store?.retry}
      >
        {(report) =>
          evm &&
          report.kind !== 'unknown' && <AddressAccount report={report} contract={evm.contract} />
        }
      </StateView>
    </Section>
  );
}

function Holders({ publicKey }: { publicKey: string | null }) {
  const { state, store } = useLoad(keyAccountsStore, publicKey);
  const text = useKeyTexts();
  const { screen: words } = useMessages();
  const format = useFormat();
  const report = state.kind === 'ready' ? state.value : null;
  return (
    <Section
      title={text.accounts}

      note={
        report && (
          <>
            {report.accounts.length > 0 &&
              (report.truncated ? text.atLeast : String)(
                format.number(report.accounts.length),
              )}{' '}
            <span className="ms-2 text-xs">{words.source(sourceName(report.source))}</span>
          </>
        )
      }
    >
      <StateView
        state={
          report?.accounts.length === 0
            ? { kind: 'empty' }
            : state.kind === 'unsupported'
              ? { kind: 'missing' }
              : state
        }
        empty={{ title: text.noKeysFound, text: text.noKeysHint }}
        missing={{ title: text.hyperionNotSupported, text: <KeyLookupUnavailable /> }}
        onRetry={store?.retry}
      >
        {({ accounts }) => <KeyAccounts accounts={accounts} />}
      </StateView>
    </Section>
  );
}

function KeyLookupUnavailable() {
  const texts = useKeyTexts();
  return (
    <>
      {chainConfig().lightApi === null && <p>{texts.lightApiNotSupported}</p>}
      <p>{texts.noKeyIndex}</p>
    </>
  );
}

export const screen: ScreenModule = { Screen: KeyScreen };

await textsReady();
