import { createBinaryReader, joined, leb, signedLeb, sized } from './binary.ts';
import type { BinaryReader } from './binary.ts';
import { meterBody } from './metering.ts';
import { op } from './opcodes.ts';
import { readModule, section } from './sections.ts';
import type { ModuleShape } from './sections.ts';
import { ensure } from '../engine/errors.ts';

/** Exports of a metered module for the host. */
export const FUEL_EXPORT = '$fuel';
export const MEMORY_EXPORT = '$memory';
export const START_EXPORT = '$start';

/** nodeos's limits: 33 MiB of memory, table elements, call depth. */
const MAX_PAGES = 528;
const MAX_TABLE_ELEMENTS = 1024;
const MAX_CALL_DEPTH = 250;
/** `apply(i64, i64, i64)`, in the form of `ModuleShape.types`. */
const APPLY_TYPE = '126,126,126>';

const HEADER = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const I32 = 0x7f;
const KIND = { function: 0, memory: 2, global: 3 };

/**
 * Validates a contract's code like nodeos's setcode and returns the module to run: with meters
 * added. `fuel` is an instance's initial fuel. Throws 3070003, also with the name of an unsupported
 * intrinsic. An endless loop must end, because everything on the chain shares one thread. Killing a
 * worker instead would make every table access cross threads, which costs more than most actions;
 * and its limit would depend on the machine's speed. Counting instructions ends the loop at the
 * same place on every machine and bills the same CPU.
 */
export function prepareModule(
  code: Uint8Array,
  intrinsics: ReadonlySet<string>,
  fuel: number,
): WebAssembly.Module {
  const bytes = Uint8Array.from(code);
  ensure(WebAssembly.validate(bytes), 'wasm_serialization_error', () => reasonOf(bytes));
  try {
    const shape = readModule(bytes);
    checkShape(shape, intrinsics);
    return new WebAssembly.Module(metered(shape, fuel));
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof WebAssembly.CompileError)) throw error;
    return ensure(false, 'wasm_serialization_error', error.message) as never;
  }
}

function checkShape(shape: ModuleShape, intrinsics: ReadonlySet<string>): void {
  const fail = 'wasm_serialization_error';
  for (const { name, isFunction } of shape.imports)
    ensure(isFunction && intrinsics.has(name), fail, `${name} unresolveable`);
  const apply = shape.exports.find(({ name, kind }) => name === 'apply' && kind === KIND.function);
  ensure(apply, fail, 'apply not exported');
  ensure(
    shape.types[shape.functions[apply.index] ?? -1] === APPLY_TYPE,
    fail,
    'apply has wrong type',
  );
  ensure(
    (shape.memory?.initial ?? 0) <= MAX_PAGES,
    fail,
    `Smart contract initial memory size must be less than or equal to ${MAX_PAGES * 64}KiB`,
  );
  ensure(
    shape.tableElements <= MAX_TABLE_ELEMENTS,
    fail,
    `Smart contract table limited to ${MAX_TABLE_ELEMENTS} elements`,
  );
}

/** The module with bounded memory, metered functions, and exported counters. */
function metered(shape: ModuleShape, fuel: number): Uint8Array<ArrayBuffer> {
  const { sections, globals, memory, imports } = shape;
  const meters = { fuel: globals, depth: globals + 1, imported: imports.length };
  const changed = new Map(sections);
  if (memory) {
    const maximum = Math.min(memory.maximum ?? MAX_PAGES, MAX_PAGES);
    const limits = [1, 1, ...leb(memory.initial), ...leb(maximum)];
    changed.set(section.memory, Uint8Array.from(limits));
  }
  const counters = [...counter(fuel), ...counter(MAX_CALL_DEPTH)];
  changed.set(section.global, appended(sections.get(section.global), 2, counters));
  const exported = [exportOf(FUEL_EXPORT, KIND.global, leb(meters.fuel))];
  if (memory) exported.push(exportOf(MEMORY_EXPORT, KIND.memory, [0]));
  // The host runs it instead, once it can access memory and fuel.
  const start = sections.get(section.start);
  if (start) exported.push(exportOf(START_EXPORT, KIND.function, [...start]));
  changed.delete(section.start);
  const exports = appended(sections.get(section.export), exported.length, exported.flat());
  changed.set(section.export, exports);
  const bodies = sections.get(section.code);
  if (bodies) {
    const part = createBinaryReader(bodies);
    const count = part.u32();
    const functions = Array.from({ length: count }, () =>
      sized(meterBody(part.bytes(part.u32()), meters)),
    );
    changed.set(section.code, joined([Uint8Array.from(leb(count)), ...functions]));
  }
  const order = [...changed.keys()].sort((a, b) => a - b);
  const parts = order.flatMap((number) => [Uint8Array.of(number), sized(changed.get(number)!)]);
  return Uint8Array.from(joined([HEADER, ...parts]));
}

/** A mutable global with an initial value. */
function counter(start: number): number[] {
  return [I32, 1, op.i32Const, ...signedLeb(start), op.end];
}

function exportOf(name: string, kind: number, index: number[]): number[] {
  return [...leb(name.length), ...Buffer.from(name), kind, ...index];
}

/** A module's list with additional items. */
function appended(list: Uint8Array | undefined, more: number, items: number[]): Uint8Array {
  const part: BinaryReader = createBinaryReader(list ?? Uint8Array.of(0));
  const count = Uint8Array.from(leb(part.u32() + more));
  return joined([count, part.bytes(part.left), Uint8Array.from(items)]);
}

/** The engine's reason for refusing a module. */
function reasonOf(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    new WebAssembly.Module(bytes);
  } catch (error) {
    if (error instanceof Error) return error.message.replace(/^WebAssembly\.Module\(\): /, '');
  }
  return 'invalid module';
}
