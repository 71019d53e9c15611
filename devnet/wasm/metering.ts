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

/** What passing a meter is charged, and what a branch must hold to get a meter of its own. */
const METER_COST = 4;
const MIN_BRANCH_COST = 16;

/** A stretch of code that is paid for where it begins. */
interface Region {
  /** Where in the function's body. */
  at: number;
  cost: number;
  /** The region it is a branch of, which can pay for it too; a loop's must pay each time round. */
  branchOf: Region | undefined;
}

/** Something that is put in at a place of a function's body. */
interface Insertion {
  at: number;
  bytes: number[];
}

/**
 * A function's body with meters: where it is entered, at each loop's head and in each longer branch
 * the fuel goes down by all the instructions from there that are in no further such stretch, so that
 * no instruction runs that was not paid; below zero it traps. Around calls the depth is counted,
 * which traps at zero. Throws where the body holds what nodes do not take.
 */
export function meterBody(body: Uint8Array, meters: Meters): Uint8Array {
  const reader = createBinaryReader(body);
  const insertions: Insertion[] = [];
  const regions: Region[] = [];
  for (let declarations = reader.u32(); declarations > 0; declarations--) {
    reader.skipLeb();
    reader.skip(1);
  }
  const begin = (branchOf?: Region): Region => {
    const region = { at: reader.place, cost: METER_COST, branchOf };
    regions.push(region);
    return region;
  };
  /** The region at the present place of each block that is open. */
  const open = [begin()];
  while (reader.left > 0) {
    const start = reader.place;
    const code = reader.byte();
    const toHost =
      code === op.call && createBinaryReader(body.subarray(start + 1)).u32() < meters.imported;
    skipImmediates(code, reader);
    const region = open.at(-1);
    if (!region) throw new RangeError('code after the end of a function');
    region.cost += toHost ? HOST_CALL_COST : costOf(code);
    if (code === op.block) open.push(region);
    else if (code === op.if) open.push(begin(region));
    else if (code === op.loop) open.push(begin());
    else if (code === op.end) open.pop();
    else if (code === op.else) open.splice(-1, 1, begin(open.at(-2)));
    else if (code === op.brIf) open.splice(-1, 1, begin(region));
    else if (code === op.call || code === op.callIndirect) {
      insertions.push({ at: start, bytes: descent(meters.depth) });
      insertions.push({ at: reader.place, bytes: count(meters.depth, op.i32Add, 1) });
    }
  }
  for (const { at, cost } of settled(regions))
    insertions.push({ at, bytes: payment(meters.fuel, cost) });
  return insert(body, insertions);
}

/** The regions that get a meter: of what is too short the one it branches from pays for it. */
function settled(regions: readonly Region[]): Region[] {
  const kept: Region[] = [];
  for (const region of regions.toReversed()) {
    if (region.branchOf && region.cost < MIN_BRANCH_COST) region.branchOf.cost += region.cost;
    else kept.push(region);
  }
  return kept;
}

/** Those at the same place in the order they come in: what ends a call before what begins a branch. */
function insert(body: Uint8Array, insertions: readonly Insertion[]): Uint8Array {
  const parts: Uint8Array[] = [];
  let done = 0;
  for (const { at, bytes } of insertions.toSorted((one, other) => one.at - other.at)) {
    parts.push(body.subarray(done, at), Uint8Array.from(bytes));
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
