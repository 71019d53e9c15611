import * as limits from '../core/limits.ts';
import { mediaUrl } from '../model/nft/picture.ts';
import { profile, type Profile } from '../model/account/profile.ts';
import { type JsonRecord, numberOf, recordOf, textOf } from '../rpc/json.ts';
import type { NodeClient } from '../rpc/node.ts';
import { orAnyError } from '../rpc/fallback.ts';
import { servicePath } from './requester.ts';

type TableReader = Pick<NodeClient, 'getTableRows'>;

/** An account's published profile. Hostile texts. */
export interface AccountInfo {
  readonly account: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly website: string | null;
  /** An image source, or null if there is none that may be used. */
  readonly avatar: string | null;
}

/** The contract of published profiles. */
const ACCOUNT_INFO = 'account.info';
/** The contract of Proton's profiles. */
const PROFILES = 'eosio.proton';
const GRAVATAR = 'https://www.gravatar.com/avatar';
/** The status of images that may be shown. */
const USABLE = 3;

/** Undefined if the account has no profile or the request fails. */
export async function getAccountInfo(
  node: TableReader,
  account: string,
): Promise<AccountInfo | undefined> {
  const query = { code: ACCOUNT_INFO, scope: ACCOUNT_INFO, table: 'accounts' };
  const row = await ownRow(node, query, 'account_name', account);
  if (row === undefined) return undefined;
  return {
    account,
    title: textOf(row.title),
    description: textOf(row.desc),
    website: textOf(row.url),
    avatar: numberOf(row.status) === USABLE ? await avatarOf(textOf(row.avatar) ?? '') : null,
  };
}

/** The profile of a Proton account. Undefined if it has none or the request fails. */
export async function getProfile(node: TableReader, account: string): Promise<Profile | undefined> {
  const query = { code: PROFILES, scope: PROFILES, table: 'usersinfo' };
  return profile(await ownRow(node, query, 'acc', account)) ?? undefined;
}

async function ownRow(
  node: TableReader,
  table: { readonly code: string; readonly scope: string; readonly table: string },
  field: string,
  account: string,
): Promise<JsonRecord | undefined> {
  const bounds = { lower_bound: account, upper_bound: account, key_type: 'name' };
  const request = node.getTableRows({ ...table, ...bounds, index_position: 1, limit: 1 });
  const { rows } = await orAnyError(request, { rows: [] as unknown[] });
  return rows.map(recordOf).find((row) => row[field] === account);
}

/** A picture URL, an e-mail address known to Gravatar, or the hash of one. */
async function avatarOf(text: string): Promise<string | null> {
  const name = text.trim().toLowerCase();
  if (/^[0-9a-f]{32}$/.test(name)) return gravatar(name);
  if (!/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(name)) return mediaUrl(text);
  const { default: md5 } = await import('spark-md5');
  return gravatar(md5.hash(name));
}

export function isGravatar(url: string): boolean {
  return url.startsWith(`${GRAVATAR}/`);
}

/** Responds with 404 if Gravatar has no picture, so that the next source is tried. */
function gravatar(hash: string): string {
  return servicePath(GRAVATAR, hash, { s: limits.avatarPixels, d: 404 });
}
