import { ABI, PrivateKey, Serializer, Transaction } from '@wharfkit/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signingFailure } from '#src/chain/sign/session/signing-failure.ts';
import type { SigningApi } from '#src/chain/sign/wallets/injected.ts';
import { InjectedWallet } from '#src/chain/sign/wallets/injected-wallet.ts';
import { CHAIN_ID, startFakeNode, tokenAbi, type FakeNode } from '../fake-node.ts';
import { payment, sessionsOn } from '../session/open-wallet.ts';

const key = PrivateKey.generate('K1');
const account = { name: 'alice', authority: 'active', chainId: CHAIN_ID };

let node: FakeNode;
beforeEach(async () => {
  node = await startFakeNode();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await node.stop();
});

type Transact = SigningApi['transact'];

/** Signs what it is given. */
const signs: Transact = async (_, { bytes }) => {
  const transaction = Serializer.decode({ data: bytes, type: Transaction });
  return {
    signatures: [String(key.signDigest(transaction.signingDigest(CHAIN_ID)))],
    serializedTransaction: bytes,
  };
};

/** Puts a wallet into the page. */
function stubWallet(parts: object = {}, transact: Transact = signs) {
  const eos = vi.fn((_network: object, _api: unknown, _options: object) => ({ transact }));
  vi.stubGlobal('scatter', { getIdentity: async () => ({ accounts: [account] }), eos, ...parts });
  return { eos };
}

const login = () => sessionsOn(node).login(new InjectedWallet('wombat', 'Wombat'));

describe('a login with a wallet in the page', () => {
  it('requests an account on this chain, and uses the one that the wallet names', async () => {
    const identity = { accounts: [{ ...account, name: 'bob', publicKey: 'PUB_K1_x' }] };
    const getIdentity = vi.fn(async () => identity);
    const useIdentity = vi.fn();
    stubWallet({ getIdentity, useIdentity });
    const { user } = await login();
    expect(user).toMatchObject({ actor: 'bob', permission: 'active', publicKey: 'PUB_K1_x' });
    const network = { blockchain: 'eos', chainId: CHAIN_ID, host: '127.0.0.1', protocol: 'http' };
    const port = Number(new URL(node.url).port);
    expect(getIdentity.mock.calls).toEqual([[{ accounts: [{ ...network, port }] }]]);
    expect(useIdentity.mock.calls).toEqual([[identity]]);
  });

  it('has no key if the wallet names none', async () => {
    stubWallet();
    const wallet = new InjectedWallet('wombat', 'Wombat');
    expect((await sessionsOn(node).login(wallet)).user.publicKey).toBeNull();
    expect(Object.keys(wallet.data)).toEqual([]);
  });

  it('needs a chain', async () => {
    const wallet = new InjectedWallet('wombat', 'Wombat');
    await expect(wallet.login({} as never)).rejects.toThrow('A chain must be chosen');
  });

  it('fails if the wallet is not there', async () => {
    await expect(login()).rejects.toMatchObject({
      failure: 'not-installed',
      message: 'No Scatter Found',
    });
  });
});

describe('a signature of a wallet in the page', () => {
  it('is over the reviewed bytes, with the decoded actions and the ABIs to show them', async () => {
    const asked: Parameters<Transact>[] = [];
    const { eos } = stubWallet({}, (...all) => {
      asked.push(all);
      return signs(...all);
    });
    const signer = await login();
    const prepared = await signer.prepare([payment, payment]);
    await signer.send(prepared);
    expect(String(node.pushed[0]?.getTransaction().id)).toBe(prepared.id);
    const [network, , options] = eos.mock.calls[0] ?? [];
    expect(network).toMatchObject({ chainId: CHAIN_ID, host: '127.0.0.1' });
    expect(options).toMatchObject({ rpc: { endpoint: node.url }, chainId: CHAIN_ID });
    const { rpc } = options as { rpc: { getRequiredKeys: () => Promise<unknown> } };
    expect(await rpc.getRequiredKeys()).toEqual([]);
    const [decoded, how] = asked[0] ?? [];
    expect(decoded).toMatchObject({ actions: [{ data: payment.data }, { data: payment.data }] });
    expect(how).toMatchObject({ broadcast: false, chainId: CHAIN_ID });
    expect(Buffer.from(how?.bytes ?? []).toString('hex')).toBe(prepared.packed);
    expect(how?.abis.map(({ accountName }) => accountName)).toEqual(['eosio.token']);
    const abi = Serializer.decode({ data: how?.abis[0]?.abi ?? '', type: ABI });
    expect(abi.equals(tokenAbi)).toBe(true);
  });

  it.each([
    ['a delay', { delay_sec: 7 }],
    ['an extension', { transaction_extensions: [{ type: 0, data: 'ab' }] }],
    [
      'a context-free action',
      {
        context_free_actions: [
          { account: 'eosio.null', name: 'nonce', authorization: [], data: '00' },
        ],
      },
    ],
    ['another limit', { max_cpu_usage_ms: 9 }],
    ['no actions', { actions: [] }],
  ])('over a transaction with %s is not sent', async (_, change) => {
    stubWallet({}, async (...all) => {
      const { bytes } = all[1];
      const read = Serializer.decode({ data: bytes, type: Transaction });
      const changed = Transaction.from({ ...read, ...change });
      const serializedTransaction = Serializer.encode({ object: changed }).array;
      return { signatures: (await signs(...all)).signatures, serializedTransaction };
    });
    const failed: unknown = await (await login()).transact([payment]).catch((e: unknown) => e);
    expect(signingFailure(failed)).toBe('changed');
    expect(node.pushed).toEqual([]);
  });

  it('is not requested from another account', async () => {
    const { eos } = stubWallet();
    const signer = await login();
    stubWallet({ getIdentity: async () => ({ accounts: [{ ...account, name: 'bob' }] }) });
    await expect(signer.transact([payment])).rejects.toMatchObject({
      failure: 'wrong-account',
      message: 'The wallet holds bob',
    });
    expect(eos).not.toHaveBeenCalled();
  });

  it('fails with the wallet’s refusal, or with its own error', async () => {
    const own = new Error('the extension crashed');
    for (const [thrown, expected] of [
      [
        { type: 'signature_rejected', message: 'No' },
        { failure: 'rejected', message: 'No' },
      ],
      [own, { message: own.message }],
    ] as const) {
      stubWallet({}, () => Promise.reject(thrown as Error));
      const signer = await login();
      await expect(signer.transact([payment])).rejects.toMatchObject(expected);
    }
    expect(node.pushed).toEqual([]);
  });
});

describe('a log-out of a wallet in the page', () => {
  it('has the wallet forget the page', async () => {
    const forgetIdentity = vi.fn(async () => true);
    stubWallet({ forgetIdentity });
    await (await login()).logout();
    expect(forgetIdentity).toHaveBeenCalledTimes(1);
  });

  it('does nothing if the wallet cannot forget', async () => {
    stubWallet();
    await expect((await login()).logout()).resolves.toBeUndefined();
  });
});

it('has the id and the name of the wallet', () => {
  const wallet = new InjectedWallet('wombat', 'Wombat');
  expect([wallet.id, wallet.metadata.name]).toEqual(['wombat', 'Wombat']);
});
