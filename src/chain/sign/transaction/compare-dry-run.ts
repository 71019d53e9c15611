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
  const contradictions = await Promise.all(
    [...actions, ...ran.slice(actions.length)].map(async (either, actionIndex) => {
      const [ours, theirs] = [actions[actionIndex], ran[actionIndex]];
      const differences =
        ours && theirs
          ? await differencesOf(ours, theirs, abiOf)
          : [actionDifference(ours, theirs)];
      return differences.map((one) => ({ actionIndex, action: nameOf(either), ...one }));
    }),
  );
  return contradictions.flat();
}

type Difference = Pick<Contradiction, 'field' | 'decoded' | 'executed'>;

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
  if (bytesDiffer) return [{ field: null, decoded: ours.hexData, executed: theirs.hexData }];
  const abi = await abiOf(ours.account, ours.name).catch(() => emptyAbi);
  const type = actionType(abi, ours.name);
  return type === undefined ? [] : valueDifferences(typeOf(abi, type), ours.data, theirs.data, '');
}

function valueDifferences(
  type: Type,
  decoded: unknown,
  executed: unknown,
  path: string,
): Difference[] {
  switch (type.kind) {
    case 'builtin':
      return COMPARED.test(type.name) && isOther(decoded, executed)
        ? [{ field: path, decoded: textOf(decoded), executed: textOf(executed) }]
        : [];
    case 'optional':
      if (isNone(decoded) && isNone(executed)) return [];
      return isNone(decoded) || isNone(executed)
        ? [{ field: path, decoded: textOf(decoded), executed: textOf(executed) }]
        : valueDifferences(type.of, decoded, executed, path);
    case 'extension':
      // An ABI that is older than the other lacks it.
      return decoded === undefined || executed === undefined
        ? []
        : valueDifferences(type.of, decoded, executed, path);
    case 'struct':
      if (!isRecord(decoded) || !isRecord(executed)) return [];
      return type.fields.flatMap((field) =>
        valueDifferences(
          field.type,
          decoded[field.name],
          executed[field.name],
          path === '' ? field.name : `${path}.${field.name}`,
        ),
      );
    case 'array':
      if (!Array.isArray(decoded) || !Array.isArray(executed)) return [];
      if (decoded.length !== executed.length)
        return [
          {
            field: `${path}.length`,
            decoded: String(decoded.length),
            executed: String(executed.length),
          },
        ];
      return decoded.flatMap((one: unknown, at) =>
        valueDifferences(type.of, one, executed[at], `${path}[${at}]`),
      );
    case 'variant':
      return [];
  }
}

const isNone = (value: unknown) => value === null || value === undefined;

function isOther(decoded: unknown, executed: unknown): boolean {
  const [ours, theirs] = [textOf(decoded), textOf(executed)];
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
  return { field: null, decoded: describe(ours), executed: describe(theirs) };
}

const describe = (action: ActionView | undefined) =>
  action ? `${nameOf(action)} ${signersOf(action)}` : '–';

function nameOf({ account, name }: ActionView): string {
  return `${account}::${name}`;
}

function signersOf({ authorization }: ActionView): string {
  return authorization.map(({ actor, permission }) => `${actor}@${permission}`).join(', ');
}
