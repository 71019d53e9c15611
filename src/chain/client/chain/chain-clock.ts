import {
  type ChainClock,
  type HeadReading,
  isClose,
  judgeClock,
} from '../../model/block/chain-clock.ts';
import type { HealthState } from '../../rpc/health.ts';
import { operatorOf } from '../../rpc/operator.ts';
import { type OpenAccess, otherNodes } from './other-nodes.ts';

/** Clock readings from the heads that endpoints reported. */
function readingsOf(health: HealthState): HeadReading[] {
  return health.flatMap(({ url, head, wrongChain }) =>
    head && !wrongChain ? [{ endpoint: url, ahead: head.time - head.seenAt }] : [],
  );
}

/**
 * The chain's clock, from the heads reported so far. If all come from one operator and differ from
 * this device's time, another operator's node is used. Never rejects.
 */
export async function readClock(access: OpenAccess): Promise<ChainClock> {
  const readings = readingsOf(access.pool.health());
  const [first] = readings;
  const operators = new Set(readings.map(({ endpoint }) => operatorOf(endpoint)));
  if (!first || operators.size > 1 || readings.some(({ ahead }) => isClose(ahead)))
    return judgeClock(readings);
  const others = otherNodes(access, first.endpoint);
  await others?.node.getInfo().catch(() => null);
  return judgeClock([...readings, ...readingsOf(others?.pool.health() ?? [])]);
}
