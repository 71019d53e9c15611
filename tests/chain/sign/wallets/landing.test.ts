import { PrivateKey, Transaction } from '@wharfkit/session';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { sentEntry } from '#src/chain/client/signing/sent-entry.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { proton } from '#src/chain/config/chains/proton.ts';
import * as developmentKey from '#src/chain/sign/session/development-key.ts';
import * as anchor from '#src/chain/sign/wallets/anchor.ts';
import * as cloudWallet from '#src/chain/sign/wallets/cloud-wallet.ts';
import { cleos, clio, eosc, protonCli } from '#src/chain/sign/wallets/command-line.ts';
import { commands as toolCommands } from '#src/chain/sign/wallets/commands.ts';
import { anyEsrWallet, webAuth } from '#src/chain/sign/wallets/esr-wallets.ts';
import { walletFailure } from '#src/chain/sign/wallets/failure.ts';
import { ledgerOver } from '#src/chain/sign/wallets/ledger/ledger.ts';
import * as metamaskWallet from '#src/chain/sign/wallets/metamask.ts';
import * as scatterDesktop from '#src/chain/sign/wallets/scatter-desktop.ts';
import { scatterExtension, tokenPocket, wombat } from '#src/chain/sign/wallets/scatter-wallets.ts';
import { soon } from '../../../soon.ts';
import { onDevnet, payment } from './on-devnet.ts';
import type { OnDevnet } from './on-devnet.ts';
import { cloudWindow } from './simulated/cloud-window.ts';
import { startEsrApp } from './simulated/esr-app.ts';
import { injectedScatter } from './simulated/injected-scatter.ts';
import { ledgerDevice } from './simulated/ledger-device.ts';
import { metamask } from './simulated/metamask.ts';
import { stubNetwork, stubPage } from './simulated/page.ts';
import { startScatterApp } from './simulated/scatter-app.ts';

let chain: OnDevnet;
beforeAll(async () => {
  chain = await onDevnet();
});
afterAll(() => chain.devnet.close());
beforeEach(() => {
  stubNetwork();
  chain.onPrompt(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const publicKey = () => String(PrivateKey.from(chain.privateKey).toPublic());

describe('an app that reads signing requests', () => {
  it.each([
    ['anchor', anchor, 'esr:'],
    ['esr', anyEsrWallet, 'esr:'],
    ['proton', webAuth, 'proton:'],
  ] as const)('%s signs what it scans', async (id, wallet, scheme) => {
    stubPage();
    const app = await startEsrApp({ nodeUrl: chain.devnet.url, privateKey: chain.privateKey });
    const scanned: string[] = [];
    chain.onPrompt((prompt) => {
      const manual = prompt.elements.find(({ type, data }) => type === 'button' && data);
      const qr = prompt.elements.find(({ type }) => type === 'qr');
      if (qr) scanned.push(String(qr.data));
      if (qr) void app.answer(String(qr.data));
      // Anchor shows its code when it is asked to sign by hand.
      else if (manual) setTimeout((manual.data as { onClick: () => void }).onClick);
    });
    try {
      const input = { ...chain.input, testnet: false, service: app.url };
      const signer = await chain.sends(() => ({ id, plugin: wallet.open(input) }));
      expect(signer.user).toMatchObject({ actor: 'alice', permission: 'active', wallet: id });
      expect(signer.user.publicKey).toBe(publicKey());
      expect(app.wasCalled()).toBe(true);
      expect(scanned.every((uri) => uri.startsWith(scheme))).toBe(true);
    } finally {
      app.close();
    }
  });

  it('of the test network of Proton is called by its own scheme', async () => {
    stubPage();
    const app = await startEsrApp({ nodeUrl: chain.devnet.url, privateKey: chain.privateKey });
    const uris: string[] = [];
    chain.onPrompt(({ elements }) => {
      const uri = String(elements.find(({ type }) => type === 'qr')?.data);
      uris.push(uri);
      void app.answer(uri);
    });
    const input = { ...chain.input, testnet: true, service: app.url };
    await chain.sessions.login({ id: 'proton', plugin: webAuth.open(input) });
    expect(uris[0]).toMatch(/^proton-dev:/);
    app.close();
  });

  it('is not waited for once its window is closed', async () => {
    stubPage();
    const app = await startEsrApp({ nodeUrl: chain.devnet.url, privateKey: chain.privateKey });
    chain.onPrompt((prompt) => prompt.cancel());
    const plugin = anchor.open({ service: app.url });
    const failed = await chain.sessions.login({ id: 'anchor', plugin }).catch((e: unknown) => e);
    expect(walletFailure(failed)).toBe('rejected');
    app.close();
  });
});

describe('the cloud wallet', () => {
  it('signs in its window', async () => {
    const page = stubPage({
      open: cloudWindow({ ...chain.input, ...chain, page: () => page.dispatchEvent }),
    });
    await chain.sends(() => ({ id: 'WaxCW', plugin: cloudWallet.open(chain.input) }));
  });

  it('reports that the browser blocked its window', async () => {
    stubPage({ open: () => null });
    const plugin = cloudWallet.open(chain.input);
    const failed = await chain.sessions.login({ id: 'WaxCW', plugin }).catch((e: unknown) => e);
    expect(walletFailure(failed)).toBe('popup-blocked');
  });
});

describe('Scatter on this computer', () => {
  it('signs at any host and port, and recognises the page when it returns', async () => {
    const app = await startScatterApp(chain.privateKey);
    const open = () => ({
      id: 'ScatterSocketsManual',
      plugin: scatterDesktop.open({ address: app.address }),
    });
    const signer = await chain.sends(open);
    expect(signer.user).toMatchObject({ actor: 'alice', permission: 'active' });
    expect(app.types).toEqual(['getOrRequestIdentity', 'requestSignature', 'requestSignature']);
    app.refuse('signature_rejected');
    const failed = await signer.transact([payment('no')]).catch((e: unknown) => e);
    expect(walletFailure(failed)).toBe('rejected');
    app.refuse('locked');
    const locked = await signer.transact([payment('no')]).catch((e: unknown) => e);
    expect(walletFailure(locked)).toBe('locked');
    app.close();
  });

  it('reports that nothing listens', async () => {
    const plugin = scatterDesktop.open({ address: '127.0.0.1:9' });
    const failed = await chain.sessions.login({ id: 'x', plugin }).catch((e: unknown) => e);
    expect(walletFailure(failed)).toBe('unreachable');
  });
});

describe('a wallet that is in the page', () => {
  it.each([
    ['TokenPocket', tokenPocket],
    ['Wombat', wombat],
    ['Scatter’s extension', scatterExtension],
  ])('%s signs through what it put there', async (_, wallet) => {
    stubPage({ scatter: injectedScatter(chain.input.chainId, chain.privateKey) });
    const asked: string[] = [];
    const network = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      asked.push(new URL(input instanceof Request ? input.url : String(input)).hostname);
      return network(input, init);
    });
    await chain.sends(() => ({ id: 'x', plugin: wallet.open() }));
    expect(new Set(asked)).toEqual(new Set(['127.0.0.1']));
  });

  const inPage = async (changed: object) => {
    const whole = injectedScatter(chain.input.chainId, chain.privateKey);
    stubPage({ scatter: { ...whole, ...changed } });
    const login = chain.sessions.login({ id: 'wombat', plugin: wombat.open() });
    return walletFailure(await login.catch((error: unknown) => error));
  };
  const identityOf = (account: object) => ({ getIdentity: async () => ({ accounts: [account] }) });
  const refusing = (type: string) => ({
    getIdentity: () => Promise.reject(Object.assign(Object.create(null), { type, message: 'no' })),
  });

  it('reports why access was denied', async () => {
    expect(await inPage(refusing('locked'))).toBe('locked');
    expect(await inPage(refusing('identity_rejected'))).toBe('rejected');
    expect(await inPage(refusing('no_network'))).toBe('wrong-chain');
    const elsewhere = { name: 'alice', authority: 'active', chainId: 'ab'.repeat(32) };
    expect(await inPage(identityOf(elsewhere))).toBe('wrong-chain');
    expect(await inPage({ getIdentity: async () => null })).toBe('rejected');
  });

  it('that was taken away, or went on as another account, signs nothing', async () => {
    const scatter = injectedScatter(chain.input.chainId, chain.privateKey);
    stubPage({ scatter });
    const signer = await chain.sessions.login({ id: 'tokenpocket', plugin: tokenPocket.open() });
    const sign = () => signer.transact([payment('no')]).catch((error: unknown) => error);
    const bob = { name: 'bob', authority: 'active', chainId: chain.input.chainId };
    vi.stubGlobal('scatter', { ...scatter, ...identityOf(bob) });
    expect(walletFailure(await sign())).toBe('wrong-account');
    vi.stubGlobal('scatter', undefined);
    expect(walletFailure(await sign())).toBe('not-installed');
  });

  it('MetaMask reports its key and signs with its snap', async () => {
    stubPage({ ethereum: metamask(chain.privateKey) });
    const [key] = await metamaskWallet.keys(chain.input).listKeys([0]);
    expect(key).toEqual({ index: 0, publicKey: publicKey() });
    const open = () => ({
      id: 'metamask',
      plugin: metamaskWallet.open({ ...chain.input, publicKey: publicKey() }),
    });
    const signer = await chain.sends(open, true);
    expect(signer.user.publicKey).toBe(publicKey());
  });
});

describe('a Ledger', () => {
  const other = 'PVT_K1_2bfGi9rYsXQSXXTvJbDAPhHLQUojjaNLomdm3cEJ1XTzMqUt3V';

  it('lists its keys, shows one, and signs with the one that was chosen', async () => {
    const device = ledgerDevice([other, chain.privateKey]);
    const ledger = ledgerOver(async () => device.transport);
    const keys = await ledger.keys().listKeys([0, 1]);
    expect(keys.map((key) => key.publicKey)).toEqual([
      String(PrivateKey.from(other).toPublic()),
      publicKey(),
    ]);
    expect(await ledger.keys().showKey?.(1)).toBe(publicKey());
    expect(device.shown).toEqual([1]);
    const open = () => ({
      id: 'ledger',
      plugin: ledger.open({ index: 1, publicKey: publicKey() }),
    });
    const { user } = await chain.sends(open, true);
    expect(user.index).toBe(1);
    const signing = device.commands.filter(([, instruction]) => instruction === 0x04);
    expect(signing.map(([, , p1]) => p1).slice(0, 2)).toEqual([0x00, 0x80]);
    expect(Math.max(...signing.map(([, , , , length]) => length ?? 0))).toBe(150);
  });

  it.each([
    [0x6985, 'rejected'],
    [0x5515, 'locked'],
    [0x6e00, 'app-closed'],
    [0x6a80, 'data-refused'],
  ])('reports the status word %i as its failure', async (code, failure) => {
    const device = ledgerDevice([chain.privateKey]);
    device.refuse(code);
    const ledger = ledgerOver(async () => device.transport);
    const failed = await ledger
      .keys()
      .listKeys([0])
      .catch((e: unknown) => e);
    expect(walletFailure(failed)).toBe(failure);
  });

  it('of another account signs nothing', async () => {
    const device = ledgerDevice([other]);
    const { open } = ledgerOver(async () => device.transport);
    const signer = await chain.sessions.login(
      { id: 'ledger', plugin: open({ index: 0, publicKey: publicKey() }) },
      { actor: 'alice', permission: 'active' },
    );
    const failed = await signer.transact([payment('no')]).catch((e: unknown) => e);
    expect(walletFailure(failed)).toBe('wrong-account');
  });
});

/** What a shell would hand over: the quoted word that is JSON. */
function quotedJson(command: string): unknown {
  const word = /'(\{.*\})'/s.exec(command)?.[1] ?? '';
  return JSON.parse(word.replaceAll("'\\''", "'"));
}

describe('a command line', () => {
  const alice = { actor: 'alice', permission: 'active' };

  it.each([
    ['cleos', cleos, /^cleos -u 'http:.*' sign -c [0-9a-f]{64} --public-key PUB_K1_/],
    ['clio', clio, /^clio -u .* sign /],
    ['eosc', eosc, /\neosc -u .* tx sign transaction\.json --offline-sign-key PUB_K1_/],
  ])('%s is given a command, and its signature is sent', async (id, wallet, form) => {
    const commands: string[] = [];
    const answers: unknown[] = [];
    chain.onPrompt(async ({ elements, question, accept }) => {
      const { content } = elements[0]?.data as { content: string };
      commands.push(content);
      const transaction = Transaction.from(quotedJson(content) as never);
      const key = PrivateKey.from(chain.privateKey);
      const signature = key.signDigest(transaction.signingDigest(chain.input.chainId));
      const wrong = key.signDigest('ab'.repeat(32));
      const printed = `{ "signatures": ["${String(signature)}"] }`;
      answers.push(
        await question?.check('nothing'),
        await question?.check(String(wrong)),
        await question?.check(printed),
      );
      accept(printed);
    });
    await chain.sends(() => ({ id, plugin: wallet.open(chain.input) }), true);
    expect(commands[0]).toMatch(form);
    expect(answers.slice(0, 3)).toEqual(['nothing-found', 'other-signature', null]);
  });

  it('that sends by itself brings the id of a transaction, which must be the reviewed one', async () => {
    const access = openChain({
      ...eos,
      chainId: chain.input.chainId,
      hyperionUrl: null,
      historyTypes: [],
      endpoints: { default: [chain.devnet.url], actions: [], transactions: [], provider: [] },
    });
    const sendsBySelf = await chain.sessions.login(
      { id: 'key', plugin: developmentKey.open({ ...chain.input, privateKey: chain.privateKey }) },
      alice,
    );
    // The command is for one of the chains that the tool knows; this chain is none of them.
    const { protoncli } = toolCommands;
    vi.spyOn(toolCommands, 'protoncli').mockImplementation((input) =>
      protoncli({ ...input, chainId: String(proton.chainId) }),
    );
    const plugin = protonCli.open({ ...chain.input, sentEntry: (id) => sentEntry(access, id) });
    const signer = await chain.sessions.login({ id: 'protoncli', plugin }, alice);
    const answers: unknown[] = [];
    let sent = '';
    chain.onPrompt(async ({ elements, question, accept }) => {
      const { content } = elements[0]?.data as { content: string };
      expect(content).toMatch(/^proton chain:set proton && proton transaction '\{"actions":/);
      expect(quotedJson(content)).toMatchObject({ actions: [{ data: { memo: 'it’s' } }] });
      const other = await sendsBySelf.transact([payment('another')]);
      sent = (await sendsBySelf.transact([payment('it’s')])).transactionId;
      const printed = `executed transaction: ${sent.toUpperCase()}  128 bytes`;
      /** Once the transaction is in a block. */
      const known = (id: string) =>
        soon(async () => {
          const problem = await question?.check(id);
          expect(problem).not.toBe('not-sent');
          return problem;
        });
      answers.push(
        await question?.check('CD'.repeat(32)),
        await known(other.transactionId),
        await known(printed),
      );
      accept(printed);
    });
    const { transactionId } = await signer.transact([payment('it’s')]);
    expect(transactionId).toBe(sent);
    expect(answers).toEqual(['not-sent', 'of-another', null]);
  });
});
