import type { History } from '../../history/history.ts';
import type { RecordedAction } from '../../history/records.ts';
import type { ActionTrace, Block } from '../../types.ts';
import { actionDocument } from '../hyperion/action-document.ts';
import { actionFilter } from '../hyperion/action-filter.ts';
import type { Params } from '../params.ts';
import { field, fieldFilters } from './request.ts';

type ActionTest = (action: RecordedAction) => boolean;

/**
 * Which actions a request is for: those of a contract and its action (`*` for any), those an
 * account was told of, or both at once. Throws where it names neither: nobody is sent everything.
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

/** As the index holds it: what a transfer says stands apart, where it can be searched by type. */
export function streamedAction(recorded: RecordedAction): Record<string, unknown> {
  const document = actionDocument(recorded);
  const { data, ...act } = document['act'] as Record<string, unknown>;
  if (act['name'] !== 'transfer' || typeof data !== 'object') return document;
  return { ...document, act, '@transfer': data };
}
