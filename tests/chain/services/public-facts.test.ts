import { afterEach, describe, expect, it } from 'vitest';
import { getChainInfoFile, getCirculatingSupply } from '#src/chain/services/public-facts.ts';
import { closeAll } from '../rpc/servers.ts';
import { expectFailuresReported, timeoutFor, service } from './faults.ts';

afterEach(closeAll);

const options = (url: string) => ({ url, timeoutMs: timeoutFor(url) });

describe('the circulating supply', () => {
  it.each([
    [14000000000.5, '14000000000.5'],
    ['14000000000.1234', '14000000000.1234'],
  ])('of the response %j is %s', async (reported, supply) => {
    const { url, requested } = await service([reported]);
    expect(await getCirculatingSupply(options(`${url}/supply?q=circulating`))).toBe(supply);
    expect(requested).toMatchObject([{ method: 'GET', url: '/supply?q=circulating' }]);
  });

  it('throws if the service fails', () =>
    expectFailuresReported((url) => getCirculatingSupply(options(url))));
});

describe("the chain's public file", () => {
  it('is requested and decoded', async () => {
    const reported = {
      chainId: 'aa',
      explorerUrl: 'https://x',
      systemTokenSymbol: 'XPR',
      extra: 1,
      rpcEndpoints: ['https://a', 7, 'https://b'],
      lightEndpoints: 'none',
    };
    const { url, requested } = await service([reported]);
    expect(await getChainInfoFile(options(`${url}/mainnet.json`))).toEqual({
      chainId: 'aa',
      explorerUrl: 'https://x',
      explorerName: null,
      resourceTokenSymbol: null,
      resourceTokenContract: null,
      systemTokenSymbol: 'XPR',
      systemTokenContract: null,
      rpcEndpoints: ['https://a', 'https://b'],
      actionsRpcEndpoints: [],
      hyperionEndpoints: [],
      lightEndpoints: [],
    });
    expect(requested).toMatchObject([{ method: 'GET', url: '/mainnet.json' }]);
  });

  it('throws if the service fails', async () => {
    await expectFailuresReported((url) => getChainInfoFile(options(url)));
  });
});
