import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { NULL_KEY } from '../../abi/keys.ts';
import type { ApplyContext } from '../../engine/contract.ts';
import { action } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { isSavanna, proposeFinalizers, withKeys } from './finalizers.ts';
import { changeGlobal, globalState } from './global.ts';
import { startPay } from './rewards.ts';
import { producers } from './rows.ts';
import { noteBlock, openShare } from './votepay.ts';
import type { Producer } from './rows.ts';

const SCHEDULE_SIZE = 21;
/** Producers that are looked at for a schedule of those with finalizer keys. */
const CANDIDATES = 100;
const SCHEDULE_INTERVAL_MS = 60_000;

export const regproducer = action<{
  producer: string;
  producer_key: string;
  url: string;
  location: number;
}>((context, { producer, producer_key, url, location }) => {
  check(new TextEncoder().encode(url).length < 512, 'url too long');
  check(producer_key !== NULL_KEY, 'public key should not be the default value');
  context.requireAuth(producer);
  register(context, { producer, authority: authorityOf(producer_key), url, location });
});

/** The same with an authority of several keys. The devnet signs blocks with the first. */
export const regproducer2 = action<Registration & { producer_authority: SigningAuthority }>(
  (context, { producer, producer_authority: authority, url, location }) => {
    context.requireAuth(producer);
    check(new TextEncoder().encode(url).length < 512, 'url too long');
    const { threshold, keys } = authority[1];
    const weight = keys.reduce((sum, one) => sum + one.weight, 0);
    const distinct = new Set(keys.map(({ key }) => key)).size === keys.length;
    check(threshold > 0 && weight >= threshold && distinct, 'invalid producer authority');
    register(context, { producer, authority, url, location });
  },
);

/** Deactivates a producer by eosio's authority. */
export const rmvproducer = action<{ producer: string }>((context, { producer }) => {
  context.requireAuth('eosio');
  deactivate(context, producer);
});

export const unregprod = action<{ producer: string }>((context, { producer }) => {
  context.requireAuth(producer);
  deactivate(context, producer);
});

interface Registration {
  producer: string;
  url: string;
  location: number;
}

type SigningAuthority = Producer['producer_authority'];

function register(
  context: ApplyContext,
  { producer, authority, url, location }: Registration & { authority: SigningAuthority },
): void {
  const [first, ...more] = authority[1].keys;
  // The old field holds only one key.
  const producer_key = first && more.length === 0 ? first.key : NULL_KEY;
  const before = producers(context).get(nameToBigint(producer));
  const row: Producer = {
    owner: producer,
    total_votes: before?.total_votes ?? 0,
    producer_key,
    is_active: true,
    url,
    unpaid_blocks: before?.unpaid_blocks ?? 0,
    last_claim_time: before?.last_claim_time ?? context.time,
    location,
    producer_authority: authority,
  };
  producers(context).put(row, producer);
  openShare(context, row);
}

function deactivate(context: ApplyContext, producer: string): void {
  const row = producers(context).require(nameToBigint(producer), 'producer not found');
  producers(context).put({
    ...row,
    producer_key: NULL_KEY,
    is_active: false,
    producer_authority: authorityOf(NULL_KEY),
  });
}

/** Counts the producer's block and, once a minute, proposes the producers with most votes. */
export function countBlock(context: ApplyContext, producer: string): void {
  noteBlock(context);
  startPay(context);
  const row = producers(context).get(nameToBigint(producer));
  const global = globalState(context);
  if (row) {
    producers(context).put({ ...row, unpaid_blocks: row.unpaid_blocks + 1 });
    changeGlobal(context, { total_unpaid_blocks: global.total_unpaid_blocks + 1 });
  }
  const last = Date.parse(`${global.last_producer_schedule_update}Z`);
  if (context.now - last <= SCHEDULE_INTERVAL_MS) return;
  changeGlobal(context, { last_producer_schedule_update: context.time });
  proposeElected(context);
}

function proposeElected(context: ApplyContext): void {
  const savanna = context.spec.savanna && isSavanna(context);
  const elected = producers(context)
    .rows({ index: 2, limit: savanna ? CANDIDATES : SCHEDULE_SIZE })
    .filter(({ is_active, total_votes }) => is_active && total_votes > 0)
    // A producer without a finalizer key is passed over.
    .filter(({ owner }) => !savanna || withKeys(context, [owner]).length > 0)
    .slice(0, SCHEDULE_SIZE)
    .map(({ owner, producer_authority: [, { keys }] }) => ({
      producer_name: owner,
      block_signing_key: keys[0]!.key,
    }))
    .sort((a, b) => (a.producer_name < b.producer_name ? -1 : 1));
  if (elected.length === 0 || elected.length < globalState(context).last_producer_schedule_size)
    return;
  changeGlobal(context, { last_producer_schedule_size: elected.length });
  context.proposeSchedule(elected);
  if (savanna)
    proposeFinalizers(
      context,
      elected.map(({ producer_name }) => producer_name),
    );
}

function authorityOf(
  key: string,
): [string, { threshold: number; keys: { key: string; weight: number }[] }] {
  return ['block_signing_authority_v0', { threshold: 1, keys: [{ key, weight: 1 }] }];
}
