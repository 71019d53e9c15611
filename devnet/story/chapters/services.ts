import { dappServices } from '../../contracts/dappservices.ts';
import { act, active, openAccount } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { deployNative, lendCode } from '../deploy.ts';
import type { StoryRunner } from '../story-runner.ts';

const CONTRACT = 'dappservices';
const PROVIDERS = ['heliosselene', 'eosnationdsp'];
const SERVICES = ['ipfsservice1', 'cronservices'];

/** The DAPP Network on its own test chain: packages of two providers, and who stakes for them. */
export function services(runner: StoryRunner, amounts: Amounts): void {
  if (!runner.chain.spec.dappNetwork) return;
  const funds = { bytes: 512 * 1024, net: amounts.whole(10), cpu: amounts.whole(10) };
  for (const name of [CONTRACT, ...PROVIDERS]) runner.send(openAccount('eosio', name, funds));
  runner.wait(2);
  deployNative(runner, CONTRACT, 'dappservices', dappServices.abi);
  lendCode(runner, CONTRACT);
  const call = (name: string, by: string, data: Record<string, unknown>) =>
    runner.send([act(CONTRACT, name, active(by), data)]);
  const supply = '1000000000.0000 DAPP';
  call('create', CONTRACT, { issuer: CONTRACT, maximum_supply: supply });
  call('issue', CONTRACT, { to: CONTRACT, quantity: supply, memo: 'genesis' });
  for (const to of ['alice', 'bob'])
    call('transfer', CONTRACT, { from: CONTRACT, to, quantity: '5000.0000 DAPP', memo: '' });
  runner.wait(2);
  for (const [index, provider] of PROVIDERS.entries())
    for (const service of SERVICES) {
      const newpackage = {
        id: 0,
        api_endpoint: index === 0 ? `https://${provider}.example` : 'javascript:alert(1)',
        package_json_uri: `https://${provider}.example/package1.json`,
        package_id: 'package1',
        service,
        provider,
        quota: '10.0000 QUOTA',
        package_period: 86_400,
        min_stake_quantity: '100.0000 DAPP',
        min_unstake_period: 3_600,
        enabled: 0,
      };
      call('regpkg', provider, { newpackage });
      // The last package was never enabled.
      if (index === 0 || service === 'ipfsservice1')
        call('enablepkg', provider, { provider, package_id: 'package1', service });
    }
  runner.wait(2);
  const [provider = ''] = PROVIDERS;
  const place = { provider, service: 'ipfsservice1' };
  for (const [owner, quantity] of [
    ['alice', '1200.0000 DAPP'],
    ['bob', '300.0000 DAPP'],
  ] as const) {
    call('selectpkg', owner, { owner, ...place, package: 'package1' });
    call('stake', owner, { from: owner, ...place, quantity });
  }
  call('unstake', 'alice', { to: 'alice', ...place, quantity: '200.0000 DAPP' });
  runner.wait(2);
}
