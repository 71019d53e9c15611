import { createBinaryReader, joined, leb, signedLeb } from './binary.ts';
import { costOf, EMPTY_BLOCK, HOST_CALL_COST, op, skipImmediates } from './opcodes.ts';

/** The module's facts for metering. */
export interface Meters {
  /** Indexes of the globals used for counting. */
  fuel: number;
  depth: number;
  /** Functions below this index are imported. */
  imported: number;
}

/** Cost of passing a meter, and the minimum size of a branch with its own meter. */
const METER_COST = 4;
const MIN_BRANCH_COST = 16;

/** A section of code that is charged at its beginning. */
interface Region {
  /** Offset in the function's body. */
  at: number;
  cost: number;
  /**
   * The region it branches from, which can pay for it; a loop's body must pay on each iteration.
   */
  branchOf: Region | undefined;
}

/** An insertion at an offset of a function's body. */
interface Insertion {
  at: number;
  bytes: number[];
}

/**
 * A function's body with meters. At its entry, at each loop's head and in each longer branch the
 * fuel decreases by all instructions up to the next meter, so that every instruction is paid in
 * advance; below zero it traps. Calls count the depth, which traps at zero. Throws for code that
 * nodes refuse.
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
  /** The current region of each open block. */
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

/** The regions with a meter. Short ones are paid by the region they branch from. */
function settled(regions: readonly Region[]): Region[] {
  const kept: Region[] = [];
  for (const region of regions.toReversed()) {
    if (region.branchOf && region.cost < MIN_BRANCH_COST) region.branchOf.cost += region.cost;
    else kept.push(region);
  }
  return kept;
}

/**
 * Insertions at the same offset keep their order: the end of a call before the start of a branch.
 */
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
    op.globalGet,
    ...leb(fuel),
    op.i32Const,
    0,
    op.i32LtS,
    ...trapIf(),
  ];
}

function descent(depth: number): number[] {
  return [...count(depth, op.i32Sub, 1), op.globalGet, ...leb(depth), op.i32Eqz, ...trapIf()];
}

function count(global: number, operation: number, by: number): number[] {
  const index = leb(global);
  return [op.globalGet, ...index, op.i32Const, ...signedLeb(by), operation, op.globalSet, ...index];
}

function trapIf(): number[] {
  return [op.if, EMPTY_BLOCK, op.unreachable, op.end];
}
