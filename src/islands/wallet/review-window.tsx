import { useStore } from '@nanostores/react';
import { SigningPreview } from '#src/components/signing/signing-preview.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { $reviewing } from '#src/stores/reviewing.ts';
import { FreeCpu } from './free-cpu.tsx';

/** The window in which a transaction is looked at before its wallet is asked. */
export function ReviewWindow() {
  const reviewing = useStore($reviewing);
  const text = useSigningTexts();
  const { system, token } = chainConfig().accounts;
  if (!reviewing) return null;
  const { preview, confirm, cancel, renew } = reviewing;
  return (
    <Dialog open onOpenChange={cancel} title={text.title}>
      <SigningPreview
        preview={preview}
        system={system}
        tokenContract={token}
        choices={<FreeCpu className="mt-3 border-t pt-3" onSwitched={renew} />}
        onSign={confirm}
        onCancel={cancel}
      />
    </Dialog>
  );
}
