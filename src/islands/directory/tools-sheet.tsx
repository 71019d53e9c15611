import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { useDirectoryTexts } from '#src/i18n/areas/directory/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { $navigation } from '#src/stores/url.ts';
import { ToolList } from './tool-list.tsx';

/** The tools of the wallet over the page, where there is no room beside it. */
export function ToolsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useDirectoryTexts();
  const close = useEffectEvent(onClose);
  useEffect(() => $navigation.listen(() => close()), []);
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content focusWindow>
        <Dialog.Title>{text.all}</Dialog.Title>
        <Dialog.Close />
        <Dialog.Body>
          <ToolList />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

await textsReady();
