import type { ABIEncoder } from '@wharfkit/antelope';
import * as limits from '../../../core/limits.ts';
import * as signing from '../../../core/signing-messages.ts';
import { CodecError, located } from './error.ts';
import type { Field, Type } from './types.ts';

/** The output. `skipped` is set once an extension was left out. */
export interface Writer {
  readonly encoder: ABIEncoder;
  depth: number;
  skipped: boolean;
  /** Whether unknown fields are refused instead of ignored. */
  readonly strict: boolean;
}

/** @param atEnd whether nothing follows the value: only then may extensions be absent */
export function writeType(type: Type, value: unknown, writer: Writer, atEnd = true): void {
  if (type.kind === 'builtin') {
    type.builtin.write(writer.encoder, value);
    return;
  }
  if (writer.depth >= limits.abiDepth) throw new CodecError(signing.tooDeep);
  writer.depth++;
  writeNested(type, value, writer, atEnd);
  writer.depth--;
}

function writeNested(
  type: Exclude<Type, { kind: 'builtin' }>,
  value: unknown,
  writer: Writer,
  atEnd: boolean,
): void {
  switch (type.kind) {
    case 'struct':
      writeStruct(type.fields, value, writer, atEnd);
      break;
    case 'array':
      writeArray(type.of, type.size, value, writer);
      break;
    case 'optional': {
      const present = value !== null && value !== undefined;
      writer.encoder.writeByte(present ? 1 : 0);
      if (present) writeType(type.of, value, writer, atEnd);
      break;
    }
    case 'extension':
      writeType(type.of, value, writer, atEnd);
      break;
    case 'variant':
      writeVariant(type.cases, value, writer, atEnd);
  }
}

function writeStruct(
  fields: readonly Field[],
  value: unknown,
  writer: Writer,
  atEnd: boolean,
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CodecError(signing.objectExpected);
  if (writer.strict) refuseUnknown(fields, value);
  const last = fields.length - 1;
  fields.forEach((field, i) => {
    try {
      const one: unknown = Object.hasOwn(value, field.name)
        ? Reflect.get(value, field.name)
        : undefined;
      writeField(field, one, writer, atEnd, i === last);
    } catch (error) {
      throw located(error, field.name);
    }
  });
}

function refuseUnknown(fields: readonly Field[], value: object): void {
  const names = new Set(fields.map(({ name }) => name));
  const unknown = Object.entries(value).find(
    ([name, one]) => one !== undefined && !names.has(name),
  );
  if (unknown) throw located(new CodecError(signing.fieldUnknown(unknown[0])), unknown[0]);
}

/** Optional fields may be missing. Trailing extensions may all be missing. */
function writeField(
  field: Field,
  value: unknown,
  writer: Writer,
  atEnd: boolean,
  last: boolean,
): void {
  if (value === undefined && field.type.kind === 'extension' && atEnd) {
    writer.skipped = true;
    return;
  }
  if (value === undefined && field.type.kind !== 'optional')
    throw new CodecError(signing.fieldMissing);
  if (writer.skipped) throw new CodecError(signing.extensionUnexpected);
  writeType(field.type, value, writer, atEnd && last);
}

function writeArray(of: Type, size: number | null, value: unknown, writer: Writer): void {
  if (!Array.isArray(value)) throw new CodecError(signing.arrayExpected);
  if (size === null) writer.encoder.writeVaruint32(value.length);
  else if (size !== value.length) throw new CodecError(signing.arraySizeWrong);
  value.forEach((one: unknown, i) => {
    try {
      writeType(of, one, writer, false);
    } catch (error) {
      throw located(error, i);
    }
  });
}

function writeVariant(
  cases: readonly Field[],
  value: unknown,
  writer: Writer,
  atEnd: boolean,
): void {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string')
    throw new CodecError(signing.variantExpected);
  const [name, inner] = value as [string, unknown];
  const index = cases.findIndex((one) => one.name === name);
  const one = cases[index];
  if (!one) throw new CodecError(signing.variantUnknown);
  writer.encoder.writeVaruint32(index);
  try {
    writeType(one.type, inner, writer, atEnd);
  } catch (error) {
    throw located(error, name);
  }
}
