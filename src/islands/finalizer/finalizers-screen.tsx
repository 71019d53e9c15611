import type { FinalizerPolicies } from '#src/chain/model/finalizer/finalizers.ts';
import { FinalityFacts } from '#src/components/finalizer/finality-facts.tsx';
import { FinalizerKeys } from '#src/components/finalizer/finalizer-keys.tsx';
import { PolicyTable } from '#src/components/finalizer/policy-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useFinalizerTexts } from '#src/i18n/areas/finalizer/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { useHead } from '#src/stores/chain/head.ts';
import { finalizerKeysStore, finalizersStore } from '#src/stores/finalizer/finalizers.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';

export function FinalizersScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Finalizers />
    </Screen>
  );
}

/** Who votes on blocks, how they vote, and the keys of producers. */
function Finalizers() {
  const inBrowser = !useOnServer();
  const text = useFinalizerTexts();
  const load = useLoad(finalizersStore, inBrowser ? '' : null);
  const policies = load.state.kind === 'ready' ? load.state.value : null;
  const now = useHead();
  const head =
    now.kind === 'ready'
      ? { num: now.value.headBlockNum, irreversible: now.value.lastIrreversibleBlockNum }
      : null;
  return (
    <>
      <h1 className="title">{text.title}</h1>
      <p className="max-w-prose text-muted">{text.intro}</p>
      <FinalityFacts
        head={head}
        failed={now.kind === 'failed'}
        policy={policies?.active ?? null}
        tracksVotes={policies?.tracksVotes ?? false}
      />
      <Section title={text.active} note={<Generation policy={policies?.active ?? null} />}>
        <StateView
          {...load}
          loading={<SkeletonRows rows={21} />}
          empty={{ title: text.unsupported, text: text.unsupportedHint }}
        >
          {(value) => <Active policies={value} head={head?.num ?? null} />}
        </StateView>
      </Section>
      {policies && <Pending policies={policies} head={head?.num ?? null} />}
      <Keys />
    </>
  );
}

function Generation({ policy }: { policy: FinalizerPolicies['active'] }) {
  const text = useFinalizerTexts();
  const format = useFormat();
  return policy && text.generation(format.number(policy.generation));
}

interface PolicyProps {
  policies: FinalizerPolicies | null;
  head: number | null;
}

function Active({ policies, head }: PolicyProps) {
  const text = useFinalizerTexts();
  if (!policies?.active)
    return (
      <StateView state={{ kind: 'empty' }} empty={{ title: text.none, text: text.noneHint }}>
        {() => null}
      </StateView>
    );
  const { active, tracksVotes } = policies;
  return (
    <>
      {!tracksVotes && <p className="text-muted">{text.noVotes}</p>}
      <PolicyTable caption={text.active} policy={active} {...{ head, tracksVotes }} />
    </>
  );
}

function Pending({ policies, head }: PolicyProps) {
  const text = useFinalizerTexts();
  const { pending = null, tracksVotes = false } = policies ?? {};
  return (
    <Section title={text.pending} note={<Generation policy={pending} />}>
      <p className="text-muted">{pending ? text.pendingHint : text.noPending}</p>
      {pending && (
        <PolicyTable caption={text.pending} policy={pending} {...{ head, tracksVotes }} />
      )}
    </Section>
  );
}

function Keys() {
  const inBrowser = !useOnServer();
  const text = useFinalizerTexts();
  const format = useFormat();
  const load = useLoad(finalizerKeysStore, inBrowser ? '' : null);
  return (
    <Section
      title={text.keys}
      note={load.state.kind === 'ready' && format.number(load.state.value.rows.length)}
    >
      <p className="max-w-prose text-muted">{text.keysHint}</p>
      <StateView
        {...load}
        loading={<SkeletonRows rows={21} />}
        empty={{ title: text.noKeys, text: text.noKeysHint }}
      >
        {({ rows, complete }) => (
          <>
            <FinalizerKeys keys={rows} />
            {!complete && <p className="text-muted">{text.incomplete}</p>}
          </>
        )}
      </StateView>
    </Section>
  );
}

export const screen: ScreenModule = { Screen: FinalizersScreen };

await textsReady();
