import type { Action } from '#src/chain/actions/action.ts';
import type {
  CodeTransaction,
  PackedAction,
} from '#src/chain/model/transaction/code-transaction.ts';
import type { texts } from '#src/i18n/areas/contract/code/en.ts';
import { cleosCommand } from './cleos-command.ts';
import type { CodeForm } from './code-forms.tsx';
import { curlCommand } from './curl-command.ts';
import { shellWord } from './shell-word.ts';

/**
 * The transaction of a form for a terminal and for a program: to sign it there, and to have a node run it.
 * @param made the actions with readable data, and their bytes; null while they are packed
 */
export function formCode(
  made: { readonly actions: readonly Action[]; readonly transaction: CodeTransaction } | null,
  node: string,
  text: typeof texts,
): CodeForm[] {
  const [action, ...others] = made?.actions ?? [];
  const packed = made?.transaction.actions ?? null;
  const isOne = action !== undefined && others.length === 0;
  return [
    { key: 'cleos', code: isOne ? cleosCommand(action, node) : packed && cleosPush(packed, node) },
    {
      key: 'curl',
      code:
        made &&
        curlCommand(`${node}/v1/chain/compute_transaction`, { transaction: made.transaction.body }),
      hint: text.dryRun,
    },
    { key: 'WharfKit', code: packed && wharfKitCall(packed) },
  ];
}

/**
 * A transaction of the chain for a terminal and for a program: its signed bytes, and its actions as a new transaction.
 * @param made null while it is unpacked
 */
export function packedCode(
  made: { readonly transaction: CodeTransaction; readonly request: string | null } | null,
  node: string,
  text: typeof texts,
): CodeForm[] {
  const actions = made?.transaction.actions ?? null;
  const push: CodeForm = {
    key: 'curl',
    code: made && curlCommand(`${node}/v1/chain/push_transaction`, made.transaction.body),
    hint: text.broadcast,
  };
  if (made && actions === null) return [push];
  return [
    { key: 'cleos', code: actions && cleosPush(actions, node), hint: text.anew },
    push,
    { key: 'WharfKit', code: actions && wharfKitCall(actions), hint: text.anew },
    ...(made?.request === null
      ? []
      : [{ key: 'ESR', code: made?.request ?? null, hint: text.request }]),
  ];
}

/** Actions as one transaction. cleos adds its header. */
function cleosPush(actions: readonly PackedAction[], node: string): string {
  const words = ['cleos', '-u', node, 'push', 'transaction', JSON.stringify({ actions })];
  return words.map(shellWord).join(' ');
}

const wharfKitCall = (actions: readonly PackedAction[]) =>
  `await session.transact(${JSON.stringify({ actions }, null, 2)});`;
