export type WasmProblem = 'not-wasm' | 'malformed' | 'no-apply' | 'imports' | 'too-large';

export interface WasmFacts {
  /** The first problem that makes the chain refuse the code; null for none. */
  readonly problem: WasmProblem | null;
  /** Imported functions of the chain. */
  readonly imports: readonly string[];
}

/** The limit of nodeos for code. */
export const mostCodeBytes = 20 * 1024 * 1024;

const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const IMPORTS = 2;
const EXPORTS = 7;
const FUNCTION = 0;
/** The module that contracts import the chain's functions from. */
const CHAIN_MODULE = 'env';

/** Checks the sections of a WebAssembly file that the chain looks at first. */
export function wasmFacts(bytes: Uint8Array): WasmFacts {
  const failed = (problem: WasmProblem): WasmFacts => ({ problem, imports: [] });
  if (HEADER.some((byte, at) => bytes[at] !== byte)) return failed('not-wasm');
  if (bytes.length > mostCodeBytes) return failed('too-large');
  try {
    const { imports, exports } = sectionsOf(bytes);
    const names = imports.map(({ name }) => name);
    if (imports.some(({ module }) => module !== CHAIN_MODULE))
      return { problem: 'imports', imports: names };
    return { problem: exports.includes('apply') ? null : 'no-apply', imports: names };
  } catch {
    return failed('malformed');
  }
}

interface Import {
  readonly module: string;
  readonly name: string;
}

/** Throws RangeError if the file ends too early. */
function sectionsOf(bytes: Uint8Array) {
  const reader = openReader(bytes, HEADER.length);
  const imports: Import[] = [];
  const exports: string[] = [];
  while (!reader.atEnd()) {
    const kind = reader.byte();
    const size = reader.number();
    const end = reader.place() + size;
    if (end > bytes.length) throw new RangeError('section');
    if (kind === IMPORTS)
      for (let left = reader.number(); left > 0; left--) imports.push(importOf(reader));
    if (kind === EXPORTS)
      for (let left = reader.number(); left > 0; left--) exports.push(...exportOf(reader));
    reader.moveTo(end);
  }
  return { imports, exports };
}

type Reader = ReturnType<typeof openReader>;

function importOf(reader: Reader): Import {
  const [module, name] = [reader.text(), reader.text()];
  const kind = reader.byte();
  // Contracts of nodeos import functions only; anything else has another layout.
  if (kind !== FUNCTION) throw new RangeError('import');
  reader.number();
  return { module, name };
}

function exportOf(reader: Reader): string[] {
  const name = reader.text();
  const kind = reader.byte();
  reader.number();
  return kind === FUNCTION ? [name] : [];
}

function openReader(bytes: Uint8Array, start: number) {
  let at = start;
  const byte = (): number => {
    const value = bytes[at++];
    if (value === undefined) throw new RangeError('end');
    return value;
  };
  /** LEB128, unsigned, up to 32 bits. */
  const number = (): number => {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const part = byte();
      value += (part & 127) * 2 ** shift;
      if (part < 128) return value;
    }
    throw new RangeError('number');
  };
  return {
    byte,
    number,
    place: () => at,
    atEnd: () => at >= bytes.length,
    moveTo: (index: number) => void (at = index),
    text(): string {
      const size = number();
      if (at + size > bytes.length) throw new RangeError('text');
      at += size;
      return new TextDecoder().decode(bytes.subarray(at - size, at));
    },
  };
}
