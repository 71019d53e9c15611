import { isRecord } from '../../core/record.ts';

/** Id of the wallet that stores a private key in the browser. */
export const developmentKeyId = 'key';

/**
 * The users' list that every chain's site may read. It lacks the data that wallets need to sign,
 * and the users of the development key.
 */
export function listedText(text: string): string {
  const users = parsed(text);
  if (!users) return text;
  const saved = Array.isArray(users['saved']) ? users['saved'].map(listed) : [];
  return JSON.stringify({
    ...users,
    saved: saved.filter((user) => user !== null),
    current: listed(users['current']),
  });
}

function listed(user: unknown): object | null {
  if (!isRecord(user) || user['wallet'] === developmentKeyId) return null;
  return { ...user, data: {} };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
