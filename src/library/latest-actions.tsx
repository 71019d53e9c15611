import { accountActions } from '../chain/client/history/history.ts';
import { ActionTable } from '../components/action/action-table.tsx';
import { type Native, rootProps } from '../components/ui/root-props.ts';
import { Section } from '../components/ui/section.tsx';
import { StateView } from '../components/ui/state-view.tsx';
import { useAccountTexts } from '../i18n/areas/account/texts.ts';
import { useLocale } from '../i18n/react.tsx';
import { sentencesReady } from '../i18n/sentences/use-sentences.ts';
import type { ChainClient } from './chain.ts';
import { loadKey, useLoaded } from './use-loaded.ts';

interface LatestActionsProps extends Native<'section'> {
  client: ChainClient;
  name: string;
  /** At most this many. 10 without it. */
  limit?: number;
}

/** An account's latest actions as sentences, from the chain's history service. */
export function LatestActions({ client, name, limit = 10, ...native }: LatestActionsProps) {
  const text = useAccountTexts();
  const locale = useLocale();
  const { system, token } = client.config.accounts;
  const { state, retry } = useLoaded(loadKey(client, name, locale, limit), async (signal) => {
    const { rows } = await accountActions(client, name, { limit, signal });
    await sentencesReady(rows, system, locale);
    return rows.slice(0, limit);
  });
  return (
    <Section title={text.latestActions} {...rootProps('latest-actions', null, native)}>
      <StateView
        state={state.kind === 'ready' && state.value.length === 0 ? { kind: 'empty' } : state}
        onRetry={retry}
      >
        {(rows) => <ActionTable rows={rows} of={name} system={system} tokenContract={token} />}
      </StateView>
    </Section>
  );
}
