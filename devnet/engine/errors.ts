import type { ChainErrorShape } from '../types.ts';

/** nodeos's exceptions: number and `what`. */
const CATALOG = {
  exception: [0, 'unspecified'],
  assert_exception: [10, 'Assert Exception'],
  name_type_exception: [3010001, 'Invalid name'],
  packed_transaction_type_exception: [3010010, 'Invalid packed transaction'],
  transaction_exception: [3040000, 'Transaction exception'],
  tx_no_action: [3040002, 'Transaction should have at least one normal action'],
  tx_no_auths: [3040003, 'Transaction should have at least one required authority'],
  cfa_irrelevant_auth: [3040004, 'Context-free action should have no required authority'],
  expired_tx_exception: [3040005, 'Expired Transaction'],
  tx_exp_too_far_exception: [3040006, 'Transaction Expiration Too Far'],
  invalid_ref_block_exception: [3040007, 'Invalid Reference Block'],
  tx_duplicate: [3040008, 'Duplicate transaction'],
  deferred_tx_duplicate: [3040009, 'Duplicate deferred transaction'],
  cfa_inside_generated_tx: [
    3040010,
    'Context free action is not allowed inside generated transaction',
  ],
  tx_not_found: [3040011, 'The transaction can not be found'],
  tx_too_big: [3040013, 'Transaction is too big'],
  action_validate_exception: [3050000, 'Action validate exception'],
  account_name_exists_exception: [3050001, 'Account name already exists'],
  eosio_assert_message_exception: [3050003, 'eosio_assert_message assertion failure'],
  eosio_assert_code_exception: [3050004, 'eosio_assert_code assertion failure'],
  unaccessible_api: [3050007, 'Attempt to use unaccessible API'],
  abort_called: [3050008, 'Abort Called'],
  inline_action_too_big: [3050009, 'Inline Action exceeds maximum size limit'],
  unauthorized_ram_usage_increase: [
    3050010,
    'Action attempts to increase RAM usage of account without authorization',
  ],
  restricted_error_code_exception: [
    3050011,
    'eosio_assert_code assertion failure uses restricted error code value',
  ],
  action_return_value_exception: [3050014, 'action return value size too big'],
  permission_query_exception: [3060001, 'Permission Query Exception'],
  account_query_exception: [3060002, 'Account Query Exception'],
  wasm_execution_error: [3070002, 'Runtime Error Processing WASM'],
  wasm_serialization_error: [3070003, 'Serialization Error Processing WASM'],
  overlapping_memory_error: [3070004, 'memcpy with overlapping memory'],
  ram_usage_exceeded: [3080001, 'Account using more than allotted RAM usage'],
  tx_net_usage_exceeded: [
    3080002,
    'Transaction exceeded the current network usage limit imposed on the transaction',
  ],
  tx_cpu_usage_exceeded: [
    3080004,
    'Transaction exceeded the current CPU usage limit imposed on the transaction',
  ],
  tx_duplicate_sig: [3090001, 'Duplicate signature included'],
  tx_irrelevant_sig: [3090002, 'Irrelevant signature included'],
  unsatisfied_authorization: [
    3090003,
    'Provided keys, permissions, and delays do not satisfy declared authorizations',
  ],
  missing_auth_exception: [3090004, 'Missing required authority'],
  irrelevant_auth_exception: [3090005, 'Irrelevant authority included'],
  unlinkable_min_permission_action: [
    3090008,
    'The action is not allowed to be linked with minimum permission',
  ],
  subjective_block_production_exception: [
    3100006,
    'Subjective exception thrown during block production',
  ],
  unsupported_feature: [3100008, 'Feature is currently unsupported'],
  sig_variable_size_limit_exception: [3100011, 'Variable length component of signature too large'],
  crypto_api_exception: [3230001, 'Crypto API Exception'],
  invalid_table_payer: [3160001, 'The payer of the table data is invalid'],
  table_access_violation: [3160002, 'Table access violation'],
  invalid_table_iterator: [3160003, 'Invalid table iterator'],
  table_operation_not_permitted: [3160005, 'The table operation is not allowed'],
  invalid_contract_vm_type: [3160006, 'Invalid contract vm type'],
  invalid_contract_vm_version: [3160007, 'Invalid contract vm version'],
  set_exact_code: [3160008, 'Contract is already running this version of code'],
  db_api_exception: [3230002, 'Database API Exception'],
  arithmetic_exception: [3230003, 'Arithmetic Exception'],
} as const satisfies Record<string, readonly [code: number, what: string]>;

export type ExceptionName = keyof typeof CATALOG;

/** HTTP statuses other than 500. */
const STATUS: Partial<Record<ExceptionName, number>> = {
  tx_duplicate: 409,
};

/** A refusal in nodeos's words. `details` are the messages in `error.details`. */
export class ChainError extends Error implements ChainErrorShape {
  readonly status: number;
  readonly code: number;
  override readonly name: ExceptionName;
  readonly what: string;
  readonly details: string[];
  declare readonly body?: object;

  constructor(name: ExceptionName, ...details: string[]) {
    super(details[0] ?? CATALOG[name][1]);
    this.name = name;
    [this.code, this.what] = CATALOG[name];
    this.status = STATUS[name] ?? 500;
    this.details = details;
  }
}

/** Throws the exception with the message unless the condition holds. */
export function ensure(
  condition: unknown,
  name: ExceptionName,
  message: string | (() => string),
): asserts condition {
  if (!condition) throw new ChainError(name, typeof message === 'string' ? message : message());
}

/** `check` of a contract: throws 3050003 "assertion failure with message: …". */
export function check(condition: unknown, message: string): asserts condition {
  ensure(
    condition,
    'eosio_assert_message_exception',
    () => `assertion failure with message: ${message}`,
  );
}
