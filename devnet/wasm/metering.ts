import { createBinaryReader, joined, leb, signedLeb } from './binary.ts';
import { costOf, EMPTY_BLOCK, HOST_CALL_COST, op, skipImmediates } from './opcodes.ts';

/** What metering must know of the module. */
export interface Meters {
  /** Indexes of the globals that metered code counts with. */
  fuel: number;
  depth: number;
  /** Functions below this index are the host's. */
  imported: number;
}

/** What passing the meter itself is charged. */
const METER_COST = 4;

/** A place in a function's code where something is put in. */
interface Insertion {
  at: number;
  bytes: (costs: readonly number[]) => number[];
}

/**
 * A function's body with meters: wherever it is entered and at each loop's head the fuel goes down
 * by all the instructions that are there up to the next inner loop, so that no instruction runs
 * that was not paid; below zero it traps. Around calls the depth is counted, which traps at zero.
 * Throws where the body holds what nodes do not take.
 */
export function meterBody(body: Uint8Array, { fuel, depth, imported }: Meters): Uint8Array {
  const reader = createBinaryReader(body);
  const insertions: Insertion[] = [];
  /** Costs of the function itself and of each loop, and which of them each open block is in. */
  const costs = [METER_COST];
  const regions = [0];

  for (let declarations = reader.u32(); declarations > 0; declarations--) {
    reader.skipLeb();
    reader.skip(1);
  }
  insertions.push({ at: reader.place, bytes: (all) => payment(fuel, all[0]!) });
  while (reader.left > 0) {
    const start = reader.place;
    const code = reader.byte();
    const toHost =
      code === op.call && createBinaryReader(body.subarray(start + 1)).u32() < imported;
    skipImmediates(code, reader);
    const region = regions.at(-1);
    if (region === undefined) throw new RangeError('code after the end of a function');
    costs[region]! += toHost ? HOST_CALL_COST : costOf(code);
    if (code === op.block || code === op.if) regions.push(region);
    else if (code === op.end) regions.pop();
    else if (code === op.loop) {
      const own = costs.push(METER_COST) - 1;
      regions.push(own);
      insertions.push({ at: reader.place, bytes: (all) => payment(fuel, all[own]!) });
    } else if (code === op.call || code === op.callIndirect) {
      insertions.push({ at: start, bytes: () => descent(depth) });
      insertions.push({ at: reader.place, bytes: () => count(depth, op.i32Add, 1) });
    }
  }
  return insert(body, insertions, costs);
}

function insert(
  body: Uint8Array,
  insertions: readonly Insertion[],
  costs: readonly number[],
): Uint8Array {
  const parts: Uint8Array[] = [];
  let done = 0;
  for (const { at, bytes } of insertions) {
    parts.push(body.subarray(done, at), Uint8Array.from(bytes(costs)));
    done = at;
  }
  return joined([...parts, body.subarray(done)]);
}

function payment(fuel: number, cost: number): number[] {
  return [
    ...count(fuel, op.i32Sub, cost),
    ...[op.globalGet, ...leb(fuel), op.i32Const, 0, op.i32LtS],
    ...trapIf(),
  ];
}

function descent(depth: number): number[] {
  return [...count(depth, op.i32Sub, 1), ...[op.globalGet, ...leb(depth), op.i32Eqz], ...trapIf()];
}

function count(global: number, operation: number, by: number): number[] {
  const index = leb(global);
  return [op.globalGet, ...index, op.i32Const, ...signedLeb(by), operation, op.globalSet, ...index];
}

function trapIf(): number[] {
  return [op.if, EMPTY_BLOCK, op.unreachable, op.end];
}
