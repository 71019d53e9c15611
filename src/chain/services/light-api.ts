import * as v from '../core/schema.ts';
import type { TokenBalance } from '../model/account/account.ts';
import { distinct } from '../model/permission/key-accounts.ts';
import type { KeyAccount } from '../model/permission/key.ts';
import type { PermissionLink } from '../model/permission/permission-tree.ts';
import { isRecord, type JsonRecord, listOf, recordOf } from '../rpc/json.ts';
import type { RequestOptions } from '../rpc/node.ts';
import { approximateBalance, eachOnce } from './about-amount.ts';
import type { Listed } from './pages.ts';
import { createMaybeRequester, type MaybeServiceOptions, servicePath } from './requester.ts';

export interface LightPermission {
  readonly name: string;
  readonly threshold: number;
  readonly keys: readonly { readonly key: string; readonly weight: number }[];
  readonly accounts: readonly {
    readonly actor: string;
    readonly permission: string;
    readonly weight: number;
  }[];
}

/** Stake in units of the core token, as decimal text. `account` is the counterparty. */
export interface LightDelegation {
  readonly account: string;
  readonly cpu: string;
  readonly net: string;
}

export interface LightAccount {
  readonly name: string;
  readonly balances: readonly TokenBalance[];
  readonly permissions: readonly LightPermission[];
  readonly links: readonly PermissionLink[];
  /** Null if a row could not be read: a list without it would be too short. */
  readonly delegatedTo: readonly LightDelegation[] | null;
  readonly delegatedFrom: readonly LightDelegation[] | null;
}

/** If the chain has no Light API, each call throws 'Light API not supported'. */
export interface LightApiOptions extends MaybeServiceOptions {
  /** The service's own name of the chain: `eos`, `wax`, `proton`, `protontest`. */
  readonly network: string;
}

/** Source: `api/lightapi.psgi` of cc32d9/eosio_light_api. */
const MOST_KEY_ROWS = 100;

const count = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]);
const units = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d+(\.0*)?$/),
  v.transform((text) => text.replace(/\..*$/, '')),
);
const list = <T extends v.GenericSchema>(item: T) => v.nullish(v.array(item), []);

const permission = v.looseObject({
  perm: v.string(),
  threshold: count,
  auth: v.looseObject({
    keys: list(
      v.looseObject({ public_key: v.optional(v.string()), pubkey: v.string(), weight: count }),
    ),
    accounts: list(v.looseObject({ actor: v.string(), permission: v.string(), weight: count })),
  }),
});

const link = v.looseObject({
  code: v.string(),
  type: v.nullish(v.string(), ''),
  requirement: v.string(),
});
const stake = { cpu_weight: units, net_weight: units };
const given = v.looseObject({ account_name: v.string(), ...stake });
const received = v.looseObject({ del_from: v.string(), ...stake });
const balancesResponse = v.looseObject({ balances: v.array(v.unknown()) });

const accountResponse = v.looseObject({
  account_name: v.string(),
  balances: list(v.unknown()),
  permissions: list(v.unknown()),
  linkauth: list(v.unknown()),
  delegated_to: list(v.unknown()),
  delegated_from: list(v.unknown()),
});

/** By network. The key may be used on other networks only, or nowhere. */
const keyResponse = v.pipe(
  v.custom<JsonRecord>(isRecord),
  v.record(v.string(), v.looseObject({ accounts: v.record(v.string(), v.array(permission)) })),
);

/** The Light API's calls. Errors are those of the requester, and UnsupportedError. */
export function createLightApi({ network, ...options }: LightApiOptions) {
  const requester = createMaybeRequester('light-api', options);
  const request = <T>(
    path: string,
    segment: string,
    schema: v.GenericSchema<unknown, T>,
    requestOptions?: RequestOptions,
  ) => requester.get(servicePath(path, segment), schema, requestOptions);

  return {
    async getAccount(name: string): Promise<LightAccount> {
      const response = await request(`/api/account/${network}`, name, accountResponse);
      return {
        name: response.account_name,
        balances: balancesOf(response.balances),
        permissions: readable(permission, response.permissions).map(lightPermission),
        links: readable(link, response.linkauth).map(({ code, type, requirement }) => ({
          permission: requirement,
          contract: code,
          action: type === '' ? null : type,
        })),
        delegatedTo:
          allOf(given, response.delegated_to)?.map((row) => delegation(row.account_name, row)) ??
          null,
        delegatedFrom:
          allOf(received, response.delegated_from)?.map((row) => delegation(row.del_from, row)) ??
          null,
      };
    },

    async getBalances(name: string, requestOptions?: RequestOptions): Promise<TokenBalance[]> {
      const response = await request(
        `/api/balances/${network}`,
        name,
        balancesResponse,
        requestOptions,
      );
      return balancesOf(response.balances);
    },

    /**
     * Accounts of this network that use a key, directly or through other accounts. The service stops
     * at a number of rows of all its networks together.
     */
    async getKeyAccounts(
      key: string,
      requestOptions?: RequestOptions,
    ): Promise<Listed<KeyAccount>> {
      const response = await request('/api/key', key, keyResponse, requestOptions);
      const all = Object.values(response).flatMap((one) => Object.values(one?.accounts ?? {}));
      const complete = all.flat().length < MOST_KEY_ROWS;
      const rows = distinct(
        Object.entries(response[network]?.accounts ?? {}).flatMap(([account, permissions]) =>
          permissions.map(({ perm, threshold, auth }) => {
            const own = auth.keys.find((row) => row.pubkey === key || row.public_key === key);
            return { account, permission: perm, weight: own?.weight ?? null, threshold };
          }),
        ),
      );
      return { rows, complete };
    },
  };
}

/** The rows of a list that can be read. */
function readable<T>(row: v.GenericSchema<unknown, T>, values: readonly unknown[]): T[] {
  return values.flatMap((value) => {
    const read = v.safeParse(row, value);
    return read.success ? [read.output] : [];
  });
}

/** All rows of a list, or null if one cannot be read. */
function allOf<T>(row: v.GenericSchema<unknown, T>, values: readonly unknown[]): T[] | null {
  const rows = readable(row, values);
  return rows.length === values.length ? rows : null;
}

function lightPermission(row: v.InferOutput<typeof permission>): LightPermission {
  const { keys, accounts } = row.auth;
  return {
    name: row.perm,
    threshold: row.threshold,
    keys: keys.map(({ pubkey, weight }) => ({ key: pubkey, weight })),
    accounts: accounts.map((one) => ({
      actor: one.actor,
      permission: one.permission,
      weight: one.weight,
    })),
  };
}

function delegation(
  account: string,
  row: { readonly cpu_weight: string; readonly net_weight: string },
): LightDelegation {
  return { account, cpu: row.cpu_weight, net: row.net_weight };
}

/**
 * About: amounts are text with the token's decimals, and may be behind. An amount that is none is
 * malformed; rows that name no token are omitted.
 */
function balancesOf(rows: readonly unknown[]): TokenBalance[] {
  const balances = listOf(rows).flatMap((row) => {
    const { contract, currency, amount, decimals } = recordOf(row);
    return approximateBalance(contract, currency, amount, decimals);
  });
  return eachOnce(balances);
}
