import { accountActions } from '../../chain/client/history/history.ts';
import { createActionList, type ActionListStore } from '../history/action-list.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore } from '../query.ts';

/** One screen of rows. The full history is on a separate tab. */
const limit = 20;

/** An account's latest actions, refreshed every few seconds. */
export function accountActionsStore(name: string): ActionListStore {
  const latest = createLoadStore(
    `actions/${name}`,
    () => accountActions(chainAccess(), name, { limit }),
    {
      refreshEvery: 4_000,
      isEmpty: ({ rows, next }) => rows.length === 0 && next === null,
    },
  );
  return createActionList(latest, (cursor) =>
    accountActions(chainAccess(), name, { limit, cursor }),
  );
}
