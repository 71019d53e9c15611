import { Session } from '@wharfkit/session';
import { WalletPluginPrivateKey } from '@wharfkit/wallet-plugin-privatekey';
import type { ChainKey } from '#devnet/chains.ts';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { ask, devnetOf } from './fixtures.ts';

export interface PlainAction {
  readonly account: string;
  readonly name: string;
  readonly data: object;
}

/**
 * Packing much data holds up what Node has to know: that the node closed a connection meanwhile. Without
 * it, a request goes to the closed one and fails.
 */
async function fetchAfterEvents(...request: Parameters<typeof fetch>): Promise<Response> {
  await new Promise((resolve) => setImmediate(resolve));
  return fetch(...request);
}

/** Sends actions in one transaction as somebody of the devnet would, beside the page. */
export async function sendOn(
  chain: ChainKey,
  actor: string,
  ...actions: readonly PlainAction[]
): Promise<void> {
  const { chain_id: id } = await ask<{ chain_id: string }>('/v1/chain/get_info', {}, chain);
  const session = new Session(
    {
      chain: { id, url: devnetOf(chain) },
      actor,
      permission: 'active',
      walletPlugin: new WalletPluginPrivateKey(String(devnetPrivateKey(actor))),
    },
    { fetch: fetchAfterEvents },
  );
  const authorization = [{ actor, permission: 'active' }];
  await session.transact({ actions: actions.map((one) => ({ ...one, authorization })) });
}
