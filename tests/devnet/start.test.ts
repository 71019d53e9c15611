import { afterEach, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';

const running: RunningDevnet[] = [];

async function start(options: Parameters<typeof startDevnet>[0]): Promise<RunningDevnet> {
  const devnet = await startDevnet({ story: false, ...options });
  running.push(devnet);
  return devnet;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((devnet) => devnet.close()));
});

describe('startDevnet', () => {
  it('serves and makes blocks until it is closed', async () => {
    const devnet = await start({ port: 0, blockInterval: 20 });
    const first = devnet.chain.headBlock.num;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(devnet.chain.headBlock.num).toBeGreaterThan(first);
    expect((await fetch(`${devnet.url}/v1/chain/get_info`)).status).toBe(200);
    await devnet.close();
    await expect(fetch(`${devnet.url}/v1/chain/get_info`)).rejects.toThrow();
    const last = devnet.chain.headBlock.num;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(devnet.chain.headBlock.num).toBe(last);
  });

  it('keeps idle connections open, so that no request meets one that closes', async () => {
    const { url } = await start({ port: 0 });
    const { headers } = await fetch(`${url}/v1/chain/get_info`);
    expect(headers.get('keep-alive')).toBeNull();
    expect(headers.get('connection')).not.toBe('close');
  });

  it('says which port is taken and how to move', async () => {
    const { port } = await start({ port: 0 });
    await expect(startDevnet({ port, story: false })).rejects.toThrow(
      `Port ${port} is taken. Stop what listens there, or move the devnet with --port or DEVNET_PORT.`,
    );
  });

  it('boots a further chain at its first request', async () => {
    const devnet = await start({ port: 0, chains: ['eos', 'telos'] });
    const url = devnet.chains[1]?.url ?? '';
    const [first, again] = await Promise.all(
      [0, 1].map(async () => (await fetch(`${url}/v1/chain/get_info`)).json()),
    );
    expect(first).toMatchObject({ chain_id: devnet.chains[1]?.chain.spec.chainId });
    expect(again).toMatchObject({ chain_id: (first as { chain_id: string }).chain_id });
  });

  it('runs several chains, each by its own id', async () => {
    const devnet = await start({ port: 0, chains: ['eos', 'wax'] });
    const ids = await Promise.all(
      devnet.chains.map(async ({ url }) => {
        const answer = await fetch(`${url}/v1/chain/get_info`);
        return ((await answer.json()) as { chain_id: string }).chain_id;
      }),
    );
    expect(new Set(ids).size).toBe(2);
    expect(devnet.chains.map(({ chain }) => chain.spec.symbol)).toEqual([
      { code: 'EOS', precision: 4 },
      { code: 'WAX', precision: 8 },
    ]);
  });

  it('says which chains it has where another is requested', async () => {
    await expect(startDevnet({ port: 0, chains: ['mars'] })).rejects.toThrow(
      /^The devnet has no chain "mars"\. It has: eos, .*\.$/,
    );
  });
});
