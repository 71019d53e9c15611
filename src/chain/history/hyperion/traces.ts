import type { ActionTrace } from '../../model/action/action.ts';
import { isRecord, listOf } from '../../rpc/json.ts';
import { hyperionDocuments } from './documents.ts';
import { actionsWithOrdinals } from './ordinals.ts';
import { hyperionTrees } from './trees.ts';

/** Hyperion's documents of one transaction, of any version, as trees of actions. */
export function hyperionTraces(entries: unknown): ActionTrace[] {
  return hyperionTrees(actionsWithOrdinals(hyperionDocuments(listOf(entries).filter(isRecord))));
}
