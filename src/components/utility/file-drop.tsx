import { clsx } from 'clsx';
import { type DragEvent, useState } from 'react';

interface FileDropProps {
  label: string;
  hint: string;
  accept: string;
  onFiles: (files: readonly File[]) => void;
}

/** A place for files, chosen or dropped. */
export function FileDrop({ label, hint, accept, onFiles }: FileDropProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'block cursor-pointer rounded-sm border border-dashed px-4 py-6 text-center has-focus-visible:outline-2 has-focus-visible:outline-accent',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong hover:bg-sunken',
      )}
    >
      <span className="block font-semibold">{label}</span>
      <span className="block text-xs text-muted">{hint}</span>
      <input
        type="file"
        multiple
        accept={accept}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows choosing the same file again after a correction.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
