import { fioActor } from '../../core/fio-actor.ts';
import type { FioPayee, FioProxy, TypedPayee } from '../../model/fio/fio-payee.ts';
import { fioKey } from '../../model/fio/fio.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { fioAddress, fioPublicKey } from '../../tables/fio-names.ts';
import { fioVoterOf } from '../../tables/voters.ts';
import type { ChainAccess } from '../chain/access.ts';

export async function fioProxy(
  { pool }: ChainAccess,
  address: string,
  options?: RequestOptions,
): Promise<FioProxy> {
  const row = await fioAddress(pool, address, options);
  if (!row) return { kind: 'nobody', owner: null };
  const voter = await fioVoterOf(pool, row.owner, options);
  return { kind: voter?.isProxy ? 'proxy' : 'not-a-proxy', owner: row.owner };
}

/** The public key of an address, an account or a key. */
export async function fioPayee(
  { pool }: ChainAccess,
  { kind, text }: TypedPayee,
  options?: RequestOptions,
): Promise<FioPayee> {
  if (kind === 'key') return payee(text);
  if (kind === 'account') {
    const key = await fioPublicKey(pool, text, options);
    return key === null ? { kind: 'nobody' } : payee(fioKey(key));
  }
  const address = await fioAddress(pool, text, options);
  if (!address) return { kind: 'nobody' };
  const own = address.addresses.find(({ token, chain }) => token === 'FIO' && chain === 'FIO');
  return own ? payee(fioKey(own.address)) : { kind: 'no-key' };
}

/** Addresses are set by their owner and may be invalid. */
function payee(publicKey: string): FioPayee {
  try {
    return { kind: 'payee', publicKey, account: fioActor(publicKey) };
  } catch {
    return { kind: 'no-key' };
  }
}
