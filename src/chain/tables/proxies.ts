import * as limits from '../core/limits.ts';
import { nameToBigint } from '../core/name.ts';
import * as v from '../core/schema.ts';
import type { Asking } from '../rpc/ask.ts';
import type { Pool } from '../rpc/pool.ts';
import { by, note } from './fields.ts';
import { ofName } from './query.ts';
import { type Paging, readAll, readRow, type TableRead } from './read.ts';

const proxy = v.pipe(
  v.object({
    ...{ owner: v.string(), name: note, website: note, slogan: note, philosophy: note },
    ...{ background: note, logo_256: note, telegram: note, steemit: note, twitter: note },
    wechat: note,
  }),
  v.transform(({ logo_256: logo, ...row }) => ({ ...row, logo })),
);

/** How a proxy presents itself at `regproxyinfo`. All of it is hostile text, addresses too. */
export type ProxyInfo = v.InferOutput<typeof proxy>;

const table = { code: 'regproxyinfo', scope: 'regproxyinfo', table: 'proxies' };
const keyOf = ({ owner }: Record<string, unknown>) =>
  typeof owner === 'string' ? nameToBigint(owner) : null;

/** How a proxy presents itself, or null where it does not. */
export async function proxyInfo(
  pool: Pool,
  account: string,
  asking?: Asking,
): Promise<ProxyInfo | null> {
  const row = await readRow(pool, { ...table, ...ofName(account) }, by(proxy), asking);
  return row?.owner === account ? row : null;
}

/** Proxies that present themselves, by name: a thousand at most unless told. */
export function proxyInfos(
  pool: Pool,
  reading: Paging & { readonly limit?: number } = {},
): Promise<TableRead<ProxyInfo>> {
  return readAll(pool, table, by(proxy), { limit: limits.proxyVoters, keyOf, ...reading });
}
