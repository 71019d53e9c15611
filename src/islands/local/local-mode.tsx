import { useEffect, useState } from 'react';
import {
  DEFAULT_SYSTEM_DOMAIN,
  type LocalSettings,
  queryOfSettings,
} from '#src/chain/model/shared/local.ts';
import { LocalForm } from '#src/components/local/local-form.tsx';
import { LocalLine } from '#src/components/local/local-line.tsx';
import { ConfirmLinkedNode } from '#src/components/local/confirm-linked-node.tsx';
import { useLocalTexts } from '#src/i18n/areas/local/texts.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { findOwnNode, type FoundNode } from '#src/stores/chain/local-node.ts';
import { forgetSettings, saveSettings, localStart } from '#src/stores/chain/local-settings.ts';
import { useUrl, withQuery } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';

type Mode =
  | { readonly kind: 'needs-settings'; readonly initial: Initial; readonly problem?: Problem }
  | { readonly kind: 'question'; readonly linked: LocalSettings; readonly busy?: boolean }
  | { readonly kind: 'loading' | 'starting'; readonly settings: LocalSettings }
  | { readonly kind: 'running'; readonly settings: LocalSettings | null };

type Problem = Exclude<FoundNode, { kind: 'own' }> | { readonly kind: 'bad-url' };
type Initial = Partial<LocalSettings> & Pick<LocalSettings, 'coreSymbol' | 'systemDomain'>;

/** Set for the loaded page. Client-side navigations do not probe the node again. */
let reached: string | null = null;

/** The content, which waits for a configured node. */
const CONTENT = 'screen';

export function LocalMode({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <Gate />
    </LocaleProvider>
  );
}

/** Why a node is refused; undefined if the field shows the reason. */
function problemText(
  problem: Problem | undefined,
  texts: ReturnType<typeof useLocalTexts>,
): string | undefined {
  if (!problem || problem.kind === 'bad-url') return undefined;
  if (problem.kind === 'none') return texts.notReached;
  return `${texts.notReached} ${texts.publicChain(problem.name)}`;
}

function begin(): Mode {
  const { coreSymbol, endpoints } = chainConfig();
  const start = localStart(new URL(location.href), coreSymbol.code);
  if (start.kind === 'question') return start;
  if (start.kind === 'saved')
    return reached === start.settings.nodeUrl
      ? { kind: 'running', settings: start.settings }
      : { kind: 'loading', settings: start.settings };
  // A build with NODE_URL has its node already.
  if (endpoints.default.length > 0) return { kind: 'running', settings: null };
  return {
    kind: 'needs-settings',
    initial: { coreSymbol: coreSymbol.code, systemDomain: DEFAULT_SYSTEM_DOMAIN },
    ...(start.badUrl && { problem: { kind: 'bad-url' } }),
  };
}

/** Reloads the page with other settings. */
function restart(settings: LocalSettings | null): void {
  const none = { nodeUrl: null, hyperionUrl: null, coreSymbol: null, corePrecision: null };
  const query = settings ? queryOfSettings(settings) : { ...none, systemDomain: null };
  history.replaceState(history.state, '', withQuery(new URL(location.href), query));
  location.reload();
}

function Gate() {
  const texts = useLocalTexts();
  const url = useUrl();
  const [mode, setMode] = useState<Mode | null>(null);
  const [changing, setChanging] = useState(false);
  if (url !== null && mode === null) setMode(begin());

  const loading = mode?.kind === 'loading' ? mode.settings : null;
  useEffect(() => {
    if (!loading) return;
    // The script in the head did not recognise the node, so the address is normalised.
    if (!chainConfig().endpoints.default.includes(loading.nodeUrl)) {
      saveSettings(loading);
      restart(loading);
      return;
    }
    void findOwnNode(loading.nodeUrl).then((found) => {
      if (found.kind === 'own') reached = loading.nodeUrl;
      setMode(
        found.kind === 'own'
          ? { kind: 'running', settings: loading }
          : { kind: 'needs-settings', initial: loading, problem: found },
      );
    });
  }, [loading]);

  const settings = mode?.kind === 'running' ? mode.settings : null;
  useEffect(() => {
    if (!settings || !url) return;
    const newQuery = queryOfSettings(settings);
    if (url.searchParams.get('nodeUrl') !== newQuery.nodeUrl) setQuery(newQuery);
  }, [settings, url]);

  const shown = mode?.kind === 'running' && !changing;
  useEffect(() => {
    const content = document.getElementById(CONTENT);
    if (content) content.hidden = !shown;
  }, [shown]);

  async function start(requested: LocalSettings, from: Mode): Promise<void> {
    setMode(
      from.kind === 'question'
        ? { ...from, busy: true }
        : { kind: 'starting', settings: requested },
    );
    const found = await findOwnNode(requested.nodeUrl);
    if (found.kind === 'own') {
      saveSettings(requested);
      restart(requested);
    } else setMode({ kind: 'needs-settings', initial: requested, problem: found });
  }

  if (mode === null) return null;
  if (mode.kind === 'question')
    return (
      <ConfirmLinkedNode
        linked={mode.linked}
        busy={mode.busy ?? false}
        onConnect={() => void start(mode.linked, mode)}
        onCancel={() => restart(null)}
      />
    );
  if (mode.kind === 'loading' || mode.kind === 'starting')
    return (
      <p role="status" className="text-muted">
        {texts.connecting(mode.settings.nodeUrl.replace(/^https?:\/\//, ''))}
      </p>
    );
  if (mode.kind === 'running' && !changing)
    return (
      settings && (
        <LocalLine
          settings={settings}
          onChange={() => setChanging(true)}
          onLeave={() => {
            forgetSettings();
            restart(null);
          }}
        />
      )
    );
  const problem = mode.kind === 'needs-settings' ? mode.problem : undefined;
  const initial = mode.kind === 'needs-settings' ? mode.initial : settings;
  return (
    initial && (
      <LocalForm
        initial={initial}
        problem={problemText(problem, texts)}
        badUrl={problem?.kind === 'bad-url'}
        onStart={(requested) => void start(requested, mode)}
        onCancel={changing ? () => setChanging(false) : undefined}
      />
    )
  );
}

await textsReady();
