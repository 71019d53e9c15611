import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { moveRam } from './ram-gifts.ts';
import { giftedRam } from './rows.ts';
import type { GiftedRam } from './rows.ts';

/** Gives RAM that the receiver can use, but not sell or pass on. */
const giftram = action<{ from: string; to: string; bytes: bigint; memo: string }>(
  (context, { from, to, bytes, memo }) => {
    context.requireAuth(from);
    check(bytes > 0n, 'must gift positive bytes');
    check(context.isAccount(to), `to=${to} account does not exist`);
    const held = giftedRam(context).get(nameToBigint(to));
    check(
      !held || held.gifter === from,
      `A single RAM gifter is allowed at any one time per account, currently holding RAM gifted by: ${held?.gifter}`,
    );
    if (held) giftedRam(context).put({ ...held, ram_bytes: held.ram_bytes + bytes });
    else giftedRam(context).put({ giftee: to, gifter: from, ram_bytes: bytes }, from);
    return moveRam(context, { from, to, bytes, memo });
  },
);

/** Returns the whole gift. */
const ungiftram = action<{ from: string; to: string; memo: string }>(
  (context, { from, to, memo }) => {
    context.requireAuth(from);
    const held = giftedRam(context).require(
      nameToBigint(from),
      `${from} does not hold any gifted RAM`,
    );
    check(held.gifter === to, `Returning RAM to wrong gifter, should be: ${held.gifter}`);
    giftedRam(context).remove(nameToBigint(from));
    return moveRam(context, { from, to, bytes: held.ram_bytes, memo });
  },
);

/** RAM gifts of Vaulta's eosio. */
export const ramGifts = {
  actions: { giftram, ungiftram },
  tables: { giftedram: table<GiftedRam>('gifted_ram', ({ giftee }) => nameToBigint(giftee)) },
  abi: abiOf({
    structs: {
      gifted_ram: 'giftee name, gifter name, ram_bytes int64',
      giftram: 'from name, to name, bytes int64, memo string',
      ungiftram: 'from name, to name, memo string',
    },
    actions: ['giftram', 'ungiftram'],
    tables: { giftedram: 'gifted_ram' },
  }),
  results: ['giftram', 'ungiftram'].map((name) => ({
    name,
    result_type: 'action_return_ramtransfer',
  })),
};
