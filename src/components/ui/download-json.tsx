import Download from 'lucide-react/icons/download';
import { Button } from './button.tsx';
import { jsonText } from './json-view.tsx';

/** Saves a value as a JSON file of the reader's. */
export function DownloadJson({
  value,
  name,
  label,
}: {
  value: unknown;
  name: string;
  label: string;
}) {
  const save = () => {
    const url = URL.createObjectURL(new Blob([jsonText(value)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // The browser has taken hold of the file by the next task.
    setTimeout(() => URL.revokeObjectURL(url));
  };
  return (
    <Button size="sm" onClick={save}>
      <Download size={16} aria-hidden />
      {label}
    </Button>
  );
}
