import { parseTime } from '../core/time.ts';
import { isRecord } from './json.ts';

export const INFO_PATH = '/v1/chain/get_info';

/** Head time (milliseconds UTC) and chain id of a get_info response. Null if it is malformed. */
export function headIn(info: unknown): { time: number; chainId: string } | null {
  if (!isRecord(info)) return null;
  const { head_block_time: time, chain_id: chainId } = info;
  if (typeof time !== 'string' || typeof chainId !== 'string') return null;
  try {
    return { time: parseTime(time), chainId };
  } catch {
    return null;
  }
}
