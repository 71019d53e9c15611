import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { findPackages, usedPackages } from '#src/chain/model/dsp/service-package.ts';

const dapp = (amount: string) => parseAsset(`${amount} DAPP`);
const offered = (provider: string) => ({
  provider,
  service: 'ipfsservice1',
  name: 'package1',
  quota: parseAsset('1.0000 QUOTA'),
  periodSeconds: 86_400,
  leastStake: dapp('10.0000'),
  unstakeSeconds: 3_600,
  endpoint: '',
  enabled: true,
});
const use = (account: string, provider: string, staked: string) => ({
  account,
  provider,
  service: 'ipfsservice1',
  name: 'package1',
  staked: parseAsset(staked),
});

describe('packages with their users', () => {
  it('count who stakes, the most staked first', () => {
    const rows = usedPackages(
      [offered('small'), offered('large')],
      [
        use('alice', 'large', '20.0000 DAPP'),
        use('bob', 'large', '30.0000 DAPP'),
        use('carol', 'large', '0.0000 DAPP'),
        use('alice', 'small', '10.0000 DAPP'),
        use('alice', 'small', '99.0000 FAKE'),
        use('alice', 'nobody', '1.0000 DAPP'),
      ],
    );
    expect(rows.map(({ provider, users, staked }) => [provider, users, staked])).toEqual([
      ['large', 2, dapp('50.0000')],
      ['small', 1, dapp('10.0000')],
    ]);
  });

  it('are found by provider, service and name', () => {
    const all = [offered('first'), offered('second')];
    expect(findPackages(all, ' SECOND ').map(({ provider }) => provider)).toEqual(['second']);
    expect(findPackages(all, 'ipfs')).toHaveLength(2);
    expect(findPackages(all, 'cron')).toEqual([]);
  });
});
