import { afterEach, describe, expect, it } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import {
  FreeCpuError,
  readFreeCpu,
  withSponsorSignatures,
} from '#src/chain/client/signing/free-cpu.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { closeAll, json, serve } from '../../rpc/servers.ts';

afterEach(closeAll);

const sponsor = {
  account: 'freecpu11111',
  contract: 'cputoken1111',
  symbol: { code: 'CPU', precision: 1 },
};
const header = {
  expiration: '2026-01-01T00:00:00',
  ref_block_num: 5,
  ref_block_prefix: 9,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 5,
  delay_sec: 0,
};

async function chainWith(answer: unknown) {
  const bodies: string[] = [];
  const { url } = await serve((_, response, __, body) => {
    bodies.push(body);
    json(response, answer);
  });
  return { access: openChain({ ...eos, backendUrl: url }), bodies };
}

describe("a sponsor's allowance", () => {
  it('is the number of transactions left today, and never negative', async () => {
    const { access } = await chainWith({ max: 5, actionsUsed: 2, sponsor });
    expect(await readFreeCpu(access, 'alice')).toEqual({ left: 3, most: 5, sponsor });
    const over = await chainWith({ max: 5, actionsUsed: 7, sponsor });
    expect(await readFreeCpu(over.access, 'alice')).toMatchObject({ left: 0 });
  });

  it.each([
    ['does not say who it is', {}],
    ['is no account', { sponsor: { ...sponsor, account: 'NOT A NAME' } }],
    ['sends another token', { sponsor: { ...sponsor, symbol: { code: 'EOS', precision: 4 } } }],
    ['is the account itself', { sponsor: { ...sponsor, account: 'alice' } }],
  ])('is null if it %s', async (_, more) => {
    const { access } = await chainWith({ max: 5, actionsUsed: 0, ...more });
    expect(await readFreeCpu(access, 'alice')).toBeNull();
  });
});

it('names the configured sponsor if the service names none', async () => {
  const { access } = await chainWith({ max: 5, actionsUsed: 2 });
  const configured = { ...access, config: { ...access.config, cpuSponsor: sponsor } };
  expect(await readFreeCpu(configured, 'alice')).toEqual({ left: 3, most: 5, sponsor });
  expect(await readFreeCpu(configured, sponsor.account)).toBeNull();
});

describe("the sponsor's signatures", () => {
  it("come before the user's", async () => {
    const { access, bodies } = await chainWith({ signatures: ['SIG_sponsor'] });
    const all = await withSponsorSignatures(access, [], header, ['SIG_user']);
    expect(all).toEqual(['SIG_sponsor', 'SIG_user']);
    expect(JSON.parse(bodies[0] ?? '')).toEqual({ actions: [], transactionHeader: header, cs: 3 });
  });

  it("are not requested without the user's signature", async () => {
    const { access, bodies } = await chainWith({ signatures: ['SIG_sponsor'] });
    const refusal = withSponsorSignatures(access, [], header, []);
    await expect(refusal).rejects.toBeInstanceOf(FreeCpuError);
    await expect(refusal).rejects.toThrow('Error with free CPU, turning it off...try again!');
    expect(bodies).toEqual([]);
  });

  it.each([
    [{ error: 'no more' }, 'Error with free CPU: no more. Turning it off, try again!'],
    [{ signatures: [] }, 'Error with free CPU, turning it off...try again!'],
  ])('fail with a message: %j', async (answer, message) => {
    const { access } = await chainWith(answer);
    const refusal = withSponsorSignatures(access, [], header, ['SIG_user']);
    await expect(refusal).rejects.toThrow(message);
    await expect(refusal).rejects.toBeInstanceOf(FreeCpuError);
    await expect(refusal).rejects.toMatchObject({ name: 'FreeCpuError', cause: expect.any(Error) });
  });

  it("are requested with the chain's own fetch", async () => {
    const requested: string[] = [];
    const fetch = async (input: string | URL | Request) => {
      requested.push(new URL(String(input)).origin);
      return Response.json({ signatures: ['SIG_sponsor'] });
    };
    const access = openChain({ ...eos, backendUrl: 'https://backend.example' }, { fetch });
    expect(await withSponsorSignatures(access, [], header, ['SIG_user'])).toHaveLength(2);
    expect(requested).toEqual(['https://backend.example']);
  });
});
