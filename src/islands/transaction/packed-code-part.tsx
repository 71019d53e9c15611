import { useEffect, useState } from 'react';
import type { PackedEntry } from '#src/chain/model/action/packed-entry.ts';
import { CodeForms } from '#src/components/contract/code-forms.tsx';
import { packedCode } from '#src/components/contract/transaction-code.ts';
import { useCodeTexts } from '#src/i18n/areas/contract/code/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { codeOfPacked, type PackedCode } from '#src/stores/signing/packed-code.ts';

/** A transaction of a block for a terminal and for a program. */
export function PackedCodePart({ packed, entry }: { packed: string; entry: PackedEntry }) {
  const text = useCodeTexts();
  const [made, setMade] = useState<PackedCode | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void codeOfPacked(packed, entry).then((code) => {
      if (isCurrent) setMade(code);
    });
    return () => {
      isCurrent = false;
    };
  }, [packed, entry]);
  const [node = ''] = chainConfig().endpoints.default;
  return (
    <CodeForms
      forms={packedCode(made?.kind === 'ready' ? made : null, node, text)}
      problem={made?.kind === 'failed' ? made.message : null}
    />
  );
}

await textsReady();
