import { devnetPublicKey } from '#devnet/engine/keys.ts';
import type { Answer, Call, Client, SendOptions } from '../client.ts';

/** Something asked of a node, whose answer is to be the same on every node. */
export interface Step {
  title: string;
  run(client: Client): Promise<Answer>;
}

export const read = (title: string, path: string, body: unknown = {}): Step => ({
  title: `${path} ${title}`.trimEnd(),
  run: (client) => client.ask(path, body),
});

export const sends = (title: string, calls: Call[], options: SendOptions = {}): Step => ({
  title,
  run: (client) => client.send(calls, options),
});

export const eosio = (name: string, by: string, data: Record<string, unknown>): Call => ({
  account: 'eosio',
  name,
  by,
  data,
});
export const msig = (name: string, by: string, data: Record<string, unknown>): Call => ({
  account: 'eosio.msig',
  name,
  by,
  data,
});
export const transfer = (
  from: string,
  to: string,
  quantity: string,
  memo = '',
  by = from,
): Call => ({ account: 'eosio.token', name: 'transfer', by, data: { from, to, quantity, memo } });

export function keyAuthority(...names: string[]): object {
  const keys = names.map((name) => ({ key: devnetPublicKey(name), weight: 1 }));
  return { threshold: 1, keys, accounts: [], waits: [] };
}

export const newAccount = (name: string, creator = 'eosio'): Call => {
  const authority = keyAuthority(name);
  return eosio('newaccount', creator, { creator, name, owner: authority, active: authority });
};

export const equip = (receiver: string, cpu: string, bytes = 8192): Call[] => [
  eosio('buyrambytes', 'eosio', { payer: 'eosio', receiver, bytes }),
  eosio('delegatebw', 'eosio', {
    from: 'eosio',
    receiver,
    transfer: false,
    stake_net_quantity: '10.0000 EOS',
    stake_cpu_quantity: cpu,
  }),
];

export const rows = (table: string, scope: string, code = 'eosio', more: object = {}): Step =>
  read(`${code} ${scope} ${table}`, 'chain/get_table_rows', {
    // A busy machine's node would stop after ten milliseconds.
    json: true,
    code,
    scope,
    table,
    limit: 10,
    time_limit_ms: 1000,
    ...more,
  });

export const account = (name: string): Step =>
  read(name, 'chain/get_account', { account_name: name });
