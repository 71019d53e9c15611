import { afterEach, expect, it } from 'vitest';
import { subscribeHead } from '#src/chain/client/chain/head-push.ts';
import { soon } from '#tests/soon.ts';
import { infoBody } from '../../rpc/servers.ts';
import { serveSockets, type SocketServer } from '../../services/push/socket-server.ts';

let server: SocketServer;
let ear: { close(): void };

afterEach(async () => {
  ear.close();
  await server.close();
});

async function hearing() {
  server = await serveSockets();
  const heads: string[] = [];
  const rates: number[] = [];
  let lost = 0;
  ear = subscribeHead(server.url, 'ab'.repeat(32), {
    onInfo: (info) => heads.push(info.chainId),
    onTps: (tps) => rates.push(tps),
    onLost: () => void lost++,
  });
  await soon(() => expect(server.peers[0]?.received[0]).toEqual({ subscribe: ['info', 'tps'] }));
  return { heads, rates, lost: () => lost, peer: server.peers[0]! };
}

it('reports head and rate of the chain, and ignores heads of other chains', async () => {
  const { heads, rates, peer } = await hearing();
  peer.say({ channel: 'info', data: infoBody({ chainId: 'cd'.repeat(32) }) });
  peer.say({ channel: 'info', data: infoBody({ chainId: 'ab'.repeat(32) }) });
  peer.say({ channel: 'marketcap', data: { marketcap: 1 } });
  peer.say({ channel: 'tps', data: { tps: 42 } });
  await soon(() => expect(rates).toEqual([42]));
  expect(heads).toEqual(['ab'.repeat(32)]);
});

it('reports a lost connection, and nothing after it is closed', async () => {
  const { lost, rates, peer } = await hearing();
  peer.close();
  await soon(() => expect(lost()).toBe(1));
  ear.close();
  expect(rates).toEqual([]);
});
