import { bytesToHex } from '../../core/checksum.ts';
import { actionType } from '../../model/abi/action-type.ts';
import type { ActionTrace } from '../../model/action/action.ts';
import type { Check } from '../../model/transaction/checks.ts';
import { emptyAbi } from '../abi/abi.ts';
import type { Abi } from '../abi/abi.ts';
import { packType } from '../abi/serialize.ts';
import type { PackedAction } from '../transaction/transaction-definition.ts';
import { plainActionDigest, returnActionDigest } from './digest.ts';

type Result = Omit<Check, 'name'>;

/**
 * Checks the digests in the receipts against the shown actions: signed ones by their packed bytes,
 * and inline ones by their repacked data. Empty if the source reports no digests.
 */
export function checkActionDigests(
  reported: readonly ActionTrace[],
  packed: readonly PackedAction[],
  abis: ReadonlyMap<string, Abi | null>,
): Check[] {
  const results = [
    ...reported.map((trace, index) => checkDigest(trace, packed[index]?.data ?? null, abis)),
    ...sentByContracts(reported).map((trace) => checkDigest(trace, null, abis)),
  ].filter((result) => result !== null);
  if (results.length === 0) return [];
  const worst =
    results.find(({ outcome }) => outcome === 'mismatch') ??
    results.find(({ outcome }) => outcome === 'unchecked');
  return [{ name: 'actionDigests', ...(worst ?? { outcome: 'match', count: results.length }) }];
}

function sentByContracts(traces: readonly ActionTrace[]): ActionTrace[] {
  return traces.flatMap(({ inline }) => [...inline, ...sentByContracts(inline)]);
}

/** @param signed the signed bytes in hex; null for an inline action */
function checkDigest(
  { account, name, authorization, digest, hexData, data, returned }: ActionTrace,
  signed: string | null,
  abis: ReadonlyMap<string, Abi | null>,
): Result | null {
  if (digest === undefined) return null;
  const exact = signed ?? hexData;
  const bytes = exact ?? repacked(abis.get(account) ?? emptyAbi, name, data);
  if (bytes === null) return { outcome: 'unchecked', reason: data ? 'noAbi' : 'notDecoded' };
  const action = { account, name, authorization, data: bytes };
  const computed = returnActionDigest(action, returned?.hex ?? '');
  if ([computed, plainActionDigest(action)].includes(digest.toLowerCase()))
    return { outcome: 'match' };
  if (exact === null) return { outcome: 'unchecked', reason: 'abiChanged' };
  if (!returned) return { outcome: 'unchecked', reason: 'returnUnread' };
  return { outcome: 'mismatch', reported: digest.toLowerCase(), computed };
}

/** The data packed with the ABI; null if the ABI lacks the action or the data does not fit. */
function repacked(abi: Abi, name: string, data: ActionTrace['data']): string | null {
  const type = actionType(abi, name) ?? '';
  try {
    return bytesToHex(packType(abi, type, data));
  } catch {
    return null;
  }
}
