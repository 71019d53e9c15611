import { recordOf, textOf } from '../../rpc/json.ts';
import { type KycRecord, kycRecords } from './kyc.ts';

/** An account's public profile: a row of `usersinfo`. Name and avatar are hostile text. */
export interface Profile {
  readonly account: string;
  readonly name: string | null;
  /** The source of an image; null if it has no format that browsers draw. */
  readonly avatar: string | null;
  readonly kyc: readonly KycRecord[];
}

/** How the base64 text of each image format begins. */
const IMAGE_STARTS = [
  ['/9j/', 'image/jpeg'],
  ['iVBORw0KGgo', 'image/png'],
] as const;

/** Null if the row names no account. */
export function profile(row: unknown): Profile | null {
  const fields = recordOf(row);
  const account = textOf(fields.acc);
  if (account === null) return null;
  return {
    account,
    name: textOf(fields.name)?.trim() || null,
    avatar: avatarOf(textOf(fields.avatar) ?? ''),
    kyc: kycRecords(fields.kyc),
  };
}

/** Wallets store a picture as bare base64 or as a data URL. */
function avatarOf(text: string): string | null {
  const base64 = text.replace(/^data:image\/(?:jpeg|png);base64,/, '');
  if (!/^[0-9A-Za-z+/]+={0,2}$/.test(base64)) return null;
  const type = IMAGE_STARTS.find(([start]) => base64.startsWith(start))?.[1];
  return type === undefined ? null : `data:${type};base64,${base64}`;
}
