import type { ChainDefinition } from '@wharfkit/session';
import * as messages from '../../core/messages.ts';
import * as v from '../../core/schema.ts';
import { WalletError } from './failure.ts';

/** A chain in Scatter's terms. */
export interface ScatterNetwork {
  readonly blockchain: 'eos';
  readonly chainId: string;
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
}

export function networkOf({ id, url }: Pick<ChainDefinition, 'id' | 'url'>): ScatterNetwork {
  const { hostname, port, protocol } = new URL(url);
  const scheme = protocol === 'https:' ? 'https' : 'http';
  return {
    blockchain: 'eos',
    chainId: String(id),
    host: hostname,
    port: port === '' ? (scheme === 'https' ? 443 : 80) : Number(port),
    protocol: scheme,
  };
}

const identityForm = v.object({
  accounts: v.pipe(
    v.array(
      v.looseObject({
        name: v.string(),
        authority: v.string(),
        publicKey: v.optional(v.string()),
        chainId: v.optional(v.string()),
      }),
    ),
    v.nonEmpty(),
  ),
});

/** The identity's account on the chain. */
export function accountOn(identity: unknown, chain: string) {
  const read = v.safeParse(identityForm, identity);
  if (!read.success) throw new WalletError('rejected', messages.noIdentity);
  const account = read.output.accounts.find(({ chainId = chain }) => chainId === chain);
  if (!account) throw new WalletError('wrong-chain', 'The account is of another chain');
  return account;
}
