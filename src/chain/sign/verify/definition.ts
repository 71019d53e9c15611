import { emptyAbi } from '../abi/abi.ts';
import type { Abi } from '../abi/abi.ts';
import { struct } from '../abi/abi-definition.ts';

const receiptFields = [
  'act_digest checksum256',
  'global_sequence uint64',
  'recv_sequence uint64',
  'auth_sequence auth_sequence[]',
  'code_sequence varuint32',
  'abi_sequence varuint32',
];

/** The ABI of the parts of a block that are hashed. */
export const blockDefinition: Abi = {
  ...emptyAbi,
  variants: [{ name: 'signing_authority', types: ['signing_authority_v0'] }],
  structs: [
    struct('extension', 'type uint16', 'data bytes'),
    struct('producer_key', 'producer_name name', 'block_signing_key public_key'),
    struct('producer_schedule', 'version uint32', 'producers producer_key[]'),
    struct('key_weight', 'key public_key', 'weight uint16'),
    struct('signing_authority_v0', 'threshold uint32', 'keys key_weight[]'),
    struct('producer_authority', 'producer_name name', 'authority signing_authority'),
    struct('producer_authority_schedule', 'version uint32', 'producers producer_authority[]'),
    struct('qc_claim', 'block_num uint32', 'is_strong_qc bool'),
    struct('finalizer_authority', 'description string', 'weight uint64', 'public_key bytes'),
    struct('finalizer_insertion', 'index uint16', 'value finalizer_authority'),
    struct('finalizers_diff', 'remove_indexes uint16[]', 'insert_indexes finalizer_insertion[]'),
    struct(
      'finalizer_policy_diff',
      'generation uint32',
      'threshold uint64',
      'finalizers_diff finalizers_diff',
    ),
    struct('producer_insertion', 'index uint16', 'value producer_authority'),
    struct('producer_auth_diff', 'remove_indexes uint16[]', 'insert_indexes producer_insertion[]'),
    struct(
      'proposer_policy_diff',
      'version uint32',
      'proposal_time block_timestamp_type',
      'producer_auth_diff producer_auth_diff',
    ),
    struct(
      'finality_extension',
      'qc_claim qc_claim',
      'new_finalizer_policy_diff finalizer_policy_diff?',
      'new_proposer_policy_diff proposer_policy_diff?',
    ),
    struct(
      'block_header',
      'timestamp block_timestamp_type',
      'producer name',
      'confirmed uint16',
      'previous checksum256',
      'transaction_mroot checksum256',
      'action_mroot checksum256',
      'schedule_version uint32',
      'new_producers producer_schedule?',
      'header_extensions extension[]',
    ),
    struct('prunable', 'signatures signature[]', 'packed_context_free_data bytes'),
    struct('packed', 'compression uint8', 'packed_trx bytes', 'prunable checksum256'),
    struct(
      'receipt',
      'status uint8',
      'cpu_usage_us uint32',
      'net_usage_words varuint32',
      'trx checksum256',
    ),
    struct('permission_level', 'actor name', 'permission name'),
    struct('action_base', 'account name', 'name name', 'authorization permission_level[]'),
    {
      ...struct('action', 'data bytes'),
      base: 'action_base',
    },
    struct('action_output', 'data bytes', 'return_value bytes'),
    struct('hash_pair', 'first checksum256', 'second checksum256'),
    struct('auth_sequence', 'account name', 'sequence uint64'),
    struct('action_receipt', 'receiver name', ...receiptFields),
    struct('fio_action_receipt', 'receiver name', 'response string', ...receiptFields),
  ],
};
