import { toModernKey } from '#src/chain/core/key.ts';
import type { AccountRecord, PermissionRecord } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { nodeKey } from '../keys.ts';
import { readRows } from '../rows.ts';
import { holdings } from '../holdings.ts';
import { chainStatus } from '../chain-status.ts';
import { chainTime } from '../time.ts';

type Json = Record<string, unknown>;

/** The chain's facts in each Light API response. */
export function networkJson(context: ApiContext): Json {
  const { spec } = context.chain;
  const { chainId, head } = chainStatus(context);
  return {
    network: spec.key,
    chainid: chainId,
    description: `Pronghorn devnet ${spec.key}`,
    systoken: spec.symbol.code,
    decimals: spec.symbol.precision,
    production: 1,
    rex_enabled: spec.rex ? 1 : 0,
    block_num: head.num,
    block_time: head.timestamp.replace('T', ' '),
    sync: secondsBehind(context),
  };
}

/** Age of the last indexed block, in seconds. */
export function secondsBehind(context: ApiContext): number {
  const age = chainTime(context.chain) - Date.parse(`${chainStatus(context).head.timestamp}Z`);
  return Math.max(0, Math.floor(age / 1000));
}

export function balancesJson(context: ApiContext, account: string): Json {
  const balances = holdings(context.chain, account).map(({ contract, code, amount, decimals }) => ({
    contract,
    currency: code,
    amount,
    decimals: String(decimals),
  }));
  return { account_name: account, balances, chain: networkJson(context) };
}

/** Everything but the balances. */
export function accountInfoJson(context: ApiContext, record: AccountRecord): Json {
  const { chain } = context;
  return {
    account_name: record.name,
    chain: networkJson(context),
    permissions: record.permissions.map((one) => permissionJson(one, chain.spec.keyPrefix)),
    linkauth: record.links.map(({ code, type, requirement }) => ({ code, type, requirement })),
    delegated_to: delegations(chain, record.name)
      .filter(({ from }) => from === record.name)
      .map(({ to, ...weights }) => ({ account_name: to, ...weightsJson(weights) })),
    delegated_from: chain
      .accountNames()
      .flatMap((name) => delegations(chain, name))
      .filter(({ to, from }) => to === record.name && from !== record.name)
      .map(({ from, ...weights }) => ({ del_from: from, ...weightsJson(weights) })),
    resources: {
      ram_bytes: String(record.ram_quota),
      cpu_weight: String(record.cpu_weight),
      net_weight: String(record.net_weight),
    },
    ...(/^0+$/.test(record.code_hash) ? {} : { code: { code_hash: record.code_hash } }),
  };
}

export function permissionJson(record: PermissionRecord, prefix: string): Json {
  const { threshold, keys, accounts } = record.required_auth;
  return {
    perm: record.perm_name,
    threshold,
    auth: {
      keys: keys.map(({ key, weight }) => ({
        pubkey: nodeKey(key, prefix),
        public_key: toModernKey(key),
        weight,
      })),
      accounts: accounts.map(({ permission, weight }) => ({ ...permission, weight })),
    },
  };
}

interface Delegation {
  from: string;
  to: string;
  cpu: string;
  net: string;
}

function delegations(chain: ApiContext['chain'], scope: string): Delegation[] {
  return readRows(chain, { code: 'eosio', scope, table: 'delband' }).map((row) => ({
    from: String(row['from']),
    to: String(row['to']),
    cpu: units(row['cpu_weight']),
    net: units(row['net_weight']),
  }));
}

function weightsJson({ cpu, net }: Pick<Delegation, 'cpu' | 'net'>): Json {
  return { cpu_weight: cpu, net_weight: net };
}

/** `1.0000 EOS` as its units. */
function units(asset: unknown): string {
  return String(BigInt(String(asset).split(' ')[0]?.replace('.', '') ?? '0'));
}
