import type { Hono } from 'hono';
import { SPONSOR } from '../../../sponsor.ts';
import type { ApiContext } from '../../context.ts';
import { serviceRoute } from '../../service.ts';
import { chainTime } from '../../time.ts';
import { BACKEND } from '../path.ts';
import { createAllowance, DAILY_ALLOWANCE } from './allowance.ts';
import { beneficiary, readRequest } from './request.ts';
import { sponsorSignature } from './signature.ts';

/** The account that the sponsor refuses. */
const REFUSED = ['mallory'];

/** A sponsor that signs for others' CPU a few times a day. Refusals are `{error}`. */
export function freeCpuRoutes(app: Hono, { chain }: ApiContext): void {
  const allowance = createAllowance(() => chainTime(chain));

  serviceRoute(app, 'GET', `${BACKEND}/cpu/:account`, (call) => {
    const account = call.part('account');
    return {
      max: isServed(account) ? DAILY_ALLOWANCE : 0,
      actionsUsed: allowance.used(account),
      sponsor: SPONSOR,
    };
  });

  serviceRoute(app, 'POST', `${BACKEND}/cpu`, (call) => {
    const request = readRequest(call.body);
    if (typeof request === 'string') return { error: request };
    const account = beneficiary(request);
    if (!isServed(account)) return { error: `${account} is not paid for` };
    if (allowance.used(account) >= DAILY_ALLOWANCE)
      return { error: `${account} has used up today's ${DAILY_ALLOWANCE} free transactions` };
    try {
      const signature = sponsorSignature(chain, request);
      allowance.use(account);
      return { signatures: [signature] };
    } catch (thrown) {
      return { error: thrown instanceof Error ? thrown.message : String(thrown) };
    }
  });

  function isServed(account: string): boolean {
    const exists = [account, SPONSOR.account].every((name) => chain.account(name) !== undefined);
    return exists && !REFUSED.includes(account);
  }
}
