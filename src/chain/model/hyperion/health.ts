import { isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import { timeOf } from '../shared/lenient.ts';

/** What a Hyperion service reports about itself. Null where it reports nothing. */
export interface HyperionHealth {
  readonly version: string;
  readonly host: string;
  readonly parts: readonly HyperionPart[];
  /** Of the node that it follows. */
  readonly head: number | null;
  /** Milliseconds UTC. */
  readonly headTime: number | null;
  readonly chainId: string | null;
  readonly firstIndexed: number | null;
  readonly lastIndexed: number | null;
  /** Blocks missing between the first and the last indexed one. */
  readonly missing: number | null;
  readonly features: readonly HyperionFeature[];
}

/** A program that the service needs: its queue, its node, its index. */
export interface HyperionPart {
  readonly name: string;
  readonly isOk: boolean;
}

export interface HyperionFeature {
  /** As the service names it: `streaming.deltas`. */
  readonly name: string;
  readonly isOn: boolean;
}

/** Both blocks belong to it. */
export interface BlockRange {
  readonly from: number;
  readonly to: number;
}

const MOST_FEATURES = 40;
const MOST_PARTS = 10;

/** A response of `/v2/health`. Null if it is not one. */
export function hyperionHealth(response: unknown): HyperionHealth | null {
  if (!isRecord(response) || !Array.isArray(response.health)) return null;
  const parts = listOf(response.health).filter(isRecord).slice(0, MOST_PARTS);
  const dataOf = (service: string) =>
    recordOf(parts.find((part) => part.service === service)?.service_data);
  const node = dataOf('NodeosRPC');
  const index = dataOf('Elasticsearch');
  const headTime = timeOf(node.head_block_time);
  return {
    version: textOf(response.version) ?? '',
    host: textOf(response.host) ?? '',
    parts: parts.map((part) => ({
      name: textOf(part.service) ?? '',
      isOk: part.status === 'OK',
    })),
    head: numberOf(node.head_block_num),
    headTime: headTime > 0 ? headTime : null,
    chainId: textOf(node.chain_id),
    firstIndexed: numberOf(index.first_indexed_block),
    lastIndexed: numberOf(index.last_indexed_block),
    missing: numberOf(index.missing_blocks),
    features: featuresOf(response.features).slice(0, MOST_FEATURES),
  };
}

function featuresOf(features: unknown, path = ''): HyperionFeature[] {
  return Object.entries(recordOf(features)).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return [{ name: path + name, isOn: value }];
    return path === '' ? featuresOf(value, `${name}.`) : [];
  });
}

/** A first index this early is complete: chains begin with block 1 or 2. */
const FIRST_BLOCKS = 2;
/** Indexing is a few blocks behind the node. */
const USUAL_LAG = 20;

/** Blocks that the service does not have: before its first, and from its last to the head. */
export function missingRanges({
  firstIndexed,
  lastIndexed,
  head,
}: Pick<HyperionHealth, 'firstIndexed' | 'lastIndexed' | 'head'>): readonly BlockRange[] {
  const ranges: BlockRange[] = [];
  if (firstIndexed !== null && firstIndexed > FIRST_BLOCKS)
    ranges.push({ from: 1, to: firstIndexed - 1 });
  if (lastIndexed !== null && head !== null && head - lastIndexed > USUAL_LAG)
    ranges.push({ from: lastIndexed + 1, to: head });
  return ranges;
}
