import { PrivateKey } from '@wharfkit/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WalletPrompt } from '#src/chain/sign/session/user-interface.ts';
import { cleos, clio, eosc, protonCli } from '#src/chain/sign/wallets/command-line.ts';
import { soon } from '#tests/soon.ts';
import { CHAIN_ID, NOW, startFakeNode, type FakeNode } from '../fake-node.ts';
import { payment, sessionsOn } from '../session/open-wallet.ts';

const key = PrivateKey.generate('K1');
const publicKey = String(key.toPublic());
const input = { testnet: false, chainId: CHAIN_ID, nodeUrl: '' };

let node: FakeNode;
beforeEach(async () => {
  node = await startFakeNode();
  node.answers.set('/v1/chain/get_account', { status: 500, body: {} });
});
afterEach(() => node.stop());

const permission = (name: string, one: string) => ({
  perm_name: name,
  parent: '',
  required_auth: { threshold: 1, keys: [{ key: one, weight: 1 }], accounts: [], waits: [] },
});

/** The node has alice with her keys. */
function knowAlice() {
  const limit = { used: 0, available: 0, max: 0 };
  const body = {
    account_name: 'alice',
    head_block_num: 1,
    head_block_time: '2026-01-01T00:00:00',
    privileged: false,
    last_code_update: '2026-01-01T00:00:00',
    created: '2026-01-01T00:00:00',
    ram_quota: 0,
    net_weight: 0,
    cpu_weight: 0,
    net_limit: limit,
    cpu_limit: limit,
    ram_usage: 0,
    permissions: [
      permission('owner', String(PrivateKey.generate('K1').toPublic())),
      permission('active', publicKey),
    ],
  };
  node.answers.set('/v1/chain/get_account', { status: 200, body });
}

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
    knowAlice();
    const { prompt, content, prepared } = await signing(cleos);
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

  it('has its signature sent', async () => {
    knowAlice();
    const { prepared, prompt, sent } = await signing(cleos);
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
      sentEntry: async (one) => {
        asked.push(one);
        return null;
      },
    });
    expect(await prompt.question?.check(`sent ${id}`)).toBe('not-sent');
    expect(asked).toEqual([id]);
    prompt.accept(id);
    expect(await sent).toMatchObject({ transactionId: id, endpoint: null });
    expect(node.pushed).toEqual([]);
  });

  it('sent the reviewed transaction if a block has it', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW);
    const packed: string[] = [];
    const signatures: string[] = [];
    const entry = { compression: 'none', contextFreeData: '', signatures };
    const rest = { refBlockNum: null, refBlockPrefix: null, maxCpuMs: 0, maxNetWords: 0 };
    const { prompt, prepared } = await signing(protonCli, {
      sentEntry: async () => ({ ...entry, ...rest, packed: packed[0] ?? null }),
    });
    expect(prompt.question?.kind).toBe('terminal');
    expect(await prompt.question?.check(prepared.id)).toBe('of-another');
    packed.push(prepared.packed);
    expect(await prompt.question?.check(prepared.id)).toBe('of-another');
    signatures.push(String(key.signDigest(prepared.digest)));
    expect(await prompt.question?.check('cd'.repeat(32))).toBe('of-another');
    expect(await prompt.question?.check(prepared.id)).toBeNull();
    vi.restoreAllMocks();
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
