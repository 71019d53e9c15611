import * as limits from '#src/chain/core/limits.ts';
import { settingNames } from '#src/chain/model/shared/local.ts';

export const contractParts = ['tables', 'actions', 'abi'] as const;
export type ContractPart = (typeof contractParts)[number];

/** The state of the contract screen in the address. Texts are empty by default. */
export interface ContractLink {
  readonly part: ContractPart;
  /** Filter of the list of tables, actions or types. */
  readonly find: string;
  readonly table: string;
  /** Null to let the screen choose. */
  readonly scope: string | null;
  readonly lower: string;
  readonly upper: string;
  /** 1 is the primary index. */
  readonly index: number;
  readonly keyType: string;
  readonly reverse: boolean;
  readonly limit: number;
  readonly payer: boolean;
  /** Lower bound of the page; null for the first page. */
  readonly start: string | null;
  readonly view: 'table' | 'json';
  readonly action: string;
  /** The action's data as JSON. */
  readonly data: string | null;
  /** Single fields of the data, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** `alice@active,bob@owner`. */
  readonly auth: string;
  /** The selected type. */
  readonly type: string;
}

export const noLink: ContractLink = {
  part: 'tables',
  find: '',
  table: '',
  scope: null,
  lower: '',
  upper: '',
  index: 1,
  keyType: '',
  reverse: false,
  limit: limits.tableChunk,
  payer: false,
  start: null,
  view: 'table',
  action: '',
  data: null,
  fields: {},
  auth: '',
  type: '',
};

/** Names of the parameters. Alternatives are those of older explorers. */
const NAMES = {
  find: ['find'],
  table: ['table'],
  scope: ['scope'],
  lower: ['lower', 'lower_bound'],
  upper: ['upper', 'upper_bound'],
  index: ['index', 'index_position'],
  keyType: ['key', 'key_type'],
  reverse: ['reverse'],
  limit: ['limit'],
  payer: ['payer', 'show_payer'],
  start: ['start'],
  view: ['view'],
  action: ['action'],
  data: ['data'],
  auth: ['auth'],
  type: ['type'],
} as const;

const OTHERS = ['part', 'tab', 'loadContract', 'account', 'name'];
const RESERVED = new Set<string>([...Object.values(NAMES).flat(), ...OTHERS, ...settingNames]);
/** Prefix for a data field whose name is also a parameter. */
const FIELD = 'data.';

/** The contract in an address: `name`, or `account` in older addresses. */
export function namedContract(query: URLSearchParams): string {
  return (query.get('name') ?? query.get('account') ?? '').trim();
}

export function contractLink(query: URLSearchParams): ContractLink {
  const get = (key: keyof typeof NAMES) =>
    NAMES[key].map((name) => query.get(name)).find((value) => value !== null) ?? null;
  const text = (key: keyof typeof NAMES) => get(key)?.trim() ?? '';
  const part = (query.get('part') ?? query.get('tab'))?.toLowerCase();
  return {
    part: contractParts.find((one) => one === part) ?? partOf(text('action'), text('type')),
    find: get('find') ?? '',
    table: text('table'),
    scope: get('scope')?.trim() ?? null,
    lower: text('lower'),
    upper: text('upper'),
    index: boundedInteger(text('index'), 1, 1, 10),
    keyType: text('keyType'),
    reverse: isOn(text('reverse')),
    limit: boundedInteger(text('limit'), limits.tableChunk, 1, limits.mostTableRows),
    payer: isOn(text('payer')),
    start: get('start'),
    view: text('view') === 'json' ? 'json' : 'table',
    action: text('action'),
    data: get('data'),
    fields: fieldsOf(query),
    auth: text('auth'),
    type: text('type'),
  };
}

/** The parameters of a link, without defaults. */
export function linkQuery(change: Partial<ContractLink>): Readonly<Record<string, string>> {
  const link = { ...noLink, ...change };
  const query: Record<string, string> = link.part === 'tables' ? {} : { part: link.part };
  for (const key of Object.keys(NAMES) as (keyof typeof NAMES)[]) {
    const value = link[key];
    if (value !== null && value !== noLink[key]) query[NAMES[key][0]] = String(value);
  }
  for (const [name, value] of Object.entries(link.fields)) query[FIELD + name] = value;
  return query;
}

/**
 * An address of the same page; `base` has the parameters that name the contract. Those that name a
 * visitor's own node stay.
 */
export function contractUrl(
  from: URL,
  base: Readonly<Record<string, string>>,
  change: Partial<ContractLink>,
): URL {
  const url = new URL(from);
  url.search = '';
  url.hash = '';
  for (const [name, value] of Object.entries({ ...base, ...linkQuery(change) }))
    url.searchParams.set(name, value);
  for (const name of settingNames) {
    const value = from.searchParams.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return url;
}

function partOf(action: string, type: string): ContractPart {
  if (action !== '') return 'actions';
  return type !== '' ? 'abi' : 'tables';
}

function fieldsOf(query: URLSearchParams): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const [name, value] of query) {
    if (name.startsWith(FIELD)) fields[name.slice(FIELD.length)] = value;
    else if (!RESERVED.has(name) && !Object.hasOwn(fields, name)) fields[name] = value;
  }
  return fields;
}

function isOn(text: string): boolean {
  return text === 'true' || text === '1';
}

function boundedInteger(text: string, fallback: number, least: number, most: number): number {
  return /^\d{1,6}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : fallback;
}
