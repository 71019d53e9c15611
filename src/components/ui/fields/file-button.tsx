interface FileButtonProps {
  label: string;
  accept: string;
  onFile: (file: File) => void;
}

/** A button that takes one file. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  return (
    <label className="tap inline-flex min-h-9 cursor-pointer items-center rounded-sm border border-line-strong px-3 font-medium hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent">
      {label}
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Allows choosing the same file again after a correction.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
