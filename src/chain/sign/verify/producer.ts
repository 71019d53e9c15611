import { Checksum256 } from '@wharfkit/antelope';
import { hexToBytes } from '../../core/checksum.ts';
import { keyId } from '../../core/key.ts';
import { isRecord, listOf, recordOf, textOf } from '../../rpc/json.ts';
import { savannaSchedule } from '../../model/block/block-view.ts';
import type { Check } from '../../model/transaction/checks.ts';
import type { BlockEvidence } from '../../model/transaction/evidence.ts';
import { headerDigest } from './header.ts';
import { recoverDigest } from '../keys/recover.ts';

/**
 * Checks the producer's signature. Before Savanna it covers the header, the block tree root and the
 * pending schedule, which nodes have for recent blocks only. On Savanna it covers the block's id.
 * Source: `block_header_state::sig_digest` and `block_state::sign`.
 */
export function checkProducer({ block, headerState, schedule }: BlockEvidence): Check {
  const signature = textOf(block.producer_signature);
  if (signature === null)
    return { name: 'producer', outcome: 'unchecked', reason: 'stateForgotten' };
  return block.schedule_version === savannaSchedule
    ? checkSavanna(signature, block.id, keysOfProducer(schedule, block.producer))
    : checkLegacy(signature, block, recordOf(headerState));
}

function checkLegacy(
  signature: string,
  block: BlockEvidence['block'],
  state: Readonly<Record<string, unknown>>,
): Check {
  const unchecked: Check = { name: 'producer', outcome: 'unchecked', reason: 'stateForgotten' };
  const digest = legacyDigest(block, state);
  const keys = keysOfState(state);
  if (state.id !== block.id || digest === null || keys.length === 0) return unchecked;
  const computed = signerOf(signature, digest);
  if (keys.some((key) => key === computed)) return { name: 'producer', outcome: 'match' };
  return {
    name: 'producer',
    outcome: 'mismatch',
    reported: keys.join(', '),
    computed: computed ?? '—',
  };
}

/**
 * The schedule is the current one. A key that is not in it may have been the producer's earlier.
 */
function checkSavanna(signature: string, id: string, keys: readonly string[]): Check {
  const signer = signerOf(signature, id);
  return keys.some((key) => key === signer)
    ? { name: 'producer', outcome: 'match' }
    : { name: 'producer', outcome: 'unchecked', reason: 'producerKeys' };
}

function legacyDigest(
  block: BlockEvidence['block'],
  state: Readonly<Record<string, unknown>>,
): string | null {
  const root = listOf(recordOf(state.blockroot_merkle)._active_nodes).at(-1);
  const schedule =
    textOf(recordOf(state.pending_schedule).schedule_hash) ?? state.pending_schedule_hash;
  try {
    const parts = [headerDigest(block), root, schedule].filter((part) => typeof part === 'string');
    return parts.length === 3 ? parts.reduce(pairDigest) : null;
  } catch {
    return null;
  }
}

function pairDigest(first: string, second: string): string {
  return Checksum256.hash(Uint8Array.from([...hexToBytes(first), ...hexToBytes(second)])).hexString;
}

function signerOf(signature: string, digest: string): string | null {
  try {
    return recoverDigest(signature, digest);
  } catch {
    return null;
  }
}

function keysOfState(state: Readonly<Record<string, unknown>>): string[] {
  const old = textOf(state.block_signing_key);
  return old === null ? keysOfAuthority(state.valid_block_signing_authority) : [keyId(old)];
}

function keysOfProducer(schedule: unknown, producer: string): string[] {
  const active = recordOf(recordOf(schedule).active);
  const row = listOf(active.producers)
    .filter(isRecord)
    .find(({ producer_name: name }) => name === producer);
  const key = textOf(row?.block_signing_key);
  return key === null ? keysOfAuthority(row?.authority) : [keyId(key)];
}

function keysOfAuthority(authority: unknown): string[] {
  const [, value] = listOf(authority);
  return listOf(recordOf(value).keys).flatMap((one) => {
    const key = textOf(recordOf(one).key);
    return key === null ? [] : [keyId(key)];
  });
}
