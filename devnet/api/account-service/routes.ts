import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { text } from '../params.ts';
import type { Params } from '../params.ts';
import { readProof } from '../proof.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import type { ServiceCall } from '../service.ts';
import { chainTime } from '../time.ts';
import { rateRoutes } from './rates.ts';
import { createSessions } from './sessions.ts';

const SESSION_SECONDS = 24 * 3600;
/** An account without an offer, and one that must be verified first. */
const BARRED = ['mallory'];
const UNVERIFIED = ['judy', 'ivan'];
/** An account whose user must be created first. */
const WITHOUT_USER = ['ivan'];

/**
 * Sessions and consents of users. The signed content of the older login is not documented, so only
 * the signature's form is checked.
 */
export function accountServiceRoutes(app: Hono, { chain }: ApiContext): void {
  const sessions = createSessions();
  const withoutUser = new Set(WITHOUT_USER);
  rateRoutes(app, chain);

  serviceRoute(app, 'GET', '/v1/kyc/ip-info', () => ({
    ip: '127.0.0.1',
    country_code: 'CH',
    country_name: 'Switzerland',
    region_code: 'ZH',
    region_name: 'Zurich',
    city: 'Zürich',
  }));

  serviceRoute(app, 'GET', '/v2/kyc/by-chain-account/:account/available-features', (call) => {
    const account = existing(call.part('account'));
    const state = UNVERIFIED.includes(account) ? 'NEEDS_KYC' : 'TRUE';
    const feature = BARRED.includes(account) ? 'FALSE' : state;
    return {
      fiat: feature,
      bridge: feature,
      swap: feature,
      loan: 'FALSE',
      location: { allowed: !BARRED.includes(account), country_code: 'CH' },
    };
  });

  serviceRoute(app, 'POST', '/v2/users/create', ({ body }) => {
    const chainAccount = existing(text(body, 'chainAccount'));
    const email = text(body, 'email');
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new ServiceError(400, 'Invalid email');
    withoutUser.delete(chainAccount);
    return {
      token: sessions.open(chainAccount),
      refreshToken: null,
      expiresAt: Math.floor(chainTime(chain) / 1000) + SESSION_SECONDS,
      user: { id: `user-${chainAccount}`, email, chainAccount, status: 'ACTIVE' },
    };
  });

  serviceRoute(app, 'POST', '/v2/users/login', ({ body }) => {
    const account = existing(text(body, 'chainAccount'));
    if (!isSignature(body['signature'])) throw new ServiceError(401, 'Wrong proof');
    ensureUser(account);
    return { token: sessions.open(account) };
  });

  serviceRoute(app, 'POST', '/v3/users/login', ({ body }) => {
    const account = provenSigner(body);
    ensureUser(account);
    return { token: sessions.open(account) };
  });

  serviceRoute(app, 'GET', '/v1/users/by-chain-account/:account/legal-doc-status', (call) => ({
    termsOfService: sessions.hasAgreed(existing(call.part('account'))),
  }));

  serviceRoute(app, 'PATCH', '/v1/users/me/legal-doc-status', (call) => {
    const account = signedIn(call);
    if (call.body['termsOfService'] !== true) throw new ServiceError(400, 'Nothing agreed to');
    sessions.agree(account);
    return { termsOfService: true };
  });

  function ensureUser(account: string): void {
    if (withoutUser.has(account)) throw new ServiceError(404, 'User not found');
  }

  function provenSigner(body: Params): string {
    try {
      return readProof(chain, body).signer.actor;
    } catch {
      throw new ServiceError(401, 'Wrong proof');
    }
  }

  function existing(account: string): string {
    if (!chain.account(account)) throw new ServiceError(404, 'Account not found');
    return account;
  }

  function signedIn(call: ServiceCall): string {
    const account = sessions.accountOf(call.header('authorization'));
    if (account === undefined) throw new ServiceError(401, 'Unauthorized');
    return account;
  }
}

function isSignature(value: unknown): boolean {
  return typeof value === 'string' && /^SIG_(K1|R1|WA)_/.test(value);
}
