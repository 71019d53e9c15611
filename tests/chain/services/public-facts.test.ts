import { afterEach, describe, expect, it } from 'vitest';
import { getChainInfoFile, getCirculatingSupply } from '#src/chain/services/public-facts.ts';
import { closeAll } from '../rpc/servers.ts';
import { expectFaultsGive, expectFaultsTold, patience, service } from './faults.ts';

afterEach(closeAll);

const options = (url: string) => ({ url, timeoutMs: patience(url) });

describe('the circulating supply', () => {
  it.each([
    [14000000000.5, '14000000000.5'],
    ['14000000000.1234', '14000000000.1234'],
  ])('of the response %j is %s', async (told, supply) => {
    const { url, asked } = await service([told]);
    expect(await getCirculatingSupply(options(`${url}/supply?q=circulating`))).toBe(supply);
    expect(asked).toMatchObject([{ method: 'GET', url: '/supply?q=circulating' }]);
  });

  it('throws if the service fails', () =>
    expectFaultsTold((url) => getCirculatingSupply(options(url))));
});

describe("the chain's public file", () => {
  it('is requested and decoded', async () => {
    const told = {
      ...{ chainId: 'aa', explorerUrl: 'https://x', systemTokenSymbol: 'XPR', extra: 1 },
      ...{ rpcEndpoints: ['https://a', 7, 'https://b'], lightEndpoints: 'none' },
    };
    const { url, asked } = await service([told]);
    expect(await getChainInfoFile(options(`${url}/mainnet.json`))).toEqual({
      ...{ chainId: 'aa', explorerUrl: 'https://x', explorerName: null },
      ...{ resourceTokenSymbol: null, resourceTokenContract: null },
      ...{ systemTokenSymbol: 'XPR', systemTokenContract: null },
      ...{ rpcEndpoints: ['https://a', 'https://b'], actionsRpcEndpoints: [] },
      ...{ hyperionEndpoints: [], lightEndpoints: [] },
    });
    expect(asked).toMatchObject([{ method: 'GET', url: '/mainnet.json' }]);
  });

  it('is undefined if it fails', async () => {
    await expectFaultsGive((url) => getChainInfoFile(options(url)), undefined);
    const { url } = await service([{}, 404]);
    expect(await getChainInfoFile(options(url))).toBeUndefined();
    const signal = AbortSignal.abort(new Error('left'));
    await expect(getChainInfoFile(options(url), { signal })).rejects.toThrow('left');
  });
});
