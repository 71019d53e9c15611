import { parseTime, slotOfTime } from '../../../src/chain/core/time.ts';
import { action } from '../../engine/contract.ts';
import type { ApplyContext } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { globalState } from './global.ts';
import { addSupply } from './ram-market.ts';
import { changeRamGrowth, ramGrowthOf } from './votepay.ts';

const UNREALISTIC = 1024n ** 5n;

/** Sets the total RAM. New RAM goes to the market. */
export const setram = action<{ max_ram_size: bigint }>((context, { max_ram_size: size }) => {
  context.requireAuth('eosio');
  const { max_ram_size, total_ram_bytes_reserved } = globalState(context);
  check(max_ram_size < size, 'ram may only be increased');
  check(size < UNREALISTIC, 'ram size is unrealistic');
  check(size > total_ram_bytes_reserved, 'attempt to set max below reserved');
  addSupply(context, size - max_ram_size);
});

/** Sets the growth of RAM in bytes a block. */
export const setramrate = action<{ bytes_per_block: number }>((context, { bytes_per_block }) => {
  context.requireAuth('eosio');
  growSupply(context);
  changeRamGrowth(context, { new_ram_per_block: bytes_per_block });
});

/** Adds the growth since the last call. */
export function growSupply(context: ApplyContext): void {
  const { new_ram_per_block, last_ram_increase } = ramGrowthOf(context);
  const slots = slotOfTime(context.now) - slotOfTime(parseTime(last_ram_increase));
  if (new_ram_per_block === 0 || slots <= 0) return;
  addSupply(context, BigInt(slots * new_ram_per_block));
  changeRamGrowth(context, { last_ram_increase: context.time });
}
