import CodeIcon from 'lucide-react/icons/code-xml';
import { Suspense, useState } from 'react';
import type { EmbedSubject } from '#src/chain/model/embed/embed-subject.ts';
import { Button } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useEmbedTexts } from '#src/i18n/areas/embed/texts.ts';

const EmbedDialog = lazyPart(async () => (await import('./embed-dialog.tsx')).EmbedDialog);

/** Opens a window with the code that shows a card on another site. */
export function EmbedButton({ subject }: { subject: EmbedSubject }) {
  const { embed } = useEmbedTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CodeIcon size={16} aria-hidden />
        {embed}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EmbedDialog subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
