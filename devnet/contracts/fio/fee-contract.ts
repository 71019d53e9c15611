import { action } from '../../engine/contract.ts';
import type { NativeContract } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { fioCheck } from './checks.ts';
import { FEES, feeTables, findFee, fiofees } from './fee-rows.ts';
import { feeVoteActions } from './fee-votes.ts';
import { hashOf } from './key.ts';

const createfee = action<{ end_point: string; type: bigint; suf_amount: bigint }>(
  (context, { end_point, type, suf_amount }) => {
    check(context.hasAuth('eosio') || context.hasAuth(FEES), 'missing required authority of eosio');
    fioCheck(suf_amount >= 0n, 'suf_amount', suf_amount, ' invalid suf amount');
    const rows = fiofees(context);
    const existing = findFee(context, end_point);
    const [last] = rows.rows({ reverse: true, limit: 1 });
    const fee_id = existing?.fee_id ?? (last ? last.fee_id + 1n : 0n);
    const votes_pending = existing?.votes_pending ?? false;
    const row = { fee_id, end_point, end_point_hash: hashOf(end_point), type, suf_amount };
    rows.put({ ...row, votes_pending }, FEES);
  },
);

/** fio.fee: the fees of endpoints, by votes of the block producers. */
export const fioFee: NativeContract = {
  name: FEES,
  abi: abiOf({
    structs: {
      createfee: 'end_point string, type int64, suf_amount int64',
      feevalue: 'end_point string, value int64',
      feevalue_ts: 'end_point string, value int64, timestamp uint64',
      setfeevote: 'fee_ratios feevalue[], max_fee int64, actor name',
      setfeemult: 'multiplier float64, max_fee int64, actor name',
      bundlevote: 'bundled_transactions int64, max_fee int64, actor name',
      computefees: '',
      fiofee:
        'fee_id uint64, end_point string, end_point_hash uint128, type uint64, suf_amount uint64, votes_pending bool$',
      feevote2:
        'id uint64, block_producer_name name, feevotes feevalue_ts[], lastvotetimestamp uint64',
      feevoter: 'block_producer_name name, fee_multiplier float64, lastvotetimestamp uint64',
      bundlevoter: 'block_producer_name name, bundledbvotenumber uint64, lastvotetimestamp uint64',
    },
    actions: ['createfee', ...Object.keys(feeVoteActions)],
    tables: {
      fiofees: 'fiofee',
      feevotes2: 'feevote2',
      feevoters: 'feevoter',
      bundlevoters: 'bundlevoter',
    },
  }),
  actions: { createfee, ...feeVoteActions },
  tables: feeTables,
};
