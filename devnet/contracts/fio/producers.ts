import { NULL_KEY } from '../../abi/keys.ts';
import { action } from '../../engine/contract.ts';
import type { ActionHandler, ApplyContext } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { fioCheck } from './checks.ts';
import { takeFee } from './fees.ts';
import type { Payment } from './fees.ts';
import { changeFioGlobal, fioGlobal } from './global.ts';
import { isFioKey } from './key.ts';
import { ownAddress, seconds } from './lookup.ts';
import { nextId } from './rows.ts';
import { findProducer, producers } from './vote-rows.ts';

const SCHEDULE_SIZE = 21;
const SCHEDULE_INTERVAL_MS = 60_000;

type ByAddress = Payment & { fio_address: string };

const regproducer = action<ByAddress & { fio_pub_key: string; url: string; location: number }>(
  (context, args) => {
    const { actor, url, location } = args;
    const address = ownAddress(context, args.fio_address, actor);
    const { fio_pub_key } = args;
    fioCheck(isFioKey(fio_pub_key), 'fio_pub_key', fio_pub_key, 'Invalid FIO Public Key');
    fioCheck(url.length >= 10 && url.length < 512, 'url', url, 'Invalid URL');
    const before = findProducer(context, actor);
    const { name } = address;
    fioCheck(!before?.is_active, 'fio_address', name, 'Already registered as producer');
    producers(context).put(
      {
        id: before?.id ?? nextId(producers(context)),
        owner: actor,
        fio_address: address.name,
        addresshash: address.namehash,
        total_votes: before?.total_votes ?? 0,
        producer_public_key: args.fio_pub_key,
        is_active: true,
        url,
        unpaid_blocks: before?.unpaid_blocks ?? 0,
        last_claim_time: context.time,
        last_bpclaim: 0,
        location,
      },
      actor,
    );
    takeFee(context, 'register_producer', args);
  },
);

const unregprod = action<ByAddress>((context, args) => {
  const row = findProducer(context, args.actor);
  fioCheck(row?.is_active, 'fio_address', args.fio_address, 'Not registered as producer');
  producers(context).put({ ...row, is_active: false, producer_public_key: NULL_KEY });
  takeFee(context, 'unregister_producer', args);
});

/** Notes when the treasury took a claim of a producer. */
const updlbpclaim = action<{ producer: string }>((context, { producer }) => {
  context.requireAuth('fio.treasury');
  const row = findProducer(context, producer);
  check(row, 'producer not found');
  producers(context).put({ ...row, last_bpclaim: Number(seconds(context)) });
});

/** Counts the blocks of a producer from the start, once it was paid. */
const resetclaim = action<{ producer: string }>((context, { producer }) => {
  context.requireAuth('fio.treasury');
  const row = findProducer(context, producer);
  check(row, 'producer not found');
  producers(context).put({ ...row, last_claim_time: context.time, unpaid_blocks: 0 });
});

export const producerActions: Record<string, ActionHandler> = {
  regproducer,
  unregprod,
  updlbpclaim,
  resetclaim,
};

/** Counts the producer's block and, once a minute, proposes the producers with most votes. */
export function countFioBlock(context: ApplyContext, producer: string): void {
  const row = findProducer(context, producer);
  const global = fioGlobal(context);
  if (row) {
    producers(context).put({ ...row, unpaid_blocks: row.unpaid_blocks + 1 });
    changeFioGlobal(context, { total_unpaid_blocks: global.total_unpaid_blocks + 1 });
  }
  const last = Date.parse(`${global.last_producer_schedule_update}Z`);
  if (context.now - last <= SCHEDULE_INTERVAL_MS) return;
  changeFioGlobal(context, { last_producer_schedule_update: context.time });
  const elected = producers(context)
    .rows({ index: 2, limit: SCHEDULE_SIZE })
    .filter(({ is_active, total_votes }) => is_active && total_votes > 0)
    .map(({ owner, producer_public_key: block_signing_key }) => ({
      producer_name: owner,
      block_signing_key,
    }))
    .sort((a, b) => (a.producer_name < b.producer_name ? -1 : 1));
  if (elected.length === 0 || elected.length < global.last_producer_schedule_size) return;
  changeFioGlobal(context, { last_producer_schedule_size: elected.length });
  context.proposeSchedule(elected);
}
