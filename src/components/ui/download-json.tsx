import Download from 'lucide-react/icons/download';
import { Button } from './button.tsx';
import { jsonText } from './json-view.tsx';
import { saveFile } from './save-file.ts';

/** Downloads a value as a JSON file. */
export function DownloadJson({
  value,
  name,
  label,
}: {
  value: unknown;
  name: string;
  label: string;
}) {
  const save = () => saveFile(name, 'application/json', jsonText(value));
  return (
    <Button size="sm" onClick={save}>
      <Download size={16} aria-hidden />
      {label}
    </Button>
  );
}
