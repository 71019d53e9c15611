import type { Action } from '#src/chain/actions/action.ts';
import { actionCode } from '#src/components/contract/action-code.ts';
import { CodeForms } from '#src/components/contract/code-forms.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { usePacked } from './use-packed.ts';

/** The filled form for a terminal and for a program. */
export function ActionCodePart({ action, abi }: { action: Action; abi: unknown }) {
  const packed = usePacked(true, abi, action.name, action.data);
  const [node = ''] = chainConfig().endpoints.default;
  const hex = packed?.kind === 'packed' ? packed.hex : null;
  return (
    <CodeForms
      forms={actionCode(action, hex, node)}
      problem={packed?.kind === 'refused' ? packed.message : null}
    />
  );
}

await textsReady();
