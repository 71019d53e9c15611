import { accountActions } from '../../chain/client/history/history.ts';
import type { ActionPage } from '../../chain/history/provider.ts';
import { mayBeSpam } from '../../chain/history/spam/may-be-spam.ts';
import { createActionList, type ActionListStore } from '../history/action-list.ts';
import { cachedLists } from '../history/cached-lists.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore } from '../load-store.ts';
import { $settings } from '../settings/settings.ts';

/** One screen of rows. The full history is on a separate tab. */
const limit = 20;

const kept = cachedLists<ActionListStore>(50);

/** An account's latest actions without spam, refreshed every few seconds. */
export function accountActionsStore(name: string): ActionListStore {
  // Rows that were loaded are not filtered again.
  return kept(`${name} ${$settings.get().spamSenders.join()}`, () => makeList(name));
}

function makeList(name: string): ActionListStore {
  const read = async (cursor: string | null = null) =>
    filtered(await accountActions(chainAccess(), name, { limit, cursor }), name);
  const latest = createLoadStore(`actions/${name}`, () => read(), {
    refreshEvery: 4_000,
    isEmpty: ({ rows, next }) => rows.length === 0 && next === null,
  });
  return createActionList(latest, read);
}

/** The spam filter is loaded only for rows that need it. */
async function filtered(page: ActionPage, name: string): Promise<ActionPage> {
  const { spamSenders } = $settings.get();
  if (spamSenders.length === 0 && !page.rows.some(mayBeSpam)) return page;
  const { withoutSpam } = await import('../../chain/history/spam/without-spam.ts');
  return { ...page, rows: withoutSpam(page.rows, name, chainConfig(), spamSenders) };
}
