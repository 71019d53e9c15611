import { bytesToHex } from '../../core/checksum.ts';
import { listOf, recordOf, textOf } from '../../rpc/json.ts';

const KEY_BYTES = 96;
const KEY_PREFIX = 'PUB_BLS_';

/**
 * The finality extension of a Savanna header, from a node's form to that of the ABI: nodes write
 * inserted finalizers and producers as pairs and keys as text. Source: `finality_extension`,
 * `finalizer_policy_diff` and `proposer_policy_diff` of AntelopeIO/spring.
 */
export function finalityExtension(reported: Readonly<Record<string, unknown>>): unknown {
  const policy = reported.new_finalizer_policy_diff ?? null;
  const schedule = reported.new_proposer_policy_diff ?? null;
  return {
    qc_claim: reported.qc_claim,
    new_finalizer_policy_diff: policy && withInsertions(policy, 'finalizers_diff', finalizerOf),
    new_proposer_policy_diff:
      schedule && withInsertions(schedule, 'producer_auth_diff', producerOf),
  };
}

/** Nodes write the authority's variant as an index, ABIs by name. */
export function producerOf(producer: unknown): unknown {
  const [, authority] = listOf(recordOf(producer).authority);
  return { ...recordOf(producer), authority: ['signing_authority_v0', authority] };
}

function withInsertions(
  change: unknown,
  name: string,
  valueOf: (value: unknown) => unknown,
): unknown {
  const diff = recordOf(recordOf(change)[name]);
  const insertions = listOf(diff.insert_indexes).map((entry) => {
    const [index, value] = listOf(entry);
    return { index, value: valueOf(value) };
  });
  return { ...recordOf(change), [name]: { ...diff, insert_indexes: insertions } };
}

/** A key's text is base64 of its bytes and a checksum of four more. */
function finalizerOf(finalizer: unknown): unknown {
  const text = textOf(recordOf(finalizer).public_key) ?? '';
  const base64 = text.slice(KEY_PREFIX.length).replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return { ...recordOf(finalizer), public_key: bytesToHex(bytes.slice(0, KEY_BYTES)) };
}
