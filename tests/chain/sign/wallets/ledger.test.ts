import { PrivateKey, Transaction } from '@wharfkit/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ledgerOver } from '#src/chain/sign/wallets/ledger/ledger.ts';
import { soon } from '#tests/soon.ts';
import { CHAIN_ID, startFakeNode, type FakeNode } from '../fake-node.ts';
import { payment, sessionsOn } from '../session/open-wallet.ts';
import { ledgerDevice } from './simulated/ledger-device.ts';

const key = PrivateKey.generate('K1');
const publicKey = String(key.toPublic());
const getPublicKey = 0x02;
const signTransaction = 0x04;

let node: FakeNode;
beforeEach(async () => {
  node = await startFakeNode();
});
afterEach(() => node.stop());

/** A Ledger that counts how often it is opened and closed. */
function setUp(...privateKeys: readonly PrivateKey[]) {
  const device = ledgerDevice((privateKeys.length > 0 ? privateKeys : [key]).map(String));
  const calls: string[] = [];
  const ledger = ledgerOver(async () => {
    calls.push('open');
    return {
      ...device.transport,
      close: async () => {
        calls.push('close');
        throw new Error('the cable was pulled');
      },
    };
  });
  const instructions = () => device.commands.map(([, instruction]) => instruction);
  return { device, ledger, calls, instructions };
}

describe('a Ledger that signs', () => {
  it('checks its key, shows a prompt meanwhile, and is closed afterwards', async () => {
    const { ledger, calls, instructions } = setUp();
    const { login, prompts } = sessionsOn(node);
    const signer = await login(ledger.open({ index: 0, publicKey }));
    const prepared = await signer.prepare([payment]);
    await signer.send(prepared);
    const [signature] = node.pushed[0]?.signatures ?? [];
    expect(String(signature?.recoverDigest(prepared.digest))).toBe(publicKey);
    expect(instructions().slice(0, 2)).toEqual([getPublicKey, signTransaction]);
    expect(calls).toEqual(['open', 'close']);
    expect(prompts.find(Boolean)).toMatchObject({
      purpose: 'device',
      title: 'Ledger',
      elements: [],
    });
    expect(prompts.at(-1)).toBeNull();
  });

  it('signs with its first key, unchecked, if no key was chosen', async () => {
    const { ledger, instructions } = setUp();
    const signer = await sessionsOn(node).login(ledger.open({}));
    expect(signer.user).toMatchObject({ publicKey: null, index: 0 });
    expect(signer.saved().data).toEqual({ index: 0 });
    await signer.transact([payment]);
    expect(instructions()).not.toContain(getPublicKey);
    expect(node.pushed).toHaveLength(1);
  });

  it('signs with the key at the chosen index, or at the first if none was stored', async () => {
    const other = PrivateKey.generate('K1');
    const { ledger } = setUp(other, key);
    const { sessions, login } = sessionsOn(node);
    const signer = await login(ledger.open({ index: 1, publicKey }));
    const second = await signer.prepare([payment]);
    await signer.send(second);
    const again = await sessions.resume(
      { id: 'ledger', plugin: ledger.open({ index: 1 }) },
      { ...signer.saved(), data: {} },
    );
    const first = await again.prepare([payment]);
    await again.send(first);
    const keys = node.pushed.map(({ signatures }) =>
      String(signatures[0]?.recoverDigest(second.digest)),
    );
    expect(first.digest).toBe(second.digest);
    expect(keys).toEqual([publicKey, String(other.toPublic())]);
  });

  it('takes back its prompt, and needs none', async () => {
    const { ledger } = setUp();
    const cancel = vi.fn();
    const shown = Object.assign(new Promise(() => undefined), { cancel });
    const ui = { getTranslate: () => () => 'text', prompt: () => shown };
    const empty = { expiration: 0, ref_block_num: 0, ref_block_prefix: 0, actions: [] };
    const resolved = { chainId: CHAIN_ID, transaction: Transaction.from(empty) } as never;
    const withScreen = await ledger.open({}).sign(resolved, { ui } as never);
    expect(cancel).toHaveBeenCalledTimes(1);
    const without = await ledger.open({}).sign(resolved, {} as never);
    expect(String(without.signatures[0])).toBe(String(withScreen.signatures[0]));
  });

  it('signs nothing with another key than the chosen one', async () => {
    const { ledger, calls, instructions } = setUp(PrivateKey.generate('K1'));
    const signer = await sessionsOn(node).login(ledger.open({ publicKey }));
    await expect(signer.transact([payment])).rejects.toMatchObject({
      failure: 'wrong-account',
      message: 'Another device is connected',
    });
    expect(instructions()).toEqual([getPublicKey]);
    expect(calls).toEqual(['open', 'close']);
  });

  it('has its prompt closed by the user without an error of its own', async () => {
    const { login, prompts } = sessionsOn(node);
    const waiting = ledgerOver(() => new Promise(() => undefined));
    const signer = await login(waiting.open({ publicKey }));
    const sent = signer.transact([payment]).catch((error: unknown) => String(error));
    await soon(() => expect(prompts.at(-1)?.purpose).toBe('device'));
    prompts.at(-1)?.cancel();
    expect(await sent).toContain('Canceled');
  });
});

describe('a Ledger at the login', () => {
  it('needs a chain and an account', async () => {
    const { ledger } = setUp();
    const plugin = ledger.open({});
    expect([plugin.id, plugin.metadata.name]).toEqual(['ledger', 'Ledger']);
    const login = (context: object) => plugin.login(context as never);
    await expect(login({ chain: { id: CHAIN_ID } })).rejects.toThrow('An account must be chosen');
    await expect(login({ permissionLevel: 'x' })).rejects.toThrow('An account must be chosen');
  });

  it('is closed after its keys were listed or shown', async () => {
    const { ledger, calls, device } = setUp();
    expect(await ledger.keys().listKeys([0])).toEqual([{ index: 0, publicKey }]);
    expect(await ledger.keys().showKey?.(0)).toBe(publicKey);
    expect(device.shown).toEqual([0]);
    expect(calls).toEqual(['open', 'close', 'open', 'close']);
  });
});
