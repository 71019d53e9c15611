import { PrivateKey } from '@wharfkit/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WalletPrompt } from '#src/chain/sign/session/user-interface.ts';
import { cleos, clio, eosc, protonCli } from '#src/chain/sign/wallets/command-line.ts';
import { soon } from '#tests/soon.ts';
import { CHAIN_ID, NOW, startFakeNode, type FakeNode } from '../fake-node.ts';
import { passkey } from '../keys/simulated-passkey.ts';
import { payment, sessionsOn } from '../session/open-wallet.ts';

const key = PrivateKey.generate('K1');
const publicKey = String(key.toPublic());
const input = { testnet: false, chainId: CHAIN_ID, nodeUrl: '' };

let node: FakeNode;
beforeEach(async () => {
  node = await startFakeNode();
});
afterEach(() => node.stop());

/** Nodes report alice's keys. */
const known = { keysOf: async () => [publicKey] };

async function signing(wallet: typeof cleos, more: Partial<Parameters<typeof cleos.open>[0]> = {}) {
  const { login, prompts } = sessionsOn(node);
  const signer = await login(wallet.open({ ...input, ...more }));
  const prepared = await signer.prepare([payment]);
  const sent = signer.send(prepared);
  sent.catch(() => undefined);
  await soon(() => expect(prompts.at(-1)?.question).toBeTruthy());
  const prompt = prompts.at(-1) as WalletPrompt;
  const { content } = prompt.elements[0]?.data as { content: string };
  return { prepared, sent, prompt, content };
}

describe('a command-line wallet', () => {
  it('shows the command, and for how long it is valid', async () => {
    const { prompt, content, prepared } = await signing(cleos, known);
    expect(prompt).toMatchObject({ purpose: 'terminal', title: 'cleos' });
    expect(prompt.elements.map(({ type }) => type)).toEqual(['textarea', 'countdown']);
    const { end } = prompt.elements[1]?.data as { end: Date };
    expect(`${prepared.header.expiration}.000Z`).toBe(end.toISOString());
    const command = `cleos -u '${node.url}' sign -c ${CHAIN_ID} --public-key ${publicKey} '{`;
    expect(content.startsWith(command)).toBe(true);
  });

  it.each([
    ['cleos', cleos, /^cleos /],
    ['clio', clio, /^clio /],
    ['eosc', eosc, /\neosc /],
    [
      'proton-cli',
      protonCli,
      /^proton chain:set proton && proton transaction '\{"actions":\[\{.*"memo":"rent"/,
    ],
  ] as const)('%s has its own command', async (name, wallet, form) => {
    const { prompt, content } = await signing(wallet);
    expect(prompt.title).toBe(name);
    expect(content).toMatch(form);
  });

  it('shows a command without the key if the node does not know it', async () => {
    expect((await signing(cleos)).content).not.toContain('--public-key');
  });

  it('requests the keys of the permission that signs, and never names a passkey to a tool', async () => {
    const asked: unknown[] = [];
    const { content } = await signing(cleos, {
      keysOf: async (level) => {
        asked.push(level);
        return [passkey(), publicKey];
      },
    });
    expect(asked).toEqual([{ actor: 'alice', permission: 'active' }]);
    expect(content).toContain(`--public-key ${publicKey} `);
    const onlyPasskey = await signing(cleos, { keysOf: async () => [passkey()] });
    expect(onlyPasskey.content).not.toContain('--public-key');
  });

  it('accepts no signature until the keys are known, and requests them again', async () => {
    let responses = false;
    const { prepared, prompt } = await signing(cleos, {
      keysOf: async () => {
        if (!responses) throw new Error('No node responded');
        return [publicKey];
      },
    });
    const signature = String(key.signDigest(prepared.digest));
    expect(await prompt.question?.check(signature)).toBe('keys-unknown');
    responses = true;
    expect(await prompt.question?.check(signature)).toBeNull();
  });

  it('requests the keys once if they are known', async () => {
    const keysOf = vi.fn(known.keysOf);
    const { prepared, prompt } = await signing(cleos, { keysOf });
    await prompt.question?.check(String(key.signDigest(prepared.digest)));
    expect(keysOf).toHaveBeenCalledOnce();
  });

  it('takes a signature with the spaces and line ends around it', async () => {
    const { prepared, prompt, sent } = await signing(cleos, known);
    const pasted = `\n ${String(key.signDigest(prepared.digest))} \n`;
    expect(await prompt.question?.check(pasted)).toBeNull();
    prompt.accept(pasted);
    expect((await sent).transactionId).toBe(prepared.id);
  });

  it('sends nothing that was not checked', async () => {
    const { prepared, prompt, sent } = await signing(cleos, known);
    const byOther = String(PrivateKey.generate('K1').signDigest(prepared.digest));
    expect(await prompt.question?.check(byOther)).toBe('other-signature');
    prompt.accept(byOther);
    await expect(sent).rejects.toThrow('not checked');
    await expect(sent).rejects.toMatchObject({ failure: 'rejected' });
    expect(node.pushed).toEqual([]);
  });

  it('has its signature sent', async () => {
    const { prepared, prompt, sent } = await signing(cleos, known);
    const signature = String(key.signDigest(prepared.digest));
    const byOther = String(PrivateKey.generate('K1').signDigest(prepared.digest));
    expect(await prompt.question?.check('nothing')).toBe('nothing-found');
    expect(await prompt.question?.check(byOther)).toBe('other-signature');
    expect(await prompt.question?.check(signature)).toBeNull();
    prompt.accept(signature);
    expect((await sent).transactionId).toBe(prepared.id);
    expect(node.pushed[0]?.signatures.map(String)).toEqual([signature]);
  });

  it('may send by itself, which is checked against the chain', async () => {
    const id = 'cd'.repeat(32);
    const asked: string[] = [];
    const { prompt, sent } = await signing(protonCli, {
      ...known,
      sentEntry: async (one) => {
        asked.push(one);
        return null;
      },
    });
    expect(await prompt.question?.check(`sent ${id}`)).toBe('not-sent');
    expect(asked).toEqual([id]);
    prompt.accept(id);
    await expect(sent).rejects.toThrow('not checked');
    expect(node.pushed).toEqual([]);
  });

  it('sent the reviewed transaction if a block has it', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW);
    const packed: string[] = [];
    const signatures: string[] = [];
    const entry = { compression: 'none', contextFreeData: '', signatures };
    const rest = { refBlockNum: null, refBlockPrefix: null, maxCpuMs: 0, maxNetWords: 0 };
    const { prompt, prepared, sent } = await signing(protonCli, {
      ...known,
      sentEntry: async () => ({ ...entry, ...rest, packed: packed[0] ?? null }),
    });
    expect(prompt.question?.kind).toBe('terminal');
    expect(await prompt.question?.check(prepared.id)).toBe('of-another');
    packed.push(prepared.packed);
    expect(await prompt.question?.check(prepared.id)).toBe('of-another');
    signatures.push(String(key.signDigest(prepared.digest)));
    expect(await prompt.question?.check('cd'.repeat(32))).toBe('of-another');
    expect(await prompt.question?.check(`sent ${prepared.id}`)).toBeNull();
    vi.restoreAllMocks();
    prompt.accept(` sent ${prepared.id}\n`);
    expect(await sent).toMatchObject({ transactionId: prepared.id, endpoint: null });
    expect(node.pushed).toEqual([]);
  });

  it('did not send by itself if nothing can look that up', async () => {
    const { prompt } = await signing(protonCli);
    expect(await prompt.question?.check('cd'.repeat(32))).toBe('not-sent');
  });

  it('sends nothing if its prompt is closed', async () => {
    const { prompt, sent } = await signing(cleos);
    prompt.cancel();
    await expect(sent).rejects.toThrow('Canceled');
    expect(node.pushed).toEqual([]);
  });

  it('needs an account and a screen', async () => {
    const plugin = cleos.open(input);
    await expect(plugin.login({ chain: { id: CHAIN_ID } } as never)).rejects.toThrow(
      'An account must be chosen',
    );
    await expect(plugin.login({ permissionLevel: 'alice@active' } as never)).rejects.toThrow(
      'An account must be chosen',
    );
    await expect(plugin.sign({} as never, {} as never)).rejects.toThrow('No user interface');
  });
});
