import type { BinaryReader } from './binary.ts';

/** Instructions relevant for metering. */
export const op = {
  unreachable: 0x00,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  brIf: 0x0d,
  call: 0x10,
  callIndirect: 0x11,
  globalGet: 0x23,
  globalSet: 0x24,
  memoryGrow: 0x40,
  i32Const: 0x41,
  i32Eqz: 0x45,
  i32LtS: 0x48,
  i32Add: 0x6a,
  i32Sub: 0x6b,
} as const;

/** Block types without a result, and value types of those with one. */
export const EMPTY_BLOCK = 0x40;
const BLOCK_TYPES = [EMPTY_BLOCK, 0x7f, 0x7e, 0x7d, 0x7c];

/** Slow instructions: divisions and square roots. */
const SLOW = new Set([0x6d, 0x6e, 0x6f, 0x70, 0x7f, 0x80, 0x81, 0x82, 0x91, 0x95, 0x9f, 0xa3]);
const SLOW_COST = 8;
const CALL_COST = 8;
/** Cost of a call to the host, which an indirect call can be. */
export const HOST_CALL_COST = 100;
const GROW_COST = 5_000;

/** An instruction's cost, in units of a simple one. */
export function costOf(code: number): number {
  if (SLOW.has(code)) return SLOW_COST;
  if (code === op.call) return CALL_COST;
  if (code === op.callIndirect) return HOST_CALL_COST;
  return code === op.memoryGrow ? GROW_COST : 1;
}

/**
 * Skips an instruction's immediates. Throws for instructions after the first version of
 * WebAssembly, which nodes refuse.
 */
export function skipImmediates(code: number, reader: BinaryReader): void {
  if (code >= 0x45 && code <= 0xbf) return;
  switch (code) {
    case 0x00:
    case 0x01:
    case 0x05:
    case 0x0b:
    case 0x0f:
    case 0x1a:
    case 0x1b:
      return;
    case 0x02:
    case 0x03:
    case 0x04:
      if (BLOCK_TYPES.includes(reader.byte())) return;
      throw new RangeError('invalid block type');
    case 0x0e:
      for (let targets = reader.u32() + 1; targets > 0; targets--) reader.skipLeb();
      return;
    case 0x11:
      reader.skipLeb();
      reader.skip(1);
      return;
    case 0x3f:
    case 0x40:
      reader.skip(1);
      return;
    case 0x41:
    case 0x42:
      reader.skipLeb();
      return;
    case 0x43:
      reader.skip(4);
      return;
    case 0x44:
      reader.skip(8);
      return;
    default:
      skipIndexes(code, reader);
  }
}

/** Branches, calls, variables and memory accesses: one index, or an alignment and an offset. */
function skipIndexes(code: number, reader: BinaryReader): void {
  const indexed = code === 0x0c || code === 0x0d || code === 0x10 || (code >= 0x20 && code <= 0x24);
  const memory = code >= 0x28 && code <= 0x3e;
  if (!indexed && !memory) throw new RangeError(`unknown opcode 0x${code.toString(16)}`);
  reader.skipLeb();
  if (memory) reader.skipLeb();
}
