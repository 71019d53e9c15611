import { useRef, useState, type ChangeEvent } from 'react';
import { Button } from './button.tsx';
import { saveFile } from './save-file.ts';

interface FileButtonsProps {
  texts: {
    readonly exportFile: string;
    readonly importFile: string;
    readonly notAFile: string;
    /** Said until a file was imported. */
    readonly storageNote: string;
  };
  /** The file for export; null if there is nothing to export. */
  file: { readonly name: string; readonly text: () => string } | null;
  /** Imports a file's text. Returns the result in words; null if the text is of another kind. */
  onImport: (text: string) => string | null;
}

/** Buttons that export a list to a JSON file and import it again. */
export function FileButtons({ texts, file, onImport }: FileButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<string | null>(null);

  async function take(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (chosen) setResult(onImport(await chosen.text()) ?? texts.notAFile);
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-1">
        {file && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => saveFile(file.name, 'application/json', file.text())}
          >
            {texts.exportFile}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => input.current?.click()}>
          {texts.importFile}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json,text/plain,.txt"
          hidden
          aria-label={texts.importFile}
          onChange={(event) => void take(event)}
        />
      </div>
      <p role="status" className="text-muted px-3 py-1 text-xs">
        {result ?? texts.storageNote}
      </p>
    </>
  );
}
