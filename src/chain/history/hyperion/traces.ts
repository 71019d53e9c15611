import { actionTree, type Step } from '../../model/action/action-tree.ts';
import type { ActionTrace } from '../../model/action/action.ts';
import { readRamDeltas } from '../../model/action/read-action.ts';
import { isRecord, listOf, textOf } from '../../rpc/json.ts';
import { type HyperionAction, hyperionActions, hyperionDocuments } from './deliveries.ts';
import { placesOf } from './places.ts';

/** Hyperion's documents of one transaction as trees of actions, each with all its receivers. */
export function hyperionTraces(entries: unknown): ActionTrace[] {
  const actions = hyperionActions(hyperionDocuments(listOf(entries).filter(isRecord)));
  const places = placesOf(actions);
  const seen = new Set<unknown>();
  return actionTree(
    actions.map((action, index): Step => {
      // A document of several actions has the output and the RAM of the first.
      const fresh = action.documents.filter((document) => !seen.has(document));
      for (const document of fresh) seen.add(document);
      return stepOf(action, fresh, places[index]!);
    }),
  );
}

function stepOf(
  { document, receivers, globalSequence }: HyperionAction,
  fresh: HyperionAction['documents'],
  { ordinal, creator }: { readonly ordinal: number; readonly creator: number },
): Step {
  const { action, digest } = document;
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
}
