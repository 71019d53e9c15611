import { Session } from '@wharfkit/session';
import { WalletPluginPrivateKey } from '@wharfkit/wallet-plugin-privatekey';
import type { RunningDevnet } from '#devnet/start.ts';
import { keyOf } from './support.ts';

/** Sends actions of a demo account as a wallet does, and closes their block. */
export async function sendAs(
  devnet: RunningDevnet,
  actor: string,
  actions: readonly object[],
): Promise<void> {
  const session = new Session(
    {
      chain: { id: devnet.chain.spec.chainId, url: devnet.url },
      actor,
      permission: 'active',
      walletPlugin: new WalletPluginPrivateKey(keyOf(devnet, actor)),
    },
    { fetch },
  );
  await session.transact({ actions: actions as never });
  devnet.chain.produceBlock();
}
