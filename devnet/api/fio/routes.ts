import type { Hono } from 'hono';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { ApiContext } from '../context.ts';
import { integer, text } from '../params.ts';
import type { Params } from '../params.ts';
import { readRow } from '../rows.ts';
import { serviceRoute } from '../service.ts';
import { invalidField, notFound } from './refusals.ts';
import { addressesOf, requestedAccount, domainsOf, fioRows } from './rows.ts';

const ADDRESS = /^[a-z0-9](-?[a-z0-9])*(@[a-z0-9](-?[a-z0-9])*)?$/i;

/** Routes that only FIO's nodes have. */
export function fioRoutes(app: Hono, { chain }: ApiContext): void {
  if (chain.spec.keyPrefix !== 'FIO') return;
  const route = (name: string, handler: (params: Params) => unknown): void =>
    serviceRoute(app, 'POST', `/v1/chain/${name}`, ({ body }) => handler(body));

  const names = (params: Params): unknown => {
    const account = requestedAccount(chain, params);
    const fio_domains = domainsOf(chain, account);
    const fio_addresses = addressesOf(chain, account);
    if (fio_domains.length + fio_addresses.length === 0) throw notFound('No FIO names');
    return { fio_domains, fio_addresses };
  };
  route('get_fio_names', names);
  // A service on some FIO nodes.
  serviceRoute(app, 'POST', '/v1/get_fio_names', ({ body }) => names(body));

  route('get_fio_domains', (params) => {
    const { page, more } = pageOf(params, domainsOf(chain, requestedAccount(chain, params)));
    if (page.length === 0) throw notFound('No FIO Domains');
    return { fio_domains: page, more };
  });

  route('get_fio_addresses', (params) => {
    const { page, more } = pageOf(params, addressesOf(chain, requestedAccount(chain, params)));
    if (page.length === 0) throw notFound('No FIO Addresses');
    return { fio_addresses: page, more };
  });

  route('get_fio_balance', (params) => {
    const account = requestedAccount(chain, params);
    const held = readRow(chain, { code: 'fio.token', scope: account, table: 'accounts' });
    const balance = Number(held ? parseAsset(String(held['balance'])).units : 0);
    const own = fioRows(chain, 'accountstake', 'fio.staking').find(
      (row) => row['account'] === account,
    );
    const staked = Number(own?.['total_staked_fio'] ?? 0);
    const srps = Number(own?.['total_srp'] ?? 0);
    const available = balance - staked - lockedOf(account);
    return { balance, available, staked, srps, roe: rate() };
  });

  /** What an account unstaked in the last week. */
  function lockedOf(account: string): number {
    const lock = fioRows(chain, 'locktokensv2', 'eosio').find(
      (row) => row['owner_account'] === account,
    );
    const age =
      Date.parse(`${chain.headBlock.timestamp}Z`) / 1000 - Number(lock?.['timestamp'] ?? 0);
    const periods = (lock?.['periods'] ?? []) as { duration: unknown; amount: unknown }[];
    return periods
      .filter(({ duration }) => Number(duration) > age)
      .reduce((sum, { amount }) => sum + Number(amount), 0);
  }

  /** FIO for one staking reward point. */
  function rate(): string {
    const [pools] = fioRows(chain, 'staking', 'fio.staking');
    const points = Number(pools?.['last_global_srp_count'] ?? 0);
    const tokens = Number(pools?.['last_combined_token_pool'] ?? 0);
    return (points > 0 ? tokens / points : 1).toFixed(15);
  }

  route('get_nfts_fio_address', (params) => {
    const fioAddress = text(params, 'fio_address').toLowerCase();
    const own = fioRows(chain, 'nfts')
      .filter((row) => row['fio_address'] === fioAddress)
      .map(({ chain_code, contract_address, token_id, url, hash, metadata }) => ({
        chain_code,
        contract_address,
        token_id,
        url,
        hash,
        metadata,
      }));
    const { page, more } = pageOf(params, own);
    if (page.length === 0) throw notFound('No NFTS are mapped');
    return { nfts: page, more };
  });

  route('get_pub_address', (params) => {
    const row = addressRow(text(params, 'fio_address'));
    const found = (row?.['addresses'] as Record<string, string>[] | undefined)?.find(
      (one) =>
        one['chain_code'] === text(params, 'chain_code') &&
        one['token_code'] === text(params, 'token_code'),
    );
    if (!found) throw notFound('Public address not found');
    return { public_address: found['public_address'] };
  });

  route('get_actor', (params) => ({ actor: requestedAccount(chain, params) }));

  route('avail_check', (params) => {
    const name = text(params, 'fio_name');
    if (!ADDRESS.test(name)) throw invalidField('fio_name', name, 'Invalid FIO Name');
    const table = name.includes('@') ? 'fionames' : 'domains';
    const isRegistered = fioRows(chain, table).some((row) => row['name'] === name.toLowerCase());
    return { is_registered: isRegistered ? 1 : 0 };
  });

  /** Zero if the address has bundled transactions left. */
  route('get_fee', (params) => {
    const endpoint = text(params, 'end_point');
    const fee = fioRows(chain, 'fiofees', 'fio.fee').find((row) => row['end_point'] === endpoint);
    if (!fee) throw invalidField('end_point', endpoint, 'Invalid end point');
    const left = addressRow(text(params, 'fio_address'))?.['bundleeligiblecountdown'];
    const free = Number(fee['type']) === 1 && Number(left ?? 0) > 0;
    return { fee: free ? 0 : Number(fee['suf_amount']) };
  });

  function addressRow(name: string): Record<string, unknown> | undefined {
    return fioRows(chain, 'fionames').find((row) => row['name'] === name.toLowerCase());
  }
}

function pageOf(params: Params, all: object[]): { page: object[]; more: number } {
  const offset = Math.max(integer(params, 'offset', 0), 0);
  const limit = Math.max(integer(params, 'limit', 0), 0) || all.length;
  return {
    page: all.slice(offset, offset + limit),
    more: Math.max(all.length - offset - limit, 0),
  };
}
