import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { text } from '../params.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import type { ServiceCall } from '../service.ts';
import { chainTime } from '../time.ts';
import { approveOnChain } from './approval.ts';
import { createKycCases } from './cases.ts';

/** Countries with verification, as the service names them. */
const COUNTRIES = [
  'AR',
  'AT',
  'AU',
  'BE',
  'BR',
  'CA',
  'CH',
  'CL',
  'CN',
  'CO',
  'DE',
  'DK',
  'EG',
  'ES',
  'FI',
  'FR',
  'GB',
  'HK',
  'ID',
  'IE',
  'IL',
  'IN',
  'IT',
  'JP',
  'KE',
  'KR',
  'MA',
  'MX',
  'NG',
  'NL',
  'NO',
  'NZ',
  'PE',
  'PH',
  'PL',
  'PT',
  'SA',
  'SE',
  'SG',
  'TR',
  'TW',
  'UA',
  'UY',
  'VN',
  'ZA',
];

/**
 * Identity verification: pending for some seconds, then passed or failed. Successes are also
 * recorded on the chain.
 */
export function kycRoutes(app: Hono, { chain }: ApiContext): void {
  const cases = createKycCases({
    now: () => chainTime(chain),
    approve: (actor) => approveOnChain(chain, actor),
  });
  chain.onBlock(() => cases.settle());

  serviceRoute(app, 'GET', '/backend/:chain/kyc', (call) => {
    ownChain(call);
    switch (call.query('type')) {
      case 'countries':
        return { content: COUNTRIES.map((id) => ({ id, active: true })) };
      case 'status':
        return cases.statusOf(existing(call.query('actor')));
      default:
        throw new ServiceError(400, 'Unknown type');
    }
  });

  serviceRoute(app, 'POST', '/backend/:chain/kyc', (call) => {
    ownChain(call);
    if (call.body['type'] !== 'apply') throw new ServiceError(400, 'Unknown type');
    return cases.apply(existing(text(call.body, 'actor')));
  });

  function ownChain(call: ServiceCall): void {
    if (call.part('chain') !== chain.spec.key) throw new ServiceError(404, 'Unknown chain');
  }

  function existing(actor: string): string {
    if (!chain.account(actor)) throw new ServiceError(404, 'Account not found');
    return actor;
  }
}
