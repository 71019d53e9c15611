import type { Action } from '#src/chain/actions/action.ts';
import { CodeForms } from '#src/components/contract/code-forms.tsx';
import { formCode } from '#src/components/contract/transaction-code.ts';
import { useCodeTexts } from '#src/i18n/areas/contract/code/texts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { codeOfForm } from '#src/stores/signing/form-code.ts';
import { useDebouncedResult } from '../use-debounced-result.ts';

/** A form's transaction for a terminal and for a program, with the bytes that the form would sign. */
export function FormCodePart({ actions, actor }: { actions: readonly Action[]; actor: string }) {
  const text = useCodeTexts();
  const made = useDebouncedResult(JSON.stringify({ actions, actor }), makeCode);
  const [node = ''] = chainConfig().endpoints.default;
  return (
    <CodeForms
      forms={formCode(made?.kind === 'ready' ? made : null, node, text)}
      problem={made?.kind === 'failed' ? made.message : null}
    />
  );
}

function makeCode(json: string) {
  const { actions, actor } = JSON.parse(json) as { actions: readonly Action[]; actor: string };
  return codeOfForm(actions, actor);
}
