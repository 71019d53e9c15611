import { PrivateKey } from '@wharfkit/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedUser } from '#src/chain/sign/users/users.ts';
import { open } from '#src/chain/sign/wallets/scatter-desktop.ts';
import { soon } from '#tests/soon.ts';
import { CHAIN_ID, startFakeNode, type FakeNode } from '../fake-node.ts';
import { payment, sessionsOn } from '../session/open-wallet.ts';
import { stubWebSocket, type FakeWebSocket } from './simulated/fake-web-socket.ts';

interface Call {
  readonly id: string;
  readonly type: string;
  readonly appkey: string;
  readonly payload: object;
}

const event = '42/scatter,';
const key = PrivateKey.generate('K1');
const alice = { name: 'alice', authority: 'active', chainId: CHAIN_ID };

let node: FakeNode;
let sockets: FakeWebSocket[];
beforeEach(async () => {
  node = await startFakeNode();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await node.stop();
});

/** An app that answers calls; one that is answered with undefined waits. */
function startApp(answer: (call: Call) => unknown) {
  const calls: Call[] = [];
  const open = (socket: FakeWebSocket) => {
    const say = (type: string, data: unknown) =>
      queueMicrotask(() => socket.receive(event + JSON.stringify([type, data])));
    socket.onSend = (text) => {
      if (!text.startsWith(event)) return;
      const [type, { data }] = JSON.parse(text.slice(event.length)) as [string, { data: Call }];
      if (type === 'pair') return say('paired', true);
      calls.push(data);
      const result = answer(data);
      if (result !== undefined) say('api', { id: data.id, result });
    };
    queueMicrotask(() => socket.fire('open'));
  };
  sockets = stubWebSocket(open);
  return calls;
}

const identity = (account: object = alice) => ({ accounts: [account] });

describe('a login with Scatter on this computer', () => {
  it('requests an account on this chain from the app at its default address', async () => {
    const calls = startApp(() => identity({ ...alice, publicKey: 'PUB_K1_x' }));
    const { login, prompts } = sessionsOn(node);
    const { user } = await login(open({}));
    expect(user).toMatchObject({ actor: 'alice', permission: 'active', publicKey: 'PUB_K1_x' });
    expect(sockets.map(({ url }) => new URL(url).host)).toEqual(['127.0.0.1:50005']);
    const port = Number(new URL(node.url).port);
    const network = { blockchain: 'eos', chainId: CHAIN_ID, host: '127.0.0.1', port };
    expect(calls).toMatchObject([
      {
        type: 'getOrRequestIdentity',
        payload: { fields: { accounts: [{ ...network, protocol: 'http' }] }, origin: 'pronghorn' },
      },
    ]);
    expect(prompts.find(Boolean)).toMatchObject({
      purpose: 'desktop',
      title: 'Scatter',
      elements: [],
    });
    expect(prompts.at(-1)).toBeNull();
    expect(sockets[0]?.closed).toBe(true);
  });

  it('has no key if the app names none', async () => {
    startApp(() => identity());
    const { user } = await sessionsOn(node).login(open({}));
    expect(user.publicKey).toBeNull();
  });

  it('ends when the user closes the prompt', async () => {
    startApp(() => undefined);
    const { login, prompts } = sessionsOn(node);
    const failed = login(open({}));
    failed.catch(() => undefined);
    await soon(() => expect(prompts.at(-1)?.purpose).toBe('desktop'));
    expect(sockets[0]?.closed).toBe(false);
    prompts.at(-1)?.cancel();
    await expect(failed).rejects.toThrow('Canceled');
    expect(sockets[0]?.closed).toBe(true);
  });

  it('closes the connection if the app refuses', async () => {
    startApp(() => ({ isError: true, type: 'locked', message: 'Locked' }));
    const failed = sessionsOn(node).login(open({}));
    await expect(failed).rejects.toMatchObject({ failure: 'locked' });
    expect(sockets[0]?.closed).toBe(true);
  });
});

describe('a signature of Scatter on this computer', () => {
  /** Logs in, and has the app answer signature requests. */
  async function signing(signed: unknown, account: object = alice) {
    const calls = startApp(({ type }) =>
      type === 'requestSignature' ? signed : identity(account),
    );
    const { login } = sessionsOn(node);
    const signer = await login(open({ address: 'localhost:1234' }));
    const prepared = await signer.prepare([payment]);
    return { calls, signer, prepared };
  }

  it('is requested with the reviewed bytes and the key of the login', async () => {
    const signature = String(key.signDigest('ab'.repeat(32)));
    const account = { ...alice, publicKey: 'PUB_K1_x' };
    const { calls, signer, prepared } = await signing({ signatures: [signature] }, account);
    await signer.send(prepared);
    expect(node.pushed[0]?.signatures.map(String)).toEqual([signature]);
    expect(calls.at(-1)).toMatchObject({
      type: 'requestSignature',
      payload: {
        transaction: {
          chainId: CHAIN_ID,
          requiredKeys: ['PUB_K1_x'],
          serializedTransaction: prepared.packed,
          abis: [],
        },
        blockchain: 'eos',
        network: { chainId: CHAIN_ID },
        requiredFields: {},
      },
    });
  });

  it('is requested without a key if the login named none', async () => {
    const { calls, signer, prepared } = await signing({ signatures: [] });
    await signer.send(prepared);
    expect(calls.at(-1)?.payload).toMatchObject({ transaction: { requiredKeys: [] } });
  });

  it.each([null, {}, { signatures: 'SIG' }, { signatures: [7] }])(
    'is refused if it is malformed: %j',
    async (signed) => {
      const { signer, prepared } = await signing(signed);
      await expect(signer.send(prepared)).rejects.toThrow();
      expect(node.pushed).toEqual([]);
    },
  );

  it('comes from the app of the login on the next visit, which recognizes the page', async () => {
    const { calls, signer } = await signing({ signatures: [] });
    const saved = JSON.parse(JSON.stringify(signer.saved())) as SavedUser;
    expect(saved.data).toMatchObject({ address: 'localhost:1234' });
    const again = await sessionsOn(node).sessions.resume({ id: 'x', plugin: open({}) }, saved);
    await again.transact([payment]);
    expect(sockets.map(({ url }) => new URL(url).host)).toEqual([
      'localhost:1234',
      'localhost:1234',
    ]);
    expect(calls[0]?.appkey).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(calls.map(({ appkey }) => appkey)).size).toBe(1);
  });
});

it('makes Scatter forget the page at the log-out, without a prompt', async () => {
  const calls = startApp(({ type }) => (type === 'forgetIdentity' ? true : identity()));
  const { login, prompts } = sessionsOn(node);
  const signer = await login(open({}));
  prompts.length = 0;
  await signer.logout();
  expect(calls.at(-1)).toMatchObject({ type: 'forgetIdentity', payload: { origin: 'pronghorn' } });
  expect(prompts).toEqual([]);
});

it('needs a chain at the login', async () => {
  const plugin = open({});
  expect([plugin.id, plugin.metadata.name]).toEqual(['scatter-desktop', 'Scatter']);
  await expect(plugin.login({} as never)).rejects.toThrow('A chain must be chosen');
});
