import { createBinaryReader } from './binary.ts';
import type { BinaryReader } from './binary.ts';

/** Section ids of a module, in required order. */
export const section = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  table: 4,
  memory: 5,
  global: 6,
  export: 7,
  start: 8,
  code: 10,
  last: 11,
} as const;

/** The parts of a module needed for validation and metering. */
export interface ModuleShape {
  /** Contents by section id, without custom sections. */
  sections: Map<number, Uint8Array>;
  /** `module.field` of imports, including non-functions. */
  imports: { name: string; isFunction: boolean }[];
  /** Function types of the type section, as `parameters>results` in value type codes. */
  types: string[];
  /** Type indexes of all functions, imported ones first. */
  functions: number[];
  exports: { name: string; kind: number; index: number }[];
  globals: number;
  /** Initial and maximum pages; absent without a memory. */
  memory: { initial: number; maximum: number | undefined } | undefined;
  tableElements: number;
}

const FUNCTION_KIND = 0;
const HEADER = 8;

/** Parses a module. Throws a RangeError if nodes would refuse it. */
export function readModule(code: Uint8Array): ModuleShape {
  const reader = createBinaryReader(code);
  reader.skip(HEADER);
  const sections = new Map<number, Uint8Array>();
  while (reader.left > 0) {
    const number = reader.byte();
    const content = reader.bytes(reader.u32());
    if (number > section.last) throw new RangeError(`unknown section ${number}`);
    if (number !== section.custom) sections.set(number, content);
  }
  const within = <Item>(number: number, read: (part: BinaryReader) => Item): Item[] => {
    const part = createBinaryReader(sections.get(number) ?? Uint8Array.of(0));
    return Array.from({ length: part.u32() }, () => read(part));
  };
  const imported = within(section.import, readImport);
  return {
    sections,
    imports: imported.map(({ name, type }) => ({ name, isFunction: type !== undefined })),
    types: within(section.type, readType),
    functions: [
      ...imported.flatMap(({ type }) => (type === undefined ? [] : [type])),
      ...within(section.function, (part) => part.u32()),
    ],
    exports: within(section.export, (part) => ({
      name: part.text(),
      kind: part.byte(),
      index: part.u32(),
    })),
    globals: createBinaryReader(sections.get(section.global) ?? Uint8Array.of(0)).u32(),
    memory: within(section.memory, readLimits)[0],
    tableElements: within(section.table, readTable).reduce((sum, { initial }) => sum + initial, 0),
  };
}

function readType(part: BinaryReader): string {
  if (part.byte() !== 0x60) throw new RangeError('unknown type form');
  const list = (): string => [...part.bytes(part.u32())].join(',');
  return `${list()}>${list()}`;
}

/** `type` is a function's. Other imports are refused, so they are not parsed further. */
function readImport(part: BinaryReader): { name: string; type: number | undefined } {
  const name = `${part.text()}.${part.text()}`;
  if (part.byte() === FUNCTION_KIND) return { name, type: part.u32() };
  part.skip(part.left);
  return { name, type: undefined };
}

function readTable(part: BinaryReader): { initial: number } {
  if (part.byte() !== 0x70) throw new RangeError('unknown table element type');
  return readLimits(part);
}

function readLimits(part: BinaryReader): { initial: number; maximum: number | undefined } {
  const flags = part.byte();
  if (flags > 1) throw new RangeError('invalid limits');
  return { initial: part.u32(), maximum: flags === 1 ? part.u32() : undefined };
}
