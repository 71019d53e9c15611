import { useState } from 'react';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';

/** A private key, hidden until it is shown by a click. It can be copied without being shown. */
export function SecretValue({ value, label }: { value: string; label: string }) {
  const { secret: text } = useUtilityTexts();
  const [shown, setShown] = useState(false);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span dir="ltr" className="min-w-0 font-mono wrap-anywhere">
        {shown ? value : '•'.repeat(24)}
      </span>
      <span className="flex items-center gap-1 print:hidden">
        <Button size="sm" variant="ghost" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? text.hide : text.show}
        </Button>
        <CopyButton value={value} label={text.copy(label)} />
      </span>
    </span>
  );
}
