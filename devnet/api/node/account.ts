import type { Hono } from 'hono';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import { symbolCodeToBigint } from '#src/chain/core/symbol-bigint.ts';
import type { AccountRecord, Chain } from '../../types.ts';
import { readRow, readRows } from '../rows.ts';
import type { ApiContext } from '../context.ts';
import { accountQueryError } from '../errors.ts';
import { int64 } from '../../abi/numbers.ts';
import { legacyAuthority } from '../keys.ts';
import { name, text } from '../params.ts';
import { nodeRoute } from '../router.ts';
import { chainStatus } from '../chain-status.ts';

export function accountRoutes(app: Hono, context: ApiContext): void {
  nodeRoute(app, '/v1/chain/get_account', (params) =>
    accountJson(context, name(params, 'account_name'), text(params, 'expected_core_symbol')),
  );
}

/**
 * The response of get_account. No balance if `expected_core_symbol` is another token. Throws
 * account_query_exception for a missing account.
 */
export function accountJson(
  context: Pick<ApiContext, 'chain' | 'faults'>,
  account: string,
  expected = '',
): Record<string, unknown> {
  const { chain } = context;
  const record = chain.account(account);
  if (!record) throw unknownAccount(account);
  const { head } = chainStatus(context);
  const key = nameToBigint(account);
  const system = (table: string, scope: string, rowKey?: bigint): unknown =>
    readRow(chain, {
      code: 'eosio',
      scope,
      table,
      ...(rowKey === undefined ? {} : { key: rowKey }),
    });
  const { cpu, net } = chain.resources(account);
  const limit = (of: typeof cpu): unknown => ({
    used: int64(of.used),
    available: int64(of.available),
    max: int64(of.max),
    last_usage_update_time: head.timestamp,
    current_used: int64(of.used),
  });
  const { code, precision } = chain.spec.symbol;
  const other = expected !== '' && expected !== `${precision},${code}`;
  const balance = other ? undefined : coreBalance(chain, account);
  return {
    account_name: account,
    head_block_num: head.num,
    head_block_time: head.timestamp,
    privileged: record.privileged,
    last_code_update: record.last_code_update,
    created: record.created,
    ...(balance === undefined ? {} : { core_liquid_balance: balance }),
    ram_quota: int64(record.ram_quota),
    net_weight: int64(record.net_weight),
    cpu_weight: int64(record.cpu_weight),
    net_limit: limit(net),
    cpu_limit: limit(cpu),
    ram_usage: int64(record.ram_usage),
    permissions: permissionsJson(chain, record),
    total_resources: system('userres', account, key),
    self_delegated_bandwidth: system('delband', account, key),
    refund_request: system('refunds', account, key),
    voter_info: voterInfo(chain, account),
    rex_info: system('rexbal', 'eosio', key),
    subjective_cpu_bill_limit: {
      used: 0,
      available: 0,
      max: 0,
      last_usage_update_time: '2000-01-01T00:00:00.000',
      current_used: 0,
    },
    eosio_any_linked_actions: linkedActions(record, 'eosio.any'),
  };
}

/** FIO numbers its voters; elsewhere the name is the key. */
function voterInfo(chain: Chain, account: string): unknown {
  const where = { code: 'eosio', scope: 'eosio', table: 'voters' };
  return chain.spec.keyPrefix === 'FIO'
    ? (readRows(chain, where).find(({ owner }) => owner === account) ?? null)
    : readRow(chain, { ...where, key: nameToBigint(account) });
}

function permissionsJson(chain: Chain, record: AccountRecord): unknown[] {
  return record.permissions
    .toSorted((a, b) => (a.perm_name < b.perm_name ? -1 : 1))
    .map((permission) => ({
      perm_name: permission.perm_name,
      parent: permission.parent,
      required_auth: legacyAuthority(permission.required_auth, chain.spec.keyPrefix),
      linked_actions: linkedActions(record, permission.perm_name),
    }));
}

/** A link to a whole contract has no `action`. */
function linkedActions(record: AccountRecord, permission: string): unknown[] {
  return record.links
    .filter((link) => link.requirement === permission)
    .map(({ code, type }) => (type === '' ? { account: code } : { account: code, action: type }));
}

function coreBalance(chain: Chain, account: string): string | undefined {
  const key = symbolCodeToBigint(chain.spec.symbol.code);
  const row = readRow(chain, { code: chain.spec.token, scope: account, table: 'accounts', key });
  return row === null ? undefined : String(row['balance']);
}

/** nodeos's message, whose index of accounts is a tuple of ten. */
function unknownAccount(account: string): Error {
  const rest = Array.from({ length: 8 }, () => 'boost::tuples::null_type').join(', ');
  const key = `unknown key (boost::tuples::tuple<bool, eosio::chain::name, ${rest}>)`;
  return accountQueryError(`unable to retrieve account info (${key}: (0 ${account}))`);
}
