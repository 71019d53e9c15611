import { actionType } from '../../model/abi/action-type.ts';
import type { ActionTrace, ActionView } from '../../model/action/action.ts';
import type { Contradiction } from '../../model/signing/trust.ts';
import { isRecord } from '../../rpc/json.ts';
import type { AbiCache } from '../abi/abi-cache.ts';
import { emptyAbi } from '../abi/abi.ts';
import { type Type, typeOf } from '../abi/codec/types.ts';

/** Types that every node writes in the same form, so that texts can be compared. */
const COMPARED =
  /^(name|asset|extended_asset|symbol|symbol_code|bool|checksum256|string|u?int\d+|varu?int32)$/;
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Compares the locally decoded actions with a node's dry run. Only fields of types with one written
 * form are compared, and no texts with non-ASCII characters, since nodes cut and replace some.
 * @param actions as decoded here
 * @param abiOf the ABIs used for decoding
 * @param ran the dry run's traces, as trees
 */
export async function contradictionsOfRun(
  actions: readonly ActionView[],
  abiOf: AbiCache['read'],
  ran: readonly ActionTrace[],
): Promise<Contradiction[]> {
  const found = await Promise.all(
    [...actions, ...ran.slice(actions.length)].map(async (either, actionIndex) => {
      const [ours, theirs] = [actions[actionIndex], ran[actionIndex]];
      const differences =
        ours && theirs
          ? await differencesOf(ours, theirs, abiOf)
          : [actionDifference(ours, theirs)];
      return differences.map((one) => ({ actionIndex, action: nameOf(either), ...one }));
    }),
  );
  return found.flat();
}

type Difference = Pick<Contradiction, 'field' | 'here' | 'there'>;

async function differencesOf(
  ours: ActionView,
  theirs: ActionView,
  abiOf: AbiCache['read'],
): Promise<Difference[]> {
  if (nameOf(ours) !== nameOf(theirs) || signersOf(ours) !== signersOf(theirs))
    return [actionDifference(ours, theirs)];
  const bytesDiffer =
    ours.hexData !== null &&
    theirs.hexData !== null &&
    ours.hexData.toLowerCase() !== theirs.hexData.toLowerCase();
  if (bytesDiffer) return [{ field: null, here: ours.hexData, there: theirs.hexData }];
  const abi = await abiOf(ours.account, ours.name).catch(() => emptyAbi);
  const type = actionType(abi, ours.name);
  return type === undefined ? [] : valueDifferences(typeOf(abi, type), ours.data, theirs.data, '');
}

function valueDifferences(type: Type, here: unknown, there: unknown, path: string): Difference[] {
  switch (type.kind) {
    case 'builtin':
      return COMPARED.test(type.name) && isOther(here, there)
        ? [{ field: path, here: textOf(here), there: textOf(there) }]
        : [];
    case 'optional':
      if (isNone(here) && isNone(there)) return [];
      return isNone(here) || isNone(there)
        ? [{ field: path, here: textOf(here), there: textOf(there) }]
        : valueDifferences(type.of, here, there, path);
    case 'extension':
      // An ABI that is older than the other lacks it.
      return here === undefined || there === undefined
        ? []
        : valueDifferences(type.of, here, there, path);
    case 'struct':
      if (!isRecord(here) || !isRecord(there)) return [];
      return type.fields.flatMap((field) =>
        valueDifferences(
          field.type,
          here[field.name],
          there[field.name],
          path === '' ? field.name : `${path}.${field.name}`,
        ),
      );
    case 'array':
      if (!Array.isArray(here) || !Array.isArray(there)) return [];
      if (here.length !== there.length)
        return [
          { field: `${path}.length`, here: String(here.length), there: String(there.length) },
        ];
      return here.flatMap((one: unknown, at) =>
        valueDifferences(type.of, one, there[at], `${path}[${at}]`),
      );
    case 'variant':
      return [];
  }
}

const isNone = (value: unknown) => value === null || value === undefined;

function isOther(here: unknown, there: unknown): boolean {
  const [ours, theirs] = [textOf(here), textOf(there)];
  return PLAIN.test(ours) && PLAIN.test(theirs) && ours !== theirs;
}

/** Old nodes write booleans as numbers, and all nodes write large numbers as texts. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

function actionDifference(
  ours: ActionView | undefined,
  theirs: ActionView | undefined,
): Difference {
  return { field: null, here: describe(ours), there: describe(theirs) };
}

const describe = (action: ActionView | undefined) =>
  action ? `${nameOf(action)} ${signersOf(action)}` : '–';

function nameOf({ account, name }: ActionView): string {
  return `${account}::${name}`;
}

function signersOf({ authorization }: ActionView): string {
  return authorization.map(({ actor, permission }) => `${actor}@${permission}`).join(', ');
}
