import { accountActions } from '../../chain/client/history/history.ts';
import { defaultFilters } from '../../chain/model/action/action-filters.ts';
import { createActionList, type ActionListStore } from '../history/action-list.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore } from '../query.ts';

/** As many as fill a screen: the account's whole history has a part of its own. */
const limit = 20;
/** As a history is first shown: without spam. */
const filters = defaultFilters;

/** The history of an account, newest first; new actions are looked for every few seconds. */
export function accountActionsStore(name: string): ActionListStore {
  const latest = createLoadStore(
    `actions/${name}`,
    () => accountActions(chainAccess(), name, { limit, filters }),
    {
      refreshEvery: 4_000,
      isEmpty: ({ rows, next }) => rows.length === 0 && next === null,
    },
  );
  return createActionList(latest, (cursor) =>
    accountActions(chainAccess(), name, { limit, cursor, filters }),
  );
}
