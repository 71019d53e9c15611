import { KeyAccounts } from '#src/components/key/key-accounts.tsx';
import { KeyHeader } from '#src/components/key/key-header.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonHeader } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { isPublicKey } from '#src/chain/core/key.ts';
import { useMessages } from '#src/i18n/react.tsx';
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
  const publicKey = typed !== null && isPublicKey(typed) ? typed : null;
  const { state, store } = useLoad(keyAccountsStore, publicKey);
  const { key: text, screen } = useMessages();
  if (typed !== null && publicKey === null)
    return (
      <>
        <KeyHeader publicKey={typed} />
        <StateView
          state={{ kind: 'missing' }}
          missing={{ title: screen.keyMissing, text: screen.notAKey }}
        >
          {() => null}
        </StateView>
      </>
    );
  return (
    <>
      {publicKey === null ? <SkeletonHeader /> : <KeyHeader publicKey={publicKey} />}
      <Section title={text.accounts} flush>
        <StateView
          state={state}
          empty={{ title: screen.keyMissing, text: text.noneHint }}
          onRetry={store?.retry}
        >
          {(accounts) => <KeyAccounts accounts={accounts} />}
        </StateView>
      </Section>
    </>
  );
}
