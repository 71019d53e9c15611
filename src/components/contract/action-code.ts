import type { Action } from '#src/chain/actions/action.ts';
import { cleosCommand } from './cleos-command.ts';
import type { CodeForm } from './code-forms.tsx';

/**
 * The action for a terminal and for a program.
 * @param packed its data in hex, as they would be signed; null while they are not packed
 */
export function actionCode(action: Action, packed: string | null, node: string): CodeForm[] {
  const { account, name, authorization } = action;
  const sent = { account, name, authorization, data: packed };
  return [
    { key: 'cleos', code: cleosCommand(action, node) },
    {
      key: 'WharfKit',
      code:
        packed === null
          ? null
          : `await session.transact({\n  action: ${indented(JSON.stringify(sent, null, 2))},\n});`,
    },
  ];
}

const indented = (lines: string) => lines.replaceAll('\n', '\n  ');
