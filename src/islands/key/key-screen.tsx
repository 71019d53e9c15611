import { KeyAccounts } from '#src/components/key/key-accounts.tsx';
import { KeyHeader } from '#src/components/key/key-header.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonHeader } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { isPublicKey, toLegacyKey, toModernKey } from '#src/chain/core/key.ts';
import { sourceName } from '#src/chain/model/source-name.ts';
import { useKeyTexts } from '#src/i18n/areas/key/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { keyAccountsStore } from '#src/stores/key.ts';
import { useLoad } from '#src/stores/query.ts';
import { useRouteParam } from '#src/stores/url.ts';
import { Screen, type ScreenProps } from '../screen.tsx';

export function KeyScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Key />
    </Screen>
  );
}

function Key() {
  const typed = useRouteParam();
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
      <KeyHeader publicKey={shown} other={modern === shown ? undefined : modern} />
      <Holders publicKey={shown} />
    </>
  );
}

function NoKey({ typed }: { typed: string }) {
  const texts = useKeyTexts();
  const { screen } = useMessages();
  const isEthereum = /^0x[0-9a-f]{40}$/i.test(typed);
  return (
    <>
      <KeyHeader publicKey={typed} {...(isEthereum && { kind: texts.ethereum })} />
      <StateView
        state={{ kind: 'missing' }}
        missing={{
          title: texts.noKeysFound,
          text: isEthereum ? texts.ethereumHint : screen.notAKey,
        }}
      >
        {() => null}
      </StateView>
    </>
  );
}

function Holders({ publicKey }: { publicKey: string | null }) {
  const { state, store } = useLoad(keyAccountsStore, publicKey);
  const texts = useKeyTexts();
  const { key: text } = useMessages();
  const format = useFormat();
  const report = state.kind === 'ready' ? state.value : null;
  return (
    <Section
      title={text.accounts}
      flush
      note={
        report && (
          <>
            {report.accounts.length > 0 && format.number(report.accounts.length)}{' '}
            <span className="ms-2 text-xs">{texts.source(sourceName(report.source))}</span>
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
        empty={{ title: texts.noKeysFound, text: texts.noKeysHint }}
        missing={{ title: texts.hyperionNotSupported, text: <NobodyCanTell /> }}
        onRetry={store?.retry}
      >
        {({ accounts }) => <KeyAccounts accounts={accounts} />}
      </StateView>
    </Section>
  );
}

function NobodyCanTell() {
  const texts = useKeyTexts();
  return (
    <>
      {chainConfig().lightApi === null && <p>{texts.lightApiNotSupported}</p>}
      <p>{texts.nobodyCanTell}</p>
    </>
  );
}
