import * as limits from '../core/limits.ts';
import { nameToBigint } from '../core/name-bigint.ts';
import * as v from '../core/schema.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { Pool } from '../rpc/pool.ts';
import { optionalText } from '../rpc/fields.ts';
import { ofName } from './query.ts';
import { bySchema, type Paging, readAll, readRow, type TableRead } from './read.ts';

const proxy = v.pipe(
  v.object({
    owner: v.string(),
    name: optionalText,
    website: optionalText,
    slogan: optionalText,
    philosophy: optionalText,
    background: optionalText,
    logo_256: optionalText,
    telegram: optionalText,
    steemit: optionalText,
    twitter: optionalText,
    wechat: optionalText,
  }),
  v.transform(({ logo_256: logo, ...row }) => ({ ...row, logo })),
);

/** A proxy's profile at `regproxyinfo`. All of it is hostile text, including URLs. */
export type ProxyInfo = v.InferOutput<typeof proxy>;

const table = { code: 'regproxyinfo', scope: 'regproxyinfo', table: 'proxies' };
const keyOf = ({ owner }: Record<string, unknown>) =>
  typeof owner === 'string' ? nameToBigint(owner) : null;

/** The proxy's profile, or null. */
export async function proxyInfo(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<ProxyInfo | null> {
  const row = await readRow(pool, { ...table, ...ofName(account) }, bySchema(proxy), options);
  return row?.owner === account ? row : null;
}

/** Profiles of proxies by name. Default limit a thousand. */
export function proxyInfos(
  pool: Pool,
  reading: Paging & { readonly limit?: number } = {},
): Promise<TableRead<ProxyInfo>> {
  return readAll(pool, table, bySchema(proxy), { limit: limits.proxyVoters, keyOf, ...reading });
}
