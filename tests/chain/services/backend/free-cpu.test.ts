import { afterEach, describe, expect, it } from 'vitest';
import { transfer } from '#src/chain/actions/transfer.ts';
import { failureOf } from '#src/chain/model/shared/load-state.ts';
import { createBackend } from '#src/chain/services/backend/backend.ts';
import { requestFreeCpu } from '#src/chain/services/backend/free-cpu.ts';
import { closeAll, deadUrl, serve } from '../../rpc/servers.ts';
import { expectFaultsGive, service, timeoutFor } from '../faults.ts';
import { expectTotal } from '../fuzz.ts';

afterEach(closeAll);

const header = {
  expiration: '2026-01-01T00:00:00',
  ref_block_num: 48_213,
  ref_block_prefix: 3_624_601_936,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 5,
  delay_sec: 0,
};
const quantity = { units: 10_000n, symbol: { code: 'EOS', precision: 4 } };
const actions = [
  transfer({ contract: 'eosio.token', from: 'alice', to: 'bob', quantity, memo: '' }),
];

const at = (url: string) => createBackend({ url, timeoutMs: timeoutFor(url) });
const request = (url: string) => requestFreeCpu(at(url), actions, header);

const WITHOUT = 'Error with free CPU, turning it off...try again!';
const because = (reason: string) => `Error with free CPU: ${reason}. Turning it off, try again!`;

describe('the CPU sponsor', () => {
  it('signs actions and a header with its check value', async () => {
    const { url, requested } = await service([{ signatures: ['SIG_K1_a'] }]);
    expect(await request(url)).toEqual(['SIG_K1_a']);
    expect(requested).toMatchObject([{ method: 'POST', url: '/cpu' }]);
    expect(requested[0]?.body).toEqual({
      actions: JSON.parse(JSON.stringify(actions)) as unknown,
      transactionHeader: header,
      cs: 3_624_601_936 - 48_213 - 1,
    });
  });

  it.each([
    [{ error: 'Used up', signatures: ['SIG_K1_a'] }, 200, because('Used up')],
    [{ error: { message: 'Not whitelisted' } }, 200, because('Not whitelisted')],
    [{ message: 'Too many' }, 429, because('Too many')],
    [{ error: 'Blocked' }, 403, because('Blocked')],
    [{}, 500, WITHOUT],
    [{}, 200, WITHOUT],
    [{ signatures: [] }, 200, WITHOUT],
    [{ signatures: [7, null] }, 200, WITHOUT],
    [{ error: '', signatures: 'SIG_K1_a' }, 200, WITHOUT],
  ])('that responds with %j and status %d throws: %s', async (body, status, message) => {
    const { url } = await service([body, status]);
    await expect(request(url)).rejects.toThrow(new Error(message));
  });

  it('that cannot be reached throws an error with its endpoint', async () => {
    const url = await deadUrl();
    const error = await request(url).catch((reason: unknown) => reason);
    expect(failureOf(error)).toEqual({ endpoint: url, message: because('Connection failed') });
    const page = await serve((_, response) => response.writeHead(502).end('<html>'));
    const refused = await request(page.url).catch((reason: unknown) => reason);
    expect(failureOf(refused)).toEqual({ endpoint: page.url, message: WITHOUT });
  });

  it('throws only messages of the product', () =>
    expectFaultsGive(
      (url) =>
        request(url).catch((error: Error) => error.message.startsWith('Error with free CPU')),
      true,
    ));

  it('accepts any response without an exception', () =>
    expectTotal(
      (fetch) => requestFreeCpu(createBackend({ url: 'http://127.0.0.1', fetch }), actions, header),
      { signatures: ['SIG_K1_a'], error: '' },
    ));
});
