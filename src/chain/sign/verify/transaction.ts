import type { TransactionView } from '../../model/transaction/transaction.ts';
import type { Check, RecoveredSigner, Verification } from '../../model/transaction/checks.ts';
import { type TransactionEvidence, uniqueLevels } from '../../model/transaction/evidence.ts';
import { recoverDigest, signingDigest } from '../keys/recover.ts';
import { verifyPasskey } from '../keys/webauthn-verify.ts';
import {
  openPacked,
  packContextFreeData,
  type UnpackedTransaction,
} from '../transaction/packed.ts';
import { checkActionDigests } from './action-digests.ts';
import { compareActions, readAbis } from './actions.ts';
import { isSatisfied, keysBehind } from './authority.ts';
import { checkTransactionRoot, entriesOf } from './block.ts';
import { checkBlockId, checkNext, checkPrevious, compared } from './link.ts';
import { checkProducer } from './producer.ts';
import type { BlockEntry } from './receipt.ts';

/** Recomputes what a source reported about a transaction, from the bytes in its block. */
export async function verifyTransaction(
  reported: TransactionView,
  evidence: TransactionEvidence,
): Promise<Verification> {
  const entries = entriesOf(evidence);
  const index = entries.findIndex(({ id }) => id === reported.id);
  const entry = entries[index];
  const chain = [
    await checkInclusion(evidence, entries, index),
    checkBlockId(evidence),
    checkPrevious(evidence),
    checkNext(evidence),
    checkProducer(evidence),
  ];
  if (!entry) return { checks: chain, signers: [] };
  const opened = entry.packed && open(entry.packed);
  if (!opened || !entry.packed) {
    const reason = entry.packed ? 'notUnpacked' : 'scheduled';
    const outcome = entry.packed ? 'mismatch' : 'unchecked';
    return { checks: [{ name: 'transactionId', outcome, reason }, ...chain], signers: [] };
  }
  const abis = readAbis(evidence.abis);
  const signers = recoverSigners(entry.packed.signatures, opened, evidence);
  return {
    checks: [
      compared('transactionId', reported.id, opened.id),
      { name: 'actions', ...compareActions(reported.actions, actionsOf(opened), abis) },
      ...checkActionDigests(reported.actions, actionsOf(opened), abis),
      checkSignatures(reported.signatures, signers),
      checkAuthority(opened, signers, evidence),
      ...chain,
    ],
    signers,
  };
}

async function checkInclusion(
  evidence: TransactionEvidence,
  entries: readonly BlockEntry[],
  index: number,
): Promise<Check> {
  const root = await checkTransactionRoot(evidence, entries);
  if (index < 0) return { name: 'inclusion', outcome: 'mismatch', reason: 'notInBlock' };
  return { ...root, name: 'inclusion', place: index + 1 };
}

function recoverSigners(
  signatures: readonly string[],
  opened: UnpackedTransaction,
  { chainId, accounts }: TransactionEvidence,
): RecoveredSigner[] {
  const data = packContextFreeData(opened.contextFreeData);
  const digest = signingDigest(chainId, opened.packed, data);
  const loaded = uniqueLevels(actionsOf(opened)).map((level) => ({
    level,
    keys: keysBehind(level, accounts),
  }));
  const candidates = loaded.flatMap(({ keys }) => keys);
  return signatures.map((signature) => {
    const key = keyOf(signature, digest, candidates);
    const permissions = loaded.filter(({ keys }) => keys.some((one) => one === key));
    return { signature, key, permissions: permissions.map(({ level }) => level) };
  });
}

/** A passkey cannot be recovered from its signature, so the known keys are tried. */
function keyOf(signature: string, digest: string, candidates: readonly string[]): string | null {
  if (signature.startsWith('SIG_WA_'))
    return (
      candidates.find((publicKey) => verifyPasskey({ publicKey, signature, digest }).valid) ?? null
    );
  try {
    return recoverDigest(signature, digest);
  } catch {
    return null;
  }
}

function checkSignatures(shown: readonly string[], signers: readonly RecoveredSigner[]): Check {
  const name = 'signatures';
  if (signers.length === 0) return { name, outcome: 'unchecked', reason: 'noSignatures' };
  const reported = shown.toSorted().join(' ');
  const computed = signers
    .map(({ signature }) => signature)
    .toSorted()
    .join(' ');
  if (shown.length > 0 && reported !== computed)
    return { name, outcome: 'mismatch', reported, computed };
  const unrecovered = signers.find(({ key }) => key === null);
  if (!unrecovered) return { name, outcome: 'match', count: signers.length };
  return unrecovered.signature.startsWith('SIG_WA_')
    ? { name, outcome: 'unchecked', reason: 'noKey' }
    : { name, outcome: 'mismatch', reason: 'noKey', reported: unrecovered.signature };
}

/**
 * Uses current permissions. A later change looks the same as a wrong response, so a mismatch
 * is unchecked.
 */
function checkAuthority(
  opened: UnpackedTransaction,
  signers: readonly RecoveredSigner[],
  { accounts }: TransactionEvidence,
): Check {
  const name = 'authority';
  if (signers.length === 0) return { name, outcome: 'unchecked', reason: 'noSignatures' };
  const keys = signers.flatMap(({ key }) => key ?? []);
  const levels = uniqueLevels(actionsOf(opened));
  const met = levels.map((level) =>
    isSatisfied(level, keys, accounts, opened.transaction.delay_sec),
  );
  const named = (result: boolean | null) =>
    levels
      .filter((_, index) => met[index] === result)
      .map(({ actor, permission }) => `${actor}@${permission}`);
  if (met.includes(false))
    return { name, outcome: 'unchecked', reason: 'keysDiffer', names: named(false) };
  if (met.includes(null))
    return { name, outcome: 'unchecked', reason: 'accountUnread', names: named(null) };
  return { name, outcome: 'match', names: named(true) };
}

function actionsOf({ transaction }: UnpackedTransaction) {
  return [...transaction.context_free_actions, ...transaction.actions];
}

function open(packed: NonNullable<BlockEntry['packed']>): UnpackedTransaction | null {
  try {
    return openPacked(packed);
  } catch {
    return null;
  }
}
