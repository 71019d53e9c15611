import * as v from '../core/schema.ts';
import { count, flag, maybe } from './fields.ts';

/**
 * Schemas of node responses, limited to the fields in use. Other fields are kept and ignored. A
 * response without a required field is malformed.
 */

export const infoResponse = v.looseObject({
  chain_id: v.string(),
  head_block_num: count,
  head_block_id: v.string(),
  head_block_time: v.string(),
  head_block_producer: v.string(),
  last_irreversible_block_num: count,
  last_irreversible_block_id: v.string(),
  server_version: v.optional(v.string(), ''),
  server_version_string: maybe(v.string()),
});

const limit = v.looseObject({ used: count, available: count, max: count });
const permissionLevel = v.looseObject({ actor: v.string(), permission: v.string() });

const authority = v.looseObject({
  threshold: count,
  keys: v.nullish(v.array(v.looseObject({ key: v.string(), weight: count })), []),
  accounts: v.nullish(v.array(v.looseObject({ permission: permissionLevel, weight: count })), []),
  waits: v.nullish(v.array(v.looseObject({ wait_sec: count, weight: count })), []),
});

const linkedAction = v.looseObject({ account: v.string(), action: maybe(v.string()) });

const permission = v.looseObject({
  perm_name: v.string(),
  parent: v.nullish(v.string(), ''),
  required_auth: authority,
  linked_actions: maybe(v.array(linkedAction)),
});

export const accountResponse = v.looseObject({
  account_name: v.string(),
  created: v.string(),
  last_code_update: v.nullish(v.string(), '1970-01-01T00:00:00.000'),
  privileged: v.nullish(flag, false),
  core_liquid_balance: maybe(v.string()),
  ram_quota: count,
  ram_usage: count,
  net_limit: limit,
  cpu_limit: limit,
  permissions: v.array(permission),
  eosio_any_linked_actions: maybe(v.array(linkedAction)),
  self_delegated_bandwidth: maybe(
    v.looseObject({ net_weight: v.string(), cpu_weight: v.string() }),
  ),
  refund_request: maybe(
    v.looseObject({ request_time: v.string(), net_amount: v.string(), cpu_amount: v.string() }),
  ),
  /** Differs by chain: FIO has no `staked`. */
  voter_info: maybe(v.looseObject({})),
});

export const blockResponse = v.looseObject({
  id: v.string(),
  block_num: count,
  timestamp: v.string(),
  producer: v.string(),
  previous: v.string(),
  transactions: v.array(v.unknown()),
});

export const balanceResponse = v.array(v.string());

/** By symbol code. */
export const currencyStatsResponse = v.record(
  v.string(),
  v.looseObject({ supply: v.string(), max_supply: v.string(), issuer: v.string() }),
);

const asText = v.transform(String);

export const tableRowsResponse = v.looseObject({
  rows: v.array(v.unknown()),
  more: v.nullish(v.union([flag, v.string()]), false),
  next_key: v.nullish(v.union([v.string(), v.pipe(v.number(), v.safeInteger(), asText)]), ''),
});

/** The bound of the next page; empty for none, for which proxies of nodes write null or false. */
const nextBound = v.nullish(
  v.union([
    v.string(),
    v.pipe(
      v.literal(false),
      v.transform(() => ''),
    ),
  ]),
  '',
);

export const scopesResponse = v.looseObject({
  rows: v.array(v.looseObject({ code: v.string(), scope: v.string(), table: v.string() })),
  more: nextBound,
});

const producerRow = v.looseObject({
  owner: v.string(),
  total_votes: v.union([v.string(), v.number()]),
  producer_key: v.nullish(v.string(), ''),
  producer_public_key: maybe(v.string()),
  is_active: v.nullish(v.union([v.number(), v.boolean()]), 1),
  url: v.nullish(v.string(), ''),
  location: v.nullish(count, 0),
});

/** FIO names the field `producer_public_key`. */
const producer = v.pipe(
  producerRow,
  v.transform((row): v.InferOutput<typeof producerRow> => ({
    ...row,
    producer_key: row.producer_key || (row.producer_public_key ?? ''),
  })),
);

/** FIO names the list `producers`. */
export const producersResponse = v.pipe(
  v.looseObject({
    rows: v.optional(v.array(producer)),
    producers: v.optional(v.array(producer)),
    total_producer_vote_weight: v.optional(v.union([v.string(), v.number()]), '0'),
    more: nextBound,
  }),
  v.check((response) => Boolean(response.rows ?? response.producers)),
);

export const abiResponse = v.looseObject({
  account_name: v.string(),
  abi: maybe(v.looseObject({ version: v.nullish(v.string(), '') })),
});

export const authorizersResponse = v.looseObject({
  accounts: v.array(
    v.looseObject({
      account_name: v.string(),
      permission_name: v.string(),
      weight: v.optional(count),
      threshold: v.optional(count),
    }),
  ),
});

export const traceBlockResponse = v.looseObject({
  id: v.string(),
  number: count,
  timestamp: v.string(),
  transactions: v.array(v.looseObject({ id: v.string() })),
});

export const traceTransactionResponse = v.looseObject({ id: v.string(), block_num: count });

export const sentResponse = v.looseObject({
  transaction_id: v.string(),
  processed: v.optional(v.unknown()),
});

export type InfoResponse = v.InferOutput<typeof infoResponse>;
export type AccountResponse = v.InferOutput<typeof accountResponse>;
export type PermissionResponse = AccountResponse['permissions'][number];
export type BlockResponse = v.InferOutput<typeof blockResponse>;
export type ProducersResponse = v.InferOutput<typeof producersResponse>;
export type AuthorizersResponse = v.InferOutput<typeof authorizersResponse>;
export type TraceBlockResponse = v.InferOutput<typeof traceBlockResponse>;
