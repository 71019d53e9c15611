import type { History } from '../../history/history.ts';
import type { RecordedAction } from '../../history/records.ts';
import type { ActionTrace, Block } from '../../types.ts';
import { actionDocument } from '../hyperion/action-document.ts';
import { actionFilter } from '../hyperion/action-filter.ts';
import type { Params } from '../params.ts';
import { field, fieldFilters } from './request.ts';

type ActionTest = (action: RecordedAction) => boolean;

/**
 * The actions a request matches: by contract and action (`*` for any), by notified account, or
 * both. Throws if it has neither.
 */
export function actionTest(request: Params): ActionTest {
  const [contract, action, account] = ['contract', 'action', 'account'].map((name) =>
    field(request, name),
  );
  if (!account && !(contract && action)) throw new Error('contract and action are required');
  const filters = fieldFilters(request).map(({ field: name, value }) =>
    actionFilter({ [name]: value }),
  );
  const either = request['filter_op'] === 'or' && filters.length > 0;
  return (recorded) => {
    const [first] = recorded.receivers as [ActionTrace, ...ActionTrace[]];
    return (
      (!contract || first.act.account === contract) &&
      (!action || action === '*' || first.act.name === action) &&
      (!account || recorded.receivers.some(({ receiver }) => receiver === account)) &&
      (either
        ? filters.some((filter) => filter(recorded))
        : filters.every((filter) => filter(recorded)))
    );
  };
}

export function actionsOfBlock(history: History, block: Block): RecordedAction[] {
  return block.traces.flatMap(({ id }) => {
    const recorded = history.transaction(id);
    return recorded?.block.num === block.num ? history.actionsIn(recorded) : [];
  });
}

/** As indexed: transfer fields are separate, for typed searching. */
export function streamedAction(recorded: RecordedAction): Record<string, unknown> {
  const document = actionDocument(recorded);
  const { data, ...act } = document['act'] as Record<string, unknown>;
  if (act['name'] !== 'transfer' || typeof data !== 'object') return document;
  return { ...document, act, '@transfer': data };
}
