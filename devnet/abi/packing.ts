import { PAST_END } from './bytes.ts';
import type { Reader, Writer } from './bytes.ts';
import type { AbiField, AbiJson } from './types.ts';

/** Packs and unpacks values of one type. */
export interface Packing {
  read(reader: Reader): unknown;
  write(writer: Writer, value: unknown): void;
}

type PackingOf = (type: string) => Packing;

/** nodeos's own limit. */
const MAX_DEPTH = 32;
/** Short lists may be longer than the remaining bytes, since items may be empty. */
const SMALL_LIST = 1024;

/**
 * Packings of an ABI's types by name. Structs are objects, variants [type, value], optionals null
 * or a value; scalars depend on their packings. Throws 'Unknown type …' and 'Types are nested too
 * deeply'.
 */
export function createPackings(
  abi: AbiJson,
  scalars: Readonly<Record<string, Packing>>,
): (type: string) => Packing {
  const packings = new Map<string, Packing>(Object.entries(scalars));
  let depth = 0;

  function nest<Result>(body: () => Result): Result {
    if (depth === MAX_DEPTH) throw new Error('Types are nested too deeply');
    depth += 1;
    try {
      return body();
    } finally {
      depth -= 1;
    }
  }

  function packingOf(type: string): Packing {
    const existing = packings.get(type);
    if (existing) return existing;
    let resolved: Packing | undefined;
    const resolve = (): Packing => (resolved ??= make(type));
    // Registered before it is complete, so that types can be recursive.
    const made: Packing = {
      read: (reader) => nest(() => resolve().read(reader)),
      write: (writer, value) => nest(() => resolve().write(writer, value)),
    };
    packings.set(type, made);
    return made;
  }

  function make(type: string): Packing {
    if (type.endsWith('$')) return packingOf(type.slice(0, -1));
    if (type.endsWith('?')) return optional(packingOf(type.slice(0, -1)));
    if (type.endsWith('[]')) return list(packingOf(type.slice(0, -2)));
    const sized = /^(.*)\[(\d+)\]$/.exec(type);
    if (sized) return list(packingOf(sized[1] ?? ''), Number(sized[2]));
    const alias = abi.types?.find(({ new_type_name }) => new_type_name === type);
    if (alias) return packingOf(alias.type);
    const choice = abi.variants?.find(({ name }) => name === type);
    if (choice) return variant(type, choice.types, packingOf);
    return struct(type, fieldsOf(type), packingOf);
  }

  /** Base fields come first. */
  function fieldsOf(type: string): AbiField[] {
    const found = abi.structs?.find(({ name }) => name === type);
    if (!found) throw new Error(`Unknown type ${type}`);
    const inherited = found.base === '' ? [] : nest(() => fieldsOf(found.base));
    return [...inherited, ...found.fields];
  }

  return packingOf;
}

function struct(type: string, fields: AbiField[], packingOf: PackingOf): Packing {
  const parts = fields.map((field) => ({
    name: field.name,
    packing: packingOf(field.type),
    extension: field.type.endsWith('$'),
    optional: /\?\$?$/.test(field.type),
  }));
  return {
    read(reader) {
      const value: Record<string, unknown> = {};
      for (const { name, packing, extension } of parts) {
        // Data packed with an older ABI lacks the extension fields.
        if (extension && reader.left === 0) break;
        setField(value, name, packing.read(reader));
      }
      return value;
    },
    write(writer, value) {
      if (typeof value !== 'object' || value === null) throw new Error(`${type} is no object`);
      const fieldValues = value as Record<string, unknown>;
      for (const { name, packing, extension, optional } of parts) {
        const part = Object.hasOwn(fieldValues, name) ? fieldValues[name] : undefined;
        if (part === undefined && extension) return;
        if (part === undefined && !optional) throw new Error(`Missing field '${name}' of ${type}`);
        packing.write(writer, part);
      }
    },
  };
}

/** Hostile ABIs name fields `__proto__`, which plain assignment treats specially. */
function setField(value: Record<string, unknown>, name: string, read: unknown): void {
  if (name !== '__proto__') value[name] = read;
  else
    Object.defineProperty(value, name, {
      value: read,
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

/** A list with a length prefix, or a fixed-size one. */
function list(inner: Packing, fixed?: number): Packing {
  return {
    read(reader) {
      const length = fixed ?? reader.varuint();
      if (length > reader.left && length > SMALL_LIST) throw new RangeError(PAST_END);
      return Array.from({ length }, () => inner.read(reader));
    },
    write(writer, value) {
      if (!Array.isArray(value)) throw new Error('A list is wanted');
      if (fixed === undefined) writer.varuint(value.length);
      else if (value.length !== fixed) throw new Error(`A list of ${fixed} is wanted`);
      for (const item of value) inner.write(writer, item);
    },
  };
}

function optional(inner: Packing): Packing {
  return {
    read: (reader) => (reader.int(1) === 0 ? null : inner.read(reader)),
    write(writer, value) {
      const present = value !== null && value !== undefined;
      writer.int(present ? 1 : 0, 1);
      if (present) inner.write(writer, value);
    },
  };
}

function variant(name: string, types: string[], packingOf: PackingOf): Packing {
  return {
    read(reader) {
      const type = types[reader.varuint()];
      if (type === undefined) throw new RangeError(`Unknown type in variant ${name}`);
      return [type, packingOf(type).read(reader)];
    },
    write(writer, value) {
      const [type, inner] = Array.isArray(value) ? (value as unknown[]) : [];
      const index = types.indexOf(String(type));
      if (index < 0) throw new Error(`Unknown type in variant ${name}`);
      writer.varuint(index);
      packingOf(types[index]!).write(writer, inner);
    },
  };
}
