import { fioActor } from '../../core/fio-actor.ts';
import { hostOf } from '../../core/host.ts';
import type { FioPayee, FioProxy, TypedPayee } from '../../model/fio/fio-payee.ts';
import { fioKey } from '../../model/fio/fio.ts';
import { fioAddress, fioPublicKey } from '../../tables/fio-names.ts';
import { fioVoterOf } from '../../tables/voters.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accessAt, nodesInOrder, readFromTwoOperators } from '../chain/two-operators.ts';

export async function fioProxy({ pool }: ChainAccess, address: string): Promise<FioProxy> {
  const row = await fioAddress(pool, address);
  if (!row) return { kind: 'nobody', owner: null };
  const voter = await fioVoterOf(pool, row.owner);
  return { kind: voter?.isProxy ? 'proxy' : 'not-a-proxy', owner: row.owner };
}

/**
 * The public key of an address, an account or a key. Who is paid must not be one node's word: an
 * account is derived from its key, and an address is read from two operators.
 */
export async function fioPayee(access: ChainAccess, { kind, text }: TypedPayee): Promise<FioPayee> {
  if (kind === 'key') return payee(text);
  if (kind === 'address') return payeeOfAddress(access, text);
  const key = await fioPublicKey(access.pool, text);
  const found = key === null ? null : payee(fioKey(key));
  return found?.kind === 'payee' && found.account === text ? found : { kind: 'nobody' };
}

async function payeeOfAddress(access: ChainAccess, address: string): Promise<FioPayee> {
  const read = (node: string) => keyOfAddress(accessAt(access, node), address);
  const { responses, nodes, incomplete, failed } = await readFromTwoOperators(
    nodesInOrder(access),
    read,
    {
      third: true,
    },
  );
  const [found] = responses;
  if (!found) throw failed?.error ?? new Error('No node');
  if (new Set(responses.map((one) => JSON.stringify(one))).size > 1) return { kind: 'disputed' };
  const [node = ''] = nodes;
  return found.kind === 'payee' && incomplete ? { ...found, onlyBy: hostOf(node) } : found;
}

async function keyOfAddress({ pool }: ChainAccess, address: string): Promise<FioPayee> {
  const row = await fioAddress(pool, address);
  if (!row) return { kind: 'nobody' };
  const own = row.addresses.find(({ token, chain }) => token === 'FIO' && chain === 'FIO');
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
