import { randomBytes } from 'node:crypto';

/** Logged-in users by bearer token, and their consents. */
export interface Sessions {
  open(account: string): string;
  accountOf(authorization: string): string | undefined;
  agree(account: string): void;
  hasAgreed(account: string): boolean;
}

const BEARER = /^Bearer (\S+)$/;

export function createSessions(): Sessions {
  const tokens = new Map<string, string>();
  const agreed = new Set<string>();
  return {
    open(account) {
      const token = randomBytes(24).toString('base64url');
      tokens.set(token, account);
      return token;
    },
    accountOf: (authorization) => tokens.get(BEARER.exec(authorization)?.[1] ?? ''),
    agree: (account) => void agreed.add(account),
    hasAgreed: (account) => agreed.has(account),
  };
}
