import { embedPath, type EmbedSubject } from '#src/chain/model/embed/embed-subject.ts';
import { EmbedPanel } from '#src/components/embed/embed-panel.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { useEmbedCodeTexts } from '#src/i18n/areas/embed/code/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';

interface EmbedDialogProps {
  subject: EmbedSubject;
  onClose: () => void;
}

/** A window with the code that shows a card on another site. */
export function EmbedDialog({ subject, onClose }: EmbedDialogProps) {
  const { title } = useEmbedCodeTexts();
  const locale = useLocale();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Close />
        <Dialog.Body>
          <EmbedPanel
            subject={subject}
            chain={chainConfig().domainTitle}
            addressOf={(theme) => location.origin + localizePath(embedPath(subject, theme), locale)}
          />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
