import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { handedOver } from '#src/chain/model/nft-transfer.ts';
import { ClockNotice } from '#src/components/signing/clock-notice.tsx';
import { IdenticalNotice } from '#src/components/signing/identical-notice.tsx';
import { SigningPreview } from '#src/components/signing/signing-preview.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { signingFigures } from '#src/chain/model/signing-figures.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { $chainClock } from '#src/stores/chain-clock.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { $identical, $reviewing } from '#src/stores/reviewing.ts';
import { AgreementOf } from '../verify/agreement.tsx';
import { pressedButton } from './focus-return.ts';
import { FreeCpu } from './free-cpu.tsx';

const ReviewNfts = lazy(async () => ({
  default: (await import('./review-nfts.tsx')).ReviewNfts,
}));

/** The window in which a transaction is looked at before its wallet is asked. */
export function ReviewWindow() {
  const reviewing = useStore($reviewing);
  const identical = useStore($identical);
  const { off } = useStore($chainClock);
  const text = useSigningTexts();
  const { system, token } = chainConfig().accounts;
  if (!reviewing) return null;
  const { preview, confirm, cancel, renew, recheck } = reviewing;
  return (
    <Dialog open onOpenChange={cancel} title={text.title} returnTo={pressedButton}>
      {identical && <IdenticalNotice expires={identical.expires} onSendSame={identical.sendTwin} />}
      {off && <ClockNotice off={off} />}
      <SigningPreview
        preview={preview}
        system={system}
        tokenContract={token}
        agreement={<AgreementOf kind="figures" of={JSON.stringify(signingFigures(preview))} />}
        choices={<FreeCpu className="mt-3 border-t pt-3" onSwitched={renew} />}
        onSign={confirm}
        onCancel={cancel}
        onRecheck={recheck}
        details={(action) =>
          handedOver(action) && (
            <Suspense>
              <ReviewNfts action={action} />
            </Suspense>
          )
        }
      />
    </Dialog>
  );
}
