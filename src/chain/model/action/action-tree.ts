import type { ActionTrace, ActionView, RamDelta } from './action.ts';
import type { RamOperation, TableChange } from './state-change.ts';

/** One delivery of an action to one receiver, as nodes list them. */
export interface Step extends Omit<ActionTrace, keyof ActionView | 'inline'> {
  readonly action: ActionView;
  /** Scheduling order, from 1. */
  readonly ordinal: number;
  /** Ordinal of the action that sent it; 0 for a signed action. */
  readonly creator: number;
  /** The nearest sender that was not a notification itself, if the source reports it. */
  readonly ancestor: number | null;
}

interface Node extends ActionTrace {
  receivers: string[];
  console: string;
  ramDeltas: RamDelta[];
  tableChanges?: TableChange[];
  ramOperations?: RamOperation[];
  inline: Node[];
  depth: number;
}

/** Far deeper than chains allow. Steps nested deeper in a hostile response become roots. */
export const MAX_DEPTH = 64;

/**
 * The action traces of a transaction as trees. Notifications are merged into their action. Inline
 * actions are below the action that sent them, also if a notified contract did.
 */
export function actionTree(steps: readonly Step[]): ActionTrace[] {
  const ordered = steps.toSorted((a, b) => a.ordinal - b.ordinal);
  const byOrdinal = new Map<number, Node>();
  const receiverAt = new Map(ordered.map(({ ordinal, receivers: [first] }) => [ordinal, first]));
  const roots: Node[] = [];
  for (const step of ordered) {
    const above = nodeAbove(step, byOrdinal);
    if (above && isNotification(step) && sameAction(step.action, above)) {
      deliver(step, above);
      claim(byOrdinal, step.ordinal, above);
      continue;
    }
    const node = newNode(step, above, receiverAt.get(step.creator));
    if (above && node.depth <= MAX_DEPTH) above.inline.push(node);
    else roots.push(node);
    claim(byOrdinal, step.ordinal, node);
  }
  return roots.map(strip);
}

/** A sender comes before what it sends. This also prevents cycles in a hostile response. */
function nodeAbove(step: Step, byOrdinal: ReadonlyMap<number, Node>): Node | undefined {
  return [step.ancestor ?? 0, step.creator]
    .filter((ordinal) => ordinal > 0 && ordinal < step.ordinal)
    .map((ordinal) => byOrdinal.get(ordinal))
    .find((node) => node !== undefined);
}

function isNotification(step: Step): boolean {
  return !step.receivers.includes(step.action.account);
}

function sameAction(action: ActionView, node: Node): boolean {
  return action.account === node.account && action.name === node.name;
}

function deliver(step: Step, node: Node): void {
  for (const receiver of step.receivers)
    if (!node.receivers.includes(receiver)) node.receivers.push(receiver);
  node.console += step.console;
  for (const delta of step.ramDeltas) node.ramDeltas.push(delta);
  if (step.tableChanges) node.tableChanges = [...(node.tableChanges ?? []), ...step.tableChanges];
  if (step.ramOperations)
    node.ramOperations = [...(node.ramOperations ?? []), ...step.ramOperations];
}

function claim(byOrdinal: Map<number, Node>, ordinal: number, node: Node): void {
  if (!byOrdinal.has(ordinal)) byOrdinal.set(ordinal, node);
}

function newNode(step: Step, above: Node | undefined, sender: string | undefined): Node {
  return {
    ...step.action,
    ...(above && sender !== undefined && sender !== above.account && { sentBy: sender }),
    ordinal: step.ordinal,
    receivers: [...new Set(step.receivers)],
    globalSequence: step.globalSequence,
    console: step.console,
    ramDeltas: [...step.ramDeltas],
    ...(step.digest !== undefined && { digest: step.digest }),
    ...(step.returned && { returned: step.returned }),
    ...(step.tableChanges && { tableChanges: [...step.tableChanges] }),
    ...(step.ramOperations && { ramOperations: [...step.ramOperations] }),
    inline: [],
    depth: (above?.depth ?? 0) + 1,
  };
}

function strip({ depth: _, inline, ...trace }: Node): ActionTrace {
  return { ...trace, inline: inline.map(strip) };
}
