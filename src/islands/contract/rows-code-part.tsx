import { CodeForms } from '#src/components/contract/code-forms.tsx';
import { type RowsCall, rowsCode } from '#src/components/contract/rows-code.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

/** The request for a page of rows, for a terminal and for a program. */
export function RowsCodePart({ call }: { call: RowsCall }) {
  const [node = ''] = chainConfig().endpoints.default;
  return (
    <div className="pt-4">
      <CodeForms forms={rowsCode(call, node)} />
    </div>
  );
}

await textsReady();
