import { PrivateKey, Serializer, SigningRequest } from '@wharfkit/session';
import { inflateRawSync, deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WalletPrompt } from '#src/chain/sign/session/user-interface.ts';
import { EsrSession } from '#src/chain/sign/wallets/esr-session.ts';
import { soon } from '#tests/soon.ts';
import { NOW, startFakeNode, tokenAbi, type FakeNode } from '../fake-node.ts';
import { payment, sessionsOn } from '../session/open-wallet.ts';
import { startEsrApp } from './simulated/esr-app.ts';
import { stubNetwork, stubPage } from './simulated/page.ts';

const key = PrivateKey.generate('K1');
const publicKey = String(key.toPublic());
const strange = PrivateKey.generate('K1').signDigest('ab'.repeat(32));
const zlib = {
  deflateRaw: (data: Uint8Array) => new Uint8Array(deflateRawSync(data)),
  inflateRaw: (data: Uint8Array) => new Uint8Array(inflateRawSync(data)),
};

let node: FakeNode;
let app: Awaited<ReturnType<typeof startEsrApp>>;
beforeEach(async () => {
  stubNetwork();
  stubPage();
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  node = await startFakeNode();
  node.answers.set('/v1/chain/get_abi', {
    status: 200,
    body: { account_name: 'eosio.token', abi: Serializer.objectify(tokenAbi) as object },
  });
  app = await startEsrApp({ nodeUrl: node.url, privateKey: String(key) });
});
afterEach(async () => {
  app.close();
  await node.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const wallet = (scheme: 'esr' | 'proton' = 'esr', name = 'Wallet') =>
  new EsrSession({ id: 'esr', name, scheme, service: app.url });

const codeOf = ({ elements }: WalletPrompt) =>
  String(elements.find(({ type }) => type === 'qr')?.data);
const linkOf = ({ elements }: WalletPrompt) =>
  elements.find(({ type }) => type === 'link')?.data as { href: string };
const readRequest = (uri: string) => SigningRequest.from(uri, { zlib });

/** A session of a wallet, with functions that wait for its next prompt. */
function setUp(plugin = wallet()) {
  const { login, prompts } = sessionsOn(node);
  const shown = async (): Promise<WalletPrompt> => {
    await soon(() => expect(prompts.at(-1)).toBeTruthy());
    return prompts.at(-1) as WalletPrompt;
  };
  const loggedIn = async () => {
    const result = login(plugin);
    result.catch(() => undefined);
    const prompt = await shown();
    return { result, prompt };
  };
  const signing = async () => {
    const { result, prompt } = await loggedIn();
    await app.answer(codeOf(prompt));
    const signer = await result;
    const prepared = await signer.prepare([payment]);
    prompts.length = 0;
    const sent = signer.send(prepared);
    sent.catch(() => undefined);
    return { signer, prepared, sent, prompt: await shown() };
  };
  return { loggedIn, signing, prompts };
}

describe('a login by signing request', () => {
  it('shows a code to scan, and a link that opens the wallet on this device', async () => {
    const { prompt } = await setUp(wallet('proton', 'WebAuth')).loggedIn();
    expect(prompt).toMatchObject({
      purpose: 'login',
      title: 'WebAuth',
    });
    expect(prompt.elements.map(({ type }) => type)).toEqual(['qr', 'link']);
    expect(codeOf(prompt)).toMatch(/^proton:[\w-]+$/);
    expect(prompt.elements[1]).toMatchObject({ label: 'WebAuth' });
    const link = linkOf(prompt);
    expect(link).toMatchObject({ label: 'WebAuth', variant: 'primary' });
    expect(link.href).toMatch(/^proton:[\w-]+$/);
    expect(link.href).not.toBe(codeOf(prompt));
  });

  it('is of the account and the key that signed', async () => {
    const { result, prompt } = await setUp().loggedIn();
    await app.answer(codeOf(prompt));
    const signer = await result;
    expect(signer.user).toMatchObject({ actor: 'alice', permission: 'active', publicKey });
    expect(signer.saved().data).toEqual({
      requestKey: expect.stringMatching(/^PUB_K1_/),
      privateKey: expect.stringMatching(/^PVT_K1_/),
      signerKey: expect.stringMatching(/^PUB_K1_/),
      channelUrl: `${app.url}/app-channel`,
      channelName: 'The test’s phone',
    });
  });

  it.each(['link_ch', 'link_key', 'link_name'])(
    'stores no channel if the wallet leaves out its %s',
    async (left) => {
      const { result, prompt } = await setUp().loggedIn();
      await app.answer(codeOf(prompt), (payload) => ({ ...payload, [left]: undefined }));
      expect((await result).saved().data).toEqual({});
    },
  );

  it('accepts a request that comes back in the wallet’s own scheme', async () => {
    const { result, prompt } = await setUp().loggedIn();
    await app.answer(codeOf(prompt), (payload) => {
      const req = String(Reflect.get(payload, 'req')).replace(/^esr:(\/\/)?/, 'proton-dev://');
      return { ...payload, req };
    });
    expect((await result).user.publicKey).toBe(publicKey);
  });

  it('fails without a signature', async () => {
    const { result, prompt } = await setUp().loggedIn();
    await app.answer(codeOf(prompt), (payload) => ({ ...payload, sig: '' }));
    await expect(result).rejects.toThrow('at least one signature');
  });

  it('waits for the wallet, not for the prompt to be accepted', async () => {
    const { result, prompt } = await setUp().loggedIn();
    prompt.accept();
    await app.answer(codeOf(prompt));
    expect((await result).user.actor).toBe('alice');
  });
});

describe('a signature by signing request', () => {
  it('shows a code, a link and how long they are valid', async () => {
    const { prompt, prepared } = await setUp().signing();
    expect(prompt).toMatchObject({
      purpose: 'sign',
      title: 'Wallet',
    });
    expect(prompt.elements.map(({ type }) => type)).toEqual(['countdown', 'qr', 'link']);
    expect(prompt.elements[0]?.data).toEqual({ end: `${prepared.header.expiration}.000Z` });
    const request = readRequest(codeOf(prompt));
    expect(request.getInfoKey('same_device')).toBeUndefined();
    expect(request.getInfoKey('return_path')).toBeUndefined();
    expect(request.getRawInfoKey('link')).toBeDefined();
    const sameDevice = readRequest(linkOf(prompt).href);
    expect(sameDevice.getRawInfoKey('same_device')?.hexString).toBe('01');
    expect(sameDevice.getInfoKey('return_path')).toBe(
      'http://eos.pronghorn.localhost/wallet/transfer',
    );
  });

  it('is sent with the reviewed transaction once the wallet has answered', async () => {
    const { prompt, prepared, sent } = await setUp().signing();
    await app.answer(codeOf(prompt));
    expect((await sent).transactionId).toBe(prepared.id);
    const [signature] = node.pushed[0]?.signatures ?? [];
    expect(String(signature?.recoverDigest(prepared.digest))).toBe(publicKey);
  });

  it('is requested over the channel of the login, sealed', async () => {
    await setUp().signing();
    await soon(() => expect(app.wasCalled()).toBe(true));
    const { body } = app.taken.find(({ channel }) => channel === '/app-channel') ?? {};
    expect(body?.length).toBeGreaterThan(100);
    expect(body?.toString()).not.toContain('esr:');
  });

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['never responds', () => new Promise<never>(() => undefined)],
  ])('can be scanned if the channel %s', async (_what, respond) => {
    const network = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      String(input).endsWith('/app-channel') ? respond() : network(input, init),
    );
    const { prompt, sent, prepared } = await setUp().signing();
    await app.answer(codeOf(prompt));
    expect((await sent).transactionId).toBe(prepared.id);
  });

  it('can be scanned if the key of the channel is none', async () => {
    const plugin = wallet();
    const { loggedIn, prompts } = setUp(plugin);
    const { result, prompt } = await loggedIn();
    await app.answer(codeOf(prompt));
    const signer = await result;
    plugin.data = { ...plugin.data, signerKey: 'none' };
    prompts.length = 0;
    const sent = signer.transact([payment]);
    await soon(() => expect(prompts.at(-1)).toBeTruthy());
    await app.answer(codeOf(prompts.at(-1) as WalletPrompt));
    await sent;
  });

  it('is not passed on by a channel that redirects', async () => {
    const network = globalThis.fetch;
    const redirects: unknown[] = [];
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      if (String(input).endsWith('/app-channel')) redirects.push(init?.redirect);
      return network(input, init);
    });
    await setUp().signing();
    await soon(() => expect(app.wasCalled()).toBe(true));
    expect(redirects).toEqual(['error']);
  });

  it.each(['channelUrl', 'privateKey', 'signerKey'])(
    'is requested by code alone without the %s of a channel',
    async (left) => {
      const plugin = wallet();
      const { loggedIn, prompts } = setUp(plugin);
      const { result, prompt } = await loggedIn();
      await app.answer(codeOf(prompt));
      const signer = await result;
      plugin.data = { ...plugin.data, [left]: undefined } as unknown as typeof plugin.data;
      prompts.length = 0;
      const sent = signer.transact([payment]);
      await soon(() => expect(prompts.at(-1)).toBeTruthy());
      await app.answer(codeOf(prompts.at(-1) as WalletPrompt));
      await sent;
      expect(app.wasCalled()).toBe(false);
    },
  );

  it('fails if the wallet answers without one', async () => {
    const { prompt, sent } = await setUp().signing();
    await app.answer(codeOf(prompt), (payload) => ({ ...payload, sig: '' }));
    await expect(sent).rejects.toMatchObject({
      failure: 'rejected',
      message: 'Nothing was signed',
    });
  });

  it('fails once the request has expired, and ignores a later response', async () => {
    const shownBy = setUp();
    const { result, prompt } = await shownBy.loggedIn();
    await app.answer(codeOf(prompt));
    const signer = await result;
    vi.spyOn(Date, 'now').mockReturnValue(NOW + 3_000_000);
    const { prompts } = shownBy;
    prompts.length = 0;
    await expect(signer.transact([payment])).rejects.toMatchObject({
      failure: 'timed-out',
      message: 'The request expired',
    });
    // The answer comes all the same.
    await app.answer(codeOf(prompts.find((one) => one !== null)!));
    await signer.prepare([payment]);
    expect(node.pushed).toEqual([]);
  });

  it('is sent once if the wallet answers twice, first or last with something else', async () => {
    const { prompt, prepared, sent } = await setUp().signing();
    await app.answer(codeOf(prompt));
    await app.answer(codeOf(prompt), (payload) => ({ ...payload, sig: String(strange) }));
    await sent;
    expect(node.pushed.map((one) => String(one.packed_trx))).toEqual([prepared.packed]);
    expect(node.pushed[0]?.signatures.map(String)).not.toContain(String(strange));
  });

  it('is of the reviewed account if the wallet answers for another one of the same key', async () => {
    const { prompt, prepared, sent } = await setUp().signing();
    await app.answer(codeOf(prompt), (payload) => ({ ...payload, sa: 'mallory', sp: 'owner' }));
    await sent;
    expect(node.pushed.map((one) => String(one.packed_trx))).toEqual([prepared.packed]);
    const [action] = prepared.transaction.actions;
    expect(action?.authorization.map(String)).toEqual(['alice@active']);
  });

  it('needs a screen', async () => {
    await expect(wallet().sign({} as never, {} as never)).rejects.toThrow('No user interface');
  });
});
