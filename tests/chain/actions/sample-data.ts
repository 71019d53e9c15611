import type { ABI } from '@wharfkit/antelope';

/** Values for the chain's types: a full one of each, and one as empty as can be. */
const FULL: Record<string, unknown> = {
  name: 'alice',
  account_name: 'alice',
  permission_name: 'active',
  action_name: 'act',
  asset: '1.0000 EOS',
  extended_asset: { quantity: '1.0000 EOS', contract: 'eosio.token' },
  symbol: '4,EOS',
  symbol_code: 'EOS',
  string: 'text',
  bool: true,
  bytes: '00',
  time_point_sec: '2026-01-02T03:04:05',
  time_point: '2026-01-02T03:04:05.000',
  public_key: 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63',
  block_timestamp_type: '2026-01-02T03:04:05.000',
  checksum256: 'ab'.repeat(32),
};
const EMPTY: Record<string, unknown> = { string: '', bool: false, bytes: '', action_name: '' };

export type Fullness = 'full' | 'empty';

/** Data of an action, made by a contract's ABI alone. */
export function sampleData(abi: ABI, action: string, fullness: Fullness): Record<string, unknown> {
  const type = abi.getActionType(action);
  if (type === undefined) throw new Error(`The contract has no action ${action}`);
  return sample(abi, type, fullness) as Record<string, unknown>;
}

function sample(abi: ABI, type: string, fullness: Fullness): unknown {
  const bare = type.replace(/[?$]$/, '');
  if (bare.endsWith('[]'))
    return fullness === 'full' ? [sample(abi, bare.slice(0, -2), fullness)] : [];
  const alias = abi.types.find((one) => one.new_type_name === bare);
  if (alias && !(bare in FULL)) return sample(abi, alias.type, fullness);
  const struct = abi.structs.find((one) => one.name === bare);
  if (struct) {
    const base = struct.base === '' ? {} : (sample(abi, struct.base, fullness) as object);
    const fields = struct.fields.map((field) => [field.name, sample(abi, field.type, fullness)]);
    return { ...base, ...(Object.fromEntries(fields) as object) };
  }
  const variant = abi.variants.find((one) => one.name === bare);
  if (variant) return [variant.types[0], sample(abi, variant.types[0] ?? 'uint8', fullness)];
  const fallback = /^u?int|^varuint|^float/.test(bare) ? (fullness === 'full' ? 1 : 0) : 'text';
  return (fullness === 'empty' ? EMPTY[bare] : undefined) ?? FULL[bare] ?? fallback;
}
