import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import type { TableChange } from '../../model/action/state-change.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { hyperionDeltas } from '../../services/hyperion/deltas.ts';
import type { ChainAccess } from '../chain/access.ts';

const deltasResponse = v.looseObject({ deltas: v.array(v.unknown()) });

/** Maximum rows requested: blocks of games write thousands. */
const MAX_DELTAS = 500;

export interface BlockDeltas {
  readonly changes: readonly TableChange[];
  /** Whether there may be further rows. */
  readonly truncated: boolean;
}

/**
 * Table rows of some contracts that a block changed. No source reports which transaction changed a
 * row. Throws UnsupportedError if the chain has no Hyperion service.
 * @param blockTime milliseconds UTC: services find rows by time
 */
export async function blockDeltas(
  { hyperionPool }: ChainAccess,
  blockNum: number,
  blockTime: number,
  contracts: readonly string[],
): Promise<BlockDeltas> {
  if (!hyperionPool) throw new UnsupportedError('hyperion');
  const at = (time: number) => new Date(time).toISOString();
  const half = limits.blockMs / 2;
  const query = {
    code: contracts.join(),
    after: at(blockTime - half),
    before: at(blockTime + half),
    sort: 'asc',
    limit: MAX_DELTAS,
  };
  const decode = (body: unknown) => v.parse(deltasResponse, body).deltas;
  const { value } = await hyperionPool.get('/v2/history/get_deltas', query, { decode });
  const called = new Set(contracts);
  return {
    changes: hyperionDeltas(value, blockNum).filter(({ contract }) => called.has(contract)),
    truncated: value.length >= MAX_DELTAS,
  };
}
