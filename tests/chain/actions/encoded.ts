import { ABI, Serializer } from '@wharfkit/antelope';
import type { Action } from '#src/chain/actions/action.ts';

/**
 * An action's data after it was packed by a contract's ABI and unpacked again, with the fields in
 * the order of that ABI. Throws where a field is missing or does not fit its type.
 */
export function roundTrip(action: Action, abi: ABI): unknown {
  const type = abi.getActionType(action.name);
  if (type === undefined) throw new Error(`The contract has no action ${action.name}`);
  const packed = Serializer.encode({ object: action.data, abi, type });
  return JSON.parse(JSON.stringify(Serializer.decode({ data: packed, abi, type })));
}

/** The names of an action's fields by its ABI, without the optional ones at its end. */
export function fieldNames(action: Action, abi: ABI): string[] {
  const type = abi.getActionType(action.name);
  return abi
    .resolveType(type ?? '')
    .allFields!.filter((field) => !field.type.isExtension)
    .map(({ name }) => name);
}

/** An ABI, recorded plainly, or inside the answer of a node. */
export function abiOf(recording: object): ABI {
  const { response = recording } = recording as { response?: object };
  const { abi = response } = response as { abi?: object };
  return ABI.from(abi as Parameters<typeof ABI.from>[0]);
}
