import { afterEach, describe, expect, it } from 'vitest';
import { getChainInfoFile, getCirculatingSupply } from '#src/chain/services/public-facts.ts';
import { closeAll } from '../rpc/servers.ts';
import { expectFaultsTold, service, SHORT_MS } from './faults.ts';

afterEach(closeAll);

const options = (url: string) => ({ url, timeoutMs: SHORT_MS });

describe('the supply in circulation', () => {
  it.each([
    [14000000000.5, '14000000000.5'],
    ['14000000000.1234', '14000000000.1234'],
  ])('told as %j is %s', async (told, supply) => {
    const { url, asked } = await service([told]);
    expect(await getCirculatingSupply(options(`${url}/supply?q=circulating`))).toBe(supply);
    expect(asked).toMatchObject([{ method: 'GET', url: '/supply?q=circulating' }]);
  });

  it('is not told by a service that fails', () =>
    expectFaultsTold((url) => getCirculatingSupply(options(url))));
});

describe('the file of facts about a chain', () => {
  it('is asked for', async () => {
    const { url, asked } = await service([{ tokens: [] }], [['list']]);
    expect(await getChainInfoFile(options(`${url}/mainnet.json`))).toEqual({ tokens: [] });
    expect(asked).toMatchObject([{ method: 'GET', url: '/mainnet.json' }]);
    await expect(getChainInfoFile(options(url))).rejects.toMatchObject({ name: 'FetchError' });
  });

  it('that is not there says so', async () => {
    const { url } = await service([{}, 404]);
    await expect(getChainInfoFile(options(url))).rejects.toThrow('Bad response from server 404');
  });
});
