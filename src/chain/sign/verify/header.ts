import { Checksum256 } from '@wharfkit/antelope';
import { bytesToHex } from '../../core/checksum.ts';
import { isRecord, listOf, numberOf, recordOf } from '../../rpc/json.ts';
import { packType } from '../abi/serialize.ts';
import { blockDefinition } from './definition.ts';
import { finalityExtension, producerOf } from './finality-extension.ts';

/** Ids of the header extensions that nodes decode into separate fields. */
const FEATURES = 0;
const SCHEDULE = 1;
const FINALITY = 2;

interface Extension {
  readonly type: number;
  readonly data: string;
}

/**
 * The sha256 over a block's packed header, in hex. Throws CodecError if the response lacks parts.
 */
export function headerDigest(block: Readonly<Record<string, unknown>>): string {
  const packed = packType(blockDefinition, 'block_header', {
    ...block,
    confirmed: block.confirmed ?? 0,
    schedule_version: block.schedule_version ?? 0,
    new_producers: block.new_producers ?? null,
    header_extensions: headerExtensions(block),
  });
  return Checksum256.hash(packed).hexString;
}

/** The id of a block: the digest of its header with the block number in the first four bytes. */
export function blockIdOf(digest: string, blockNum: number): string {
  return blockNum.toString(16).padStart(8, '0') + digest.slice(8);
}

/** Extensions as bytes, or from the decoded fields of nodes since 2.0, in the order of their ids. */
function headerExtensions(block: Readonly<Record<string, unknown>>): Extension[] {
  const reported = listOf(block.header_extensions);
  if (reported.length > 0)
    return reported.map((one) => {
      const [type, data] = Array.isArray(one)
        ? (one as unknown[])
        : [recordOf(one).type, recordOf(one).data];
      return { type: numberOf(type) ?? 0, data: String(data) };
    });
  const extensions: Extension[] = [];
  const features = listOf(block.new_protocol_features);
  if (features.length > 0)
    extensions.push(extension(FEATURES, 'checksum256[]', features.map(featureDigest)));
  if (isRecord(block.new_producer_schedule))
    extensions.push(
      extension(SCHEDULE, 'producer_authority_schedule', scheduleOf(block.new_producer_schedule)),
    );
  if (isRecord(block.finality_extension))
    extensions.push(
      extension(FINALITY, 'finality_extension', finalityExtension(block.finality_extension)),
    );
  return extensions;
}

function extension(type: number, of: string, value: unknown): Extension {
  return { type, data: bytesToHex(packType(blockDefinition, of, value)) };
}

function featureDigest(feature: unknown): unknown {
  return isRecord(feature) ? feature.feature_digest : feature;
}

function scheduleOf(schedule: Readonly<Record<string, unknown>>): unknown {
  return {
    ...schedule,
    producers: listOf(schedule.producers).map(producerOf),
  };
}
