import { beforeEach, describe, expect, it } from 'vitest';
import { readRows } from '#devnet/api/rows.ts';
import { bootChain } from '#devnet/start.ts';

const place = { provider: 'heliosselene', service: 'ipfsservice1' };
let chain: ReturnType<typeof bootChain>['chain'];

beforeEach(() => {
  ({ chain } = bootChain('kylin'));
});

const rows = (table: string, scope: string) =>
  readRows(chain, { code: 'dappservices', scope, table });

describe('the DAPP Network', () => {
  it('has packages, disabled until they are enabled', () => {
    expect(rows('package', 'dappservices').map(({ enabled }) => enabled)).toEqual([1, 1, 1, 0]);
  });

  it('counts stakes by account and by user of a package', () => {
    expect(rows('staking', 'alice')).toMatchObject([{ ...place, balance: '1000.0000 DAPP' }]);
    expect(rows('accountext', '......2ke1.o4').map(({ balance }) => balance)).toEqual([
      '1000.0000 DAPP',
      '300.0000 DAPP',
    ]);
    expect(rows('refunds', 'alice')).toMatchObject([{ ...place, amount: '200.0000 DAPP' }]);
    expect(rows('accounts', 'alice')).toMatchObject([{ balance: '3800.0000 DAPP' }]);
  });
});
