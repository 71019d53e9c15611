import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { seededBetween } from '../market/seed.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import { BACKEND } from './path.ts';

const SERVICES = ['ipfsservice1', 'cronservices', 'oracleservic', 'vaccountsdsp'];

/** DSP staking: three users of one provider each. */
export function dspRoutes(app: Hono, { demoAccounts }: ApiContext): void {
  serviceRoute(app, 'GET', `${BACKEND}/dsp`, (call) => {
    const account = call.query('account');
    switch (call.query('type')) {
      case 'DSP_ACCOUNTS':
        return { rows: accounts().filter((row) => account === '' || row.account === account) };
      case 'DSP_JSONS':
        return { rows: providers().map(description) };
      case 'DSP_REWARDS':
        return {
          rows: providers().map((provider) => ({
            provider,
            reward: `${seededBetween(`reward/${provider}`, 1, 900)}.0000 DAPP`,
          })),
        };
      default:
        throw new ServiceError(400, 'Unknown type');
    }
  });

  const providers = (): string[] => demoAccounts.map(({ name }) => name);

  function accounts() {
    return providers().flatMap((provider, place) =>
      SERVICES.slice(0, place + 1).map((service) => ({
        account: provider,
        provider,
        service,
        package: `package${place + 1}`,
        pending_package: '',
        balance: `${seededBetween(`${provider}/${service}`, 10, 5_000)}.0000 DAPP`,
        quota: `${seededBetween(`quota/${provider}/${service}`, 1, 100)}.0000 QUOTA`,
      })),
    );
  }
}

function description(account: string): unknown {
  return {
    account,
    json: {
      name: `${account} services`,
      website: `https://${account}.example`,
      code_of_conduct: 'javascript:alert(1)',
      branding: { logo_256: '' },
      description: `<i>Services</i> by ${account}`,
    },
  };
}
