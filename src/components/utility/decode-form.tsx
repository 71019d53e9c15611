import { clsx } from 'clsx';
import { type DragEvent, type SubmitEvent, useState } from 'react';
import { bytesToHex } from '#src/chain/core/checksum.ts';
import { decodedFileBytes } from '#src/chain/core/limits.ts';
import { fileText } from '#src/chain/model/shared/file-text.ts';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { FileButton } from '../ui/fields/file-button.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';

interface DecodeFormProps {
  /** A text from the address. */
  initial: string;
  onDecode: (text: string) => void;
}

/** A field for any text or file that may mean something on the chain. */
export function DecodeForm({ initial, onDecode }: DecodeFormProps) {
  const { decode: text } = useUtilityTexts();
  const format = useFormat();
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const type = (next: string) => {
    setProblem(undefined);
    setTyped(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onDecode(typed);
  };
  const open = async (file: File) => {
    if (file.size > decodedFileBytes)
      return setProblem(text.largeFile(format.bytes(decodedFileBytes)));
    // A folder has no content.
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) return setProblem(text.unreadableFile);
    const content = textOrHex(new Uint8Array(bytes));
    if (content.trim() === '') return setProblem(text.emptyFile);
    type(content);
    onDecode(content);
  };
  const { over, ...drop } = useDrop((file) => void open(file));
  return (
    <form noValidate className="space-y-4" onSubmit={submit} {...drop}>
      <TextArea
        label={text.input}
        hint={text.hint}
        error={problem}
        {...chainText}
        // It says that the text is a private key.
        data-takes-key
        className={clsx('min-h-20 font-mono', over && 'outline-2 outline-accent')}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileButton
          label={text.chooseFile}
          accept=".esr,.txt,.json,.hex,.bin,.abi,.wasm,text/plain,application/json"
          onFile={(file) => void open(file)}
        />
        <span className="text-xs text-muted">{text.dropFile}</span>
      </div>
      <div className="max-w-form">
        <Button type="submit" variant="primary" size="lg" className="w-full">
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

/** Bytes that are no text are decoded as hex. */
function textOrHex(bytes: Uint8Array): string {
  return fileText(bytes) ?? bytesToHex(bytes);
}

/** Handlers of an element on which a file is dropped; text is dropped into its field as ever. */
function useDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    over,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}
