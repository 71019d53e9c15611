import { recordOf, textOf } from '../../rpc/json.ts';
import { type KycRecord, kycRecords } from './kyc.ts';

/** Who an account says it is: a row of `usersinfo`. Name and avatar are hostile text. */
export interface Profile {
  readonly account: string;
  readonly name: string | null;
  /** The source of an image, or null where the row holds none of a kind that browsers draw. */
  readonly avatar: string | null;
  readonly kyc: readonly KycRecord[];
}

/** How the base64 text of an image begins, by its kind. */
const IMAGE_STARTS = [
  ['/9j/', 'image/jpeg'],
  ['iVBORw0KGgo', 'image/png'],
] as const;

/** Null where the row names no account. */
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

/** Wallets store the bare base64 of a picture, or a data address of one. */
function avatarOf(text: string): string | null {
  const base64 = text.replace(/^data:image\/(?:jpeg|png);base64,/, '');
  if (!/^[0-9A-Za-z+/]+={0,2}$/.test(base64)) return null;
  const type = IMAGE_STARTS.find(([start]) => base64.startsWith(start))?.[1];
  return type === undefined ? null : `data:${type};base64,${base64}`;
}
