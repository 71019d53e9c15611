import { useState } from 'react';
import { setabi, setcode } from '#src/chain/actions/contract-code.ts';
import { SubmitForm } from '#src/components/form/submit-form.tsx';
import { FileDrop } from '#src/components/utility/file-drop.tsx';
import { useTemplateTexts } from '#src/i18n/areas/multisig/templates/texts.ts';
import { type ContractFiles, readContractFiles } from '#src/stores/contract/upload.ts';
import type { TemplateProps } from './template-props.ts';

const NOTHING: ContractFiles = { code: null, abi: null, refused: [] };

/** Code and ABI of the authorizing account. */
export function ContractTemplate({ executor: { actor, permission }, onAdd }: TemplateProps) {
  const text = useTemplateTexts();
  const [files, setFiles] = useState(NOTHING);
  const { code, abi, refused } = files;
  const isSound = !code?.problem && (abi?.problems.length ?? 0) === 0;
  const chosen = [code, abi].flatMap((file) => file?.name ?? []);
  const open = async (given: readonly File[]) => {
    const found = await readContractFiles(given);
    setFiles((now) => ({
      code: found.code ?? now.code,
      abi: found.abi ?? now.abi,
      refused: found.refused,
    }));
  };
  const submit = () => {
    if (!isSound || chosen.length === 0) return;
    const actions = [
      ...(code ? [setcode(actor, code.bytes, permission)] : []),
      ...(abi ? [setabi(actor, abi.bytes, permission)] : []),
    ];
    onAdd(actions.map((action) => ({ ...action, authorization: [] })));
    setFiles(NOTHING);
  };
  return (
    <SubmitForm label={text.add} disabled={!isSound || chosen.length === 0} onSubmit={submit}>
      <FileDrop
        label={text.files}
        hint={text.filesHint}
        accept=".wasm,.abi,.json"
        onFiles={(given) => void open(given)}
      />
      {chosen.length > 0 && <p>{text.chosen(`\u2068${chosen.join(', ')}\u2069`)}</p>}
      {refused.length > 0 && (
        <p role="alert" className="text-warning">
          {text.notContract(`\u2068${refused.join(', ')}\u2069`)}
        </p>
      )}
      {!isSound && (
        <p role="alert" className="text-danger">
          {text.unsound}
        </p>
      )}
    </SubmitForm>
  );
}
