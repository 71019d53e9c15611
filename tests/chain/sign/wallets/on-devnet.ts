import { PrivateKey } from '@wharfkit/antelope';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { transfer } from '#src/chain/actions/transfer.ts';
import { withDevnet } from '#src/chain/config/devnet.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { subtractAssets } from '#src/chain/core/asset-sums.ts';
import { openSessions } from '#src/chain/sign/session/session.ts';
import type { OpenedWallet } from '#src/chain/sign/session/session.ts';
import type { SavedUser } from '#src/chain/sign/users/users.ts';
import type { WalletPrompt } from '#src/chain/sign/session/user-interface.ts';
import type { WalletInput } from '#src/chain/sign/wallets/wallet.ts';
import { nodeAt } from '../node-at.ts';

/** A test chain, and sessions on it that show what wallets want to have shown. */
export async function onDevnet() {
  const devnet = await startDevnet({ port: 0, chains: ['eos'] });
  const chainId = withDevnet(eos).chainId ?? '';
  const prompts: WalletPrompt[] = [];
  const shown = new Set<(prompt: WalletPrompt) => void>();
  const sessions = openSessions({
    chain: 'eos',
    chainId,
    nodeUrl: devnet.url,
    language: 'en',
    node: nodeAt(devnet.url, chainId),
    view: {
      onPrompt: (prompt) => {
        if (!prompt) return;
        prompts.push(prompt);
        for (const hear of shown) hear(prompt);
      },
      onStage: () => undefined,
      onStatus: () => undefined,
    },
  });
  const publicKey = String(PrivateKey.from(keyOf(devnet, 'alice')).toPublic());
  const keysOf = async () => [publicKey];
  const input: WalletInput = { testnet: false, chainId, nodeUrl: devnet.url, keysOf };
  return {
    devnet,
    sessions,
    input,
    prompts,
    privateKey: keyOf(devnet, 'alice'),
    onPrompt(hear: (prompt: WalletPrompt) => void) {
      shown.clear();
      shown.add(hear);
    },
    /** Logs in as alice, sends bob a token, and again as a visitor who comes back. */
    async sends(open: () => OpenedWallet, reported = false) {
      const alice = reported ? { actor: 'alice', permission: 'active' } : undefined;
      const signer = await sessions.login(open(), alice);
      await lands(devnet, (actions) => signer.transact(actions));
      const saved = JSON.parse(JSON.stringify(signer.saved())) as SavedUser;
      const again = await sessions.resume(open(), saved);
      await lands(devnet, (actions) => again.transact(actions));
      return again;
    },
  };
}

export type OnDevnet = Awaited<ReturnType<typeof onDevnet>>;

function keyOf(devnet: RunningDevnet, name: string): string {
  const found = devnet.demoAccounts.find((account) => account.name === name);
  if (!found) throw new Error(`the devnet has no ${name}`);
  return found.privateKey;
}

let count = 0;

export const payment = (memo: string) =>
  transfer({
    contract: 'eosio.token',
    from: 'alice',
    to: 'bob',
    quantity: parseAsset('0.0001 EOS'),
    memo,
  });

/** Fails unless alice has exactly one unit less afterwards. */
async function lands(
  devnet: RunningDevnet,
  send: (actions: ReturnType<typeof payment>[]) => Promise<unknown>,
): Promise<void> {
  const before = await balance(devnet);
  await send([payment(`it’s the ${(count += 1)}th`)]);
  const { units } = subtractAssets(before, await balance(devnet));
  if (units !== 1n) throw new Error(`${units} units moved`);
}

async function balance(devnet: RunningDevnet) {
  const response = await fetch(`${devnet.url}/v1/chain/get_currency_balance`, {
    method: 'POST',
    body: JSON.stringify({ code: 'eosio.token', account: 'alice', symbol: 'EOS' }),
  });
  const [amount = ''] = (await response.json()) as string[];
  return parseAsset(amount);
}
