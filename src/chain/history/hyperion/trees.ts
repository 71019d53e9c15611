import { actionTree, type Step } from '../../model/action/action-tree.ts';
import type { ActionTrace } from '../../model/action/action.ts';
import { readRamDeltas } from '../../model/action/trace-fields.ts';
import { textOf } from '../../rpc/json.ts';
import type { HyperionDocument, OrderedAction } from './documents.ts';

/** Trees of a transaction's actions, each with all its receivers. */
export function hyperionTrees(actions: readonly OrderedAction[]): ActionTrace[] {
  const seen = new Set<HyperionDocument>();
  return actionTree(
    actions.map((placed): Step => {
      const { document, documents, ordinal, creator, receivers, globalSequence } = placed;
      const { action, digest } = document;
      // A document of several actions has the output and the RAM of the first.
      const fresh = documents.filter((one) => !seen.has(one));
      for (const one of fresh) seen.add(one);
      return {
        action,
        ordinal,
        creator,
        ancestor: null,
        receivers,
        globalSequence,
        console: fresh.map(({ entry }) => textOf(entry.console) ?? '').join(''),
        ramDeltas: fresh.flatMap(({ entry }) => readRamDeltas(entry.account_ram_deltas)),
        ...(digest !== null && { digest }),
      };
    }),
  );
}
