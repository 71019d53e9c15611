import {
  isRecord,
  listOf,
  listOfTexts,
  numberOf,
  recordOf,
  textOf,
  type JsonRecord,
} from '../../rpc/json.ts';
import { byName, sectionOf } from './section.ts';

export interface AbiField {
  readonly name: string;
  readonly type: string;
}

export interface AbiStructView {
  readonly name: string;
  /** The struct whose fields come first; empty for none. */
  readonly base: string;
  readonly fields: readonly AbiField[];
}

export interface AbiTableView extends AbiField {
  readonly indexType: string;
  readonly keys: readonly AbiField[];
}

/** A key-value table, as EOSIO 2.1 had them. The primary index is the first. */
export interface AbiKvTable extends AbiField {
  readonly indexes: readonly AbiField[];
}

/** A parsed ABI. Malformed parts are left out. */
export interface AbiView {
  readonly version: string;
  /** Aliases: the new name and the type it names. */
  readonly aliases: readonly AbiField[];
  readonly structs: readonly AbiStructView[];
  readonly variants: readonly { readonly name: string; readonly types: readonly string[] }[];
  /** Name and struct. */
  readonly actions: readonly AbiField[];
  readonly tables: readonly AbiTableView[];
  readonly kvTables: readonly AbiKvTable[];
  /** Return types of actions. */
  readonly results: readonly AbiField[];
  readonly errors: readonly { readonly code: string; readonly text: string }[];
  /** Markdown by the contract's author: hostile text. */
  readonly clauses: readonly { readonly id: string; readonly body: string }[];
}

/** Parses an ABI in JSON. Never throws, since an ABI from a node can be anything. */
export function abiView(abi: unknown): AbiView {
  const record = recordOf(abi);
  return {
    version: textOf(record.version) ?? '',
    aliases: each(record.types, (one) => field(one.new_type_name, one.type)),
    structs: each(record.structs, structOf),
    variants: each(record.variants, ({ name, types }) => {
      const named = textOf(name);
      return named === null ? null : { name: named, types: texts(types) };
    }),
    actions: each(record.actions, (one) => field(one.name, one.type ?? one.name)),
    tables: each(record.tables, tableOf),
    kvTables: Object.entries(recordOf(byName(record.kv_tables))).flatMap(([name, one]) =>
      kvTableOf(name, recordOf(one)),
    ),
    results: each(record.action_results, (one) => field(one.name, one.result_type)),
    errors: each(record.error_messages, ({ error_code, error_msg }) => {
      const code = textOf(error_code) ?? numberOf(error_code);
      return code === null ? null : { code: String(code), text: textOf(error_msg) ?? '' };
    }),
    clauses: each(record.ricardian_clauses, ({ id, body }) => ({
      id: textOf(id) ?? '',
      body: textOf(body) ?? '',
    })),
  };
}

function each<T>(list: unknown, read: (one: JsonRecord) => T | null): T[] {
  return listOf(sectionOf(list)).flatMap((one) => {
    const value = isRecord(one) ? read(one) : null;
    return value === null ? [] : [value];
  });
}

function field(name: unknown, type: unknown): AbiField | null {
  const [named, typed] = [textOf(name), textOf(type)];
  return named === null || typed === null ? null : { name: named, type: typed };
}

function kvTableOf(name: string, one: JsonRecord): AbiKvTable[] {
  const { primary_index, secondary_indices } = one;
  const table = field(name, one.type);
  const primary = field(recordOf(primary_index).name, recordOf(primary_index).type);
  if (table === null || primary === null) return [];
  const further = Object.entries(recordOf(byName(secondary_indices))).flatMap(([key, index]) => {
    const named = field(key, recordOf(index).type);
    return named === null ? [] : [named];
  });
  return [{ ...table, indexes: [primary, ...further] }];
}

function structOf({ name, base, fields }: JsonRecord): AbiStructView | null {
  const named = textOf(name);
  if (named === null) return null;
  return {
    name: named,
    base: textOf(base) ?? '',
    fields: each(fields, (one) => field(one.name, one.type)),
  };
}

function tableOf({ name, type, index_type, key_names, key_types }: JsonRecord) {
  const record = field(name, type ?? name);
  if (!record) return null;
  const types = texts(key_types);
  const keys = texts(key_names).map((key, index) => ({ name: key, type: types[index] ?? '' }));
  return { ...record, indexType: textOf(index_type) ?? '', keys };
}

function texts(list: unknown): string[] {
  return listOfTexts(sectionOf(list));
}
