import { IdentityProof, Name, PrivateKey, type LogoutContext } from '@wharfkit/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assertion, client, passkey } from '../keys/simulated-passkey.ts';
import type { SessionsOptions } from '#src/chain/sign/session/session.ts';
import type { SavedUser } from '#src/chain/sign/users/users.ts';
import { soon } from '#tests/soon.ts';
import { CHAIN_ID, startFakeNode, type FakeNode } from '../fake-node.ts';
import { ALICE, sessionsOn, TestWallet } from './open-wallet.ts';

const key = PrivateKey.generate('K1');
const publicKey = String(key.toPublic());

let node: FakeNode;
beforeEach(async () => {
  node = await startFakeNode();
});
afterEach(() => node.stop());

const MINUTE = 60_000;
/** In whole seconds, as chains count. */
const EXPIRES = new Date(Math.ceil(Date.now() / MINUTE) * MINUTE + MINUTE)
  .toISOString()
  .slice(0, -5);
const LATER = new Date(Date.now() + 25 * 60 * MINUTE).toISOString().slice(0, -5);

const proofOf = (signature = String(key.signDigest('00'.repeat(32)))) =>
  IdentityProof.from({
    chainId: CHAIN_ID,
    scope: 'pronghorn',
    expiration: EXPIRES,
    signer: ALICE,
    signature,
  });

describe('the key of a user', () => {
  const loginWith = async (data: Record<string, unknown>, proof?: IdentityProof) => {
    const wallet = new TestWallet(
      {
        login: async (_, response) => ({ ...response, ...(proof && { identityProof: proof }) }),
      },
      data,
    );
    return (await sessionsOn(node).login(wallet)).user;
  };

  it('is the one that the wallet names', async () => {
    expect(await loginWith({ publicKey })).toMatchObject({ publicKey, index: null });
  });

  it('is the one of the login’s signature if the wallet names none', async () => {
    const proof = proofOf();
    const signature = key.signDigest(proof.transaction.signingDigest(CHAIN_ID));
    expect(await loginWith({}, proofOf(String(signature)))).toMatchObject({ publicKey });
  });

  it('is unknown without a key and a signature', async () => {
    expect(await loginWith({ publicKey: 7 })).toMatchObject({ publicKey: null });
  });

  it('is unknown if the login’s signature is no K1 or R1 signature', async () => {
    const proof = proofOf();
    Object.assign(proof, {
      recover: () => {
        throw new Error('not recoverable');
      },
    });
    expect(await loginWith({}, proof)).toMatchObject({ publicKey: null });
  });

  it('has the place in the wallet’s list of keys, the first included', async () => {
    expect(await loginWith({ publicKey, index: 0 })).toMatchObject({ index: 0 });
    expect(await loginWith({ publicKey, index: 3 })).toMatchObject({ index: 3 });
    expect(await loginWith({ publicKey, index: '3' })).toMatchObject({ index: null });
  });

  it('has no delay if the wallet does not name it', async () => {
    const delayOf = vi.fn(async () => 60);
    const { user } = await sessionsOn(node, { delayOf }).login(new TestWallet());
    expect(user.delaySeconds).toBe(0);
    expect(delayOf).not.toHaveBeenCalled();
  });
});

describe('a login by a signature', () => {
  const loginBy = (proof: IdentityProof, proves: SessionsOptions['proves']) =>
    sessionsOn(node, { ...(proves && { proves }) }).login(
      new TestWallet({ login: async (_, response) => ({ ...response, identityProof: proof }) }),
    );

  it('is refused if the key is not one of the permission: anybody may have answered', async () => {
    const signature = key.signDigest(proofOf().transaction.signingDigest(CHAIN_ID));
    const proves = vi.fn(async () => false);
    const login = loginBy(proofOf(String(signature)), proves);
    await expect(login).rejects.toMatchObject({ failure: 'wrong-account' });
    expect(proves).toHaveBeenCalledWith(ALICE, publicKey, expect.any(Function));
    proves.mockResolvedValue(true);
    expect((await loginBy(proofOf(String(signature)), proves)).user.actor).toBe('alice');
  });

  it('is refused if the signature is another account’s', async () => {
    const proof = proofOf();
    proof.signer.actor = Name.from('mallory');
    await expect(loginBy(proof, async () => true)).rejects.toMatchObject({
      failure: 'wrong-account',
    });
  });

  const JUNGLE = '73e4385a2708e6d7048834fbc1079f2fabb17b3c125b146af438971e90716c4d';
  it.each([
    ['another chain', { chainId: JUNGLE }, 'wrong-chain'],
    ['another site', { scope: 'mallorysite' }, 'wrong-account'],
    ['an earlier time', { expiration: '2026-01-01T00:00:00' }, 'timed-out'],
    ['more than a day', { expiration: LATER }, 'wrong-account'],
    ['ever', { expiration: '2106-02-07T06:28:15' }, 'wrong-account'],
  ])('is refused if the signature is for %s', async (_, other, failure) => {
    const proof = IdentityProof.from({ ...proofOf(), ...other });
    const proves = vi.fn(async () => true);
    await expect(loginBy(proof, proves)).rejects.toMatchObject({ failure });
    expect(proves).not.toHaveBeenCalled();
  });

  it('expires by the time that is given', async () => {
    const proves = async () => true;
    const at = (minute: number) => async () => Date.parse(`${EXPIRES}Z`) + minute * MINUTE;
    const wallet = new TestWallet({
      login: async (_, response) => ({ ...response, identityProof: proofOf() }),
    });
    expect((await sessionsOn(node, { proves, now: at(0) }).login(wallet)).user.actor).toBe('alice');
    await expect(sessionsOn(node, { proves, now: at(1) }).login(wallet)).rejects.toMatchObject({
      failure: 'timed-out',
    });
  });

  it('finds the passkey among those of the account, as none can be recovered', async () => {
    const digest = String(proofOf().transaction.signingDigest(CHAIN_ID));
    const challenge = Buffer.from(digest, 'hex').toString('base64url');
    const others = Buffer.from('fb'.repeat(32), 'hex').toString('base64url');
    const loginWith = (asked: string, held: readonly string[]) =>
      loginBy(
        proofOf(assertion({ client: { ...client, challenge: asked } })),
        async (level, found, isSigner) => {
          expect([level, found]).toEqual([ALICE, null]);
          return held.some(isSigner);
        },
      );
    expect((await loginWith(challenge, [publicKey, passkey()])).user.actor).toBe('alice');
    const failure = { failure: 'wrong-account' };
    await expect(loginWith(challenge, [publicKey])).rejects.toMatchObject(failure);
    await expect(loginWith(challenge, [passkey(2)])).rejects.toMatchObject(failure);
    // The signature of another moment.
    await expect(loginWith(others, [passkey()])).rejects.toMatchObject(failure);
  });
});

describe('a login', () => {
  it('rejects with the wallet’s own error', async () => {
    const refusal = Object.assign(new Error('User said no'), { code: 4001 });
    const { login, stages, prompts } = sessionsOn(node);
    const failed = login(new TestWallet({ login: () => Promise.reject(refusal) }));
    await expect(failed).rejects.toBe(refusal);
    expect(stages).toEqual(['login', null]);
    expect(prompts.at(-1)).toBeNull();
  });

  it('rejects with the error of the delay’s lookup', async () => {
    const offline = new Error('no node responds');
    const { login } = sessionsOn(node, { delayOf: () => Promise.reject(offline) });
    await expect(login(new TestWallet({}, { publicKey }))).rejects.toBe(offline);
  });

  it('forgets the error of an earlier login', async () => {
    let isFirst = true;
    const offline = new Error('no node responds');
    const wallet = new TestWallet(
      {
        async login(_, response) {
          if (isFirst) throw new Error('User said no');
          return response;
        },
      },
      { publicKey },
    );
    const { login } = sessionsOn(node, { delayOf: () => Promise.reject(offline) });
    await expect(login(wallet)).rejects.toThrow('User said no');
    isFirst = false;
    await expect(login(wallet)).rejects.toBe(offline);
  });

  it('ends when the user closes the prompt of a wallet that waits on', async () => {
    const { login, prompts } = sessionsOn(node);
    const wallet = new TestWallet({
      async login({ ui }) {
        await ui?.prompt({ title: 'Scan', elements: [] }).catch(() => undefined);
        return new Promise(() => undefined);
      },
    });
    const failed = login(wallet);
    await soon(() => expect(prompts.at(-1)?.title).toBe('Scan'));
    prompts.at(-1)?.cancel();
    await expect(failed).rejects.toThrow('Canceled');
    expect(prompts.at(-1)).toBeNull();
  });
});

describe('a wallet at the login', () => {
  const texts = { en: { scan: 'Scan' }, ko: { scan: '스캔' } };
  const textIn = async (options: Partial<SessionsOptions>) => {
    let text: string | undefined;
    const wallet = new TestWallet({
      async login({ ui }, response) {
        text = ui?.getTranslate('test-wallet')('scan', { default: '' });
        return response;
      },
    });
    Object.assign(wallet, { translations: texts });
    await sessionsOn(node, options).login(wallet);
    return text;
  };

  it('has its texts in the language of the page, or in English if it lacks them', async () => {
    expect(await textIn({ language: 'ko' })).toBe('스캔');
    expect(await textIn({ language: 'es' })).toBe('Scan');
  });

  it('uses the page’s fetch if there is one', async () => {
    const requested: string[] = [];
    const ownFetch: typeof fetch = async (input) => {
      requested.push(String(input));
      return Response.json({});
    };
    const wallet = () =>
      new TestWallet({
        async login(context, response) {
          await context.fetch(`${node.url}/v1/chain/get_info`);
          return response;
        },
      });
    await sessionsOn(node, { fetch: ownFetch }).login(wallet());
    expect(requested).toEqual([`${node.url}/v1/chain/get_info`]);
    expect(node.asked).toEqual([]);
    await sessionsOn(node).login(wallet());
    expect(node.asked).toEqual(['/v1/chain/get_info']);
  });
});

describe('a log-out', () => {
  it('is passed on to the wallet with its session', async () => {
    const contexts: LogoutContext[] = [];
    const { login } = sessionsOn(node);
    const signer = await login(
      new TestWallet({ logout: async (context) => void contexts.push(context) }),
    );
    await signer.logout();
    expect(contexts.map(({ appName }) => appName)).toEqual(['pronghorn']);
    expect(contexts.map(({ session }) => String(session.actor))).toEqual(['alice']);
  });

  it('does nothing for a wallet without a log-out', async () => {
    const wallet = new TestWallet();
    Object.assign(wallet, { logout: undefined });
    const signer = await sessionsOn(node).login(wallet);
    await expect(signer.logout()).resolves.toBeUndefined();
  });
});

it('resumes a user with the wallet’s data', async () => {
  const { sessions, login } = sessionsOn(node);
  const first = await login(new TestWallet({}, { publicKey, index: 2 }));
  const saved = JSON.parse(JSON.stringify(first.saved())) as SavedUser;
  const again = new TestWallet();
  const signer = await sessions.resume({ id: 'test', plugin: again, type: 'device' }, saved);
  expect(signer.user).toEqual({ ...first.user, type: 'device' });
  expect(again.data).toEqual({ publicKey, index: 2 });
});
