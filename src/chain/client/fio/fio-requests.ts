import { type FioRequests, newestFirst } from '../../model/fio/fio-request.ts';
import { fioAddressesOf } from '../../tables/fio-names.ts';
import { fioRequestsOf } from '../../tables/fio-requests.ts';
import type { ChainAccess } from '../chain/access.ts';

/** Addresses whose requests are read: each is two requests to a node. */
const MOST_ADDRESSES = 20;

/** Requests for funds that an account's addresses received and sent. */
export async function fioRequests({ pool }: ChainAccess, account: string): Promise<FioRequests> {
  const own = await fioAddressesOf(pool, account);
  const names = own.rows.slice(0, MOST_ADDRESSES).map(({ name }) => name);
  const read = (side: 'payer' | 'payee') =>
    Promise.all(names.map((name) => fioRequestsOf(pool, name, side)));
  const [received, sent] = await Promise.all([read('payer'), read('payee')]);
  return {
    received: newestFirst(received.flatMap(({ rows }) => rows)),
    sent: newestFirst(sent.flatMap(({ rows }) => rows)),
    complete:
      own.complete &&
      own.rows.length === names.length &&
      [...received, ...sent].every(({ complete }) => complete),
  };
}
