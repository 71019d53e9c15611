import * as v from 'valibot';

/** What every node says, whatever its version. Fields beyond these are let be. */

const name = v.pipe(v.string(), v.regex(/^[.1-5a-z]{0,12}[.1-5a-j]?$/));
const checksum = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?$/));
const asset = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)? [A-Z]{1,7}$/));
const key = v.pipe(v.string(), v.regex(/^(PUB_(K1|R1|WA)_|[A-Z]{3})[1-9A-HJ-NP-Za-km-z]+$/));
const signature = v.pipe(v.string(), v.regex(/^SIG_(K1|R1|WA)_[1-9A-HJ-NP-Za-km-z]+$/));
/** A number, or a text of digits where it does not fit 32 bits. */
const integer = v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^-?\d+$/))]);
const level = v.looseObject({ actor: name, permission: name });

const limit = v.looseObject({ used: integer, available: integer, max: integer });

const authority = v.looseObject({
  threshold: integer,
  keys: v.array(v.looseObject({ key, weight: integer })),
  accounts: v.array(v.looseObject({ permission: level, weight: integer })),
  waits: v.array(v.looseObject({ wait_sec: integer, weight: integer })),
});

const blockHeader = {
  timestamp: time,
  producer: name,
  confirmed: integer,
  previous: checksum,
  transaction_mroot: checksum,
  action_mroot: checksum,
  schedule_version: integer,
  producer_signature: signature,
  id: checksum,
  block_num: integer,
  ref_block_prefix: integer,
};

const action = v.looseObject({
  account: name,
  name,
  authorization: v.array(level),
  data: v.unknown(),
});

export const INFO = v.looseObject({
  server_version: v.string(),
  chain_id: checksum,
  head_block_num: integer,
  last_irreversible_block_num: integer,
  last_irreversible_block_id: checksum,
  head_block_id: checksum,
  head_block_time: time,
  head_block_producer: name,
  virtual_block_cpu_limit: integer,
  virtual_block_net_limit: integer,
  block_cpu_limit: integer,
  block_net_limit: integer,
  server_version_string: v.string(),
});

export const ACCOUNT = v.looseObject({
  account_name: name,
  head_block_num: integer,
  head_block_time: time,
  privileged: v.boolean(),
  last_code_update: time,
  created: time,
  core_liquid_balance: v.optional(asset),
  ram_quota: integer,
  net_weight: integer,
  cpu_weight: integer,
  net_limit: limit,
  cpu_limit: limit,
  ram_usage: integer,
  permissions: v.pipe(
    v.array(v.looseObject({ perm_name: name, parent: name, required_auth: authority })),
    v.minLength(1),
  ),
  total_resources: v.nullable(
    v.looseObject({ owner: name, net_weight: asset, cpu_weight: asset, ram_bytes: integer }),
  ),
  self_delegated_bandwidth: v.nullable(v.looseObject({ net_weight: asset, cpu_weight: asset })),
  refund_request: v.nullable(
    v.looseObject({ request_time: time, net_amount: asset, cpu_amount: asset }),
  ),
  voter_info: v.nullable(v.looseObject({})),
});

export const BLOCK = v.looseObject({
  ...blockHeader,
  new_producers: v.unknown(),
  transactions: v.array(
    v.looseObject({
      status: v.picklist(['executed', 'soft_fail', 'hard_fail', 'delayed', 'expired']),
      cpu_usage_us: integer,
      net_usage_words: integer,
      trx: v.union([
        // A deferred transaction is there by its id only.
        checksum,
        v.looseObject({
          id: checksum,
          signatures: v.array(signature),
          compression: v.picklist(['none', 'zlib']),
          packed_trx: v.string(),
          transaction: v.looseObject({ expiration: time, actions: v.array(action) }),
        }),
      ]),
    }),
  ),
});

export const BLOCK_INFO = v.looseObject({ ...blockHeader, block_num: integer });

export const ABI = v.looseObject({
  account_name: name,
  abi: v.looseObject({ version: v.string() }),
});

export const RAW_ABI = v.looseObject({
  account_name: name,
  code_hash: checksum,
  abi_hash: checksum,
  abi: v.string(),
});

export const TABLE_ROWS = v.looseObject({
  rows: v.array(v.unknown()),
  more: v.boolean(),
  next_key: v.string(),
});

export const TABLE_SCOPES = v.looseObject({
  rows: v.array(
    v.looseObject({ code: name, scope: v.string(), table: name, payer: name, count: integer }),
  ),
  more: v.string(),
});

export const BALANCES = v.array(asset);

export const CURRENCY_STATS = v.record(
  v.string(),
  v.looseObject({ supply: asset, max_supply: asset, issuer: name }),
);

export const PRODUCERS = v.looseObject({
  rows: v.array(
    v.looseObject({
      owner: name,
      total_votes: v.pipe(v.string(), v.regex(/^\d+\.\d{17}$/)),
      producer_key: key,
      is_active: v.picklist([0, 1]),
      url: v.string(),
      unpaid_blocks: integer,
      // System contracts of 2018 counted microseconds.
      last_claim_time: v.union([time, integer]),
      location: integer,
    }),
  ),
  total_producer_vote_weight: v.string(),
  more: v.string(),
});

export const SCHEDULE = v.looseObject({
  active: v.looseObject({
    version: integer,
    producers: v.pipe(v.array(v.looseObject({ producer_name: name })), v.minLength(1)),
  }),
  pending: v.unknown(),
  proposed: v.unknown(),
});

export const AUTHORIZERS = v.looseObject({
  accounts: v.array(
    v.looseObject({
      account_name: name,
      permission_name: name,
      weight: integer,
      threshold: integer,
    }),
  ),
});

export const ERROR = v.looseObject({
  code: v.number(),
  message: v.string(),
  error: v.looseObject({
    code: v.number(),
    name: v.string(),
    what: v.string(),
    details: v.array(
      v.looseObject({
        message: v.string(),
        file: v.string(),
        line_number: v.number(),
        method: v.string(),
      }),
    ),
  }),
});
