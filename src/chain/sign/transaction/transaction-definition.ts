import { emptyAbi } from '../abi/abi.ts';
import type { Abi } from '../abi/abi.ts';
import { struct } from '../abi/abi-definition.ts';

/** The ABI of a transaction. */
export const transactionDefinition: Abi = {
  ...emptyAbi,
  structs: [
    struct('permission_level', 'actor name', 'permission name'),
    struct('action', 'account name', 'name name', 'authorization permission_level[]', 'data bytes'),
    struct('extension', 'type uint16', 'data bytes'),
    struct(
      'transaction',
      'expiration time_point_sec',
      'ref_block_num uint16',
      'ref_block_prefix uint32',
      'max_net_usage_words varuint32',
      'max_cpu_usage_ms uint8',
      'delay_sec varuint32',
      'context_free_actions action[]',
      'actions action[]',
      'transaction_extensions extension[]',
    ),
    struct(
      'resource_payer',
      'payer name',
      'max_net_bytes uint64',
      'max_cpu_us uint64',
      'max_memory_bytes uint64',
    ),
  ],
};

export interface PackedAction {
  readonly account: string;
  readonly name: string;
  readonly authorization: readonly { readonly actor: string; readonly permission: string }[];
  /** In hex. */
  readonly data: string;
}

/** A transaction as nodes write it, with action data in hex. */
export interface TransactionJson {
  /** `2026-01-01T00:00:00`, UTC. */
  readonly expiration: string;
  readonly ref_block_num: number;
  readonly ref_block_prefix: number;
  readonly max_net_usage_words: number;
  readonly max_cpu_usage_ms: number;
  readonly delay_sec: number;
  readonly context_free_actions: readonly PackedAction[];
  readonly actions: readonly PackedAction[];
  /** Type and data in hex. */
  readonly transaction_extensions: readonly (readonly [number, string])[];
}
