import { useStore } from '@nanostores/react';
import { Suspense, useCallback, useEffect } from 'react';
import { systemContracts } from '#src/chain/config/known-accounts.ts';
import type { ActionView } from '#src/chain/model/action/action.ts';
import type { Agreement } from '#src/chain/model/signing/agreement.ts';
import { balanceKeys } from '#src/chain/model/signing/balance-after.ts';
import { nftTransfers } from '#src/chain/model/signing/outgoing-nfts.ts';
import { namedTrade } from '#src/chain/model/signing/nft-trades.ts';
import { isHarmful } from '#src/chain/model/signing/signing-preview.ts';
import { voteIn } from '#src/chain/model/vote/vote-changes.ts';
import { ClockNotice } from '#src/components/signing/clock-notice.tsx';
import { IdenticalNotice } from '#src/components/signing/notices.tsx';
import { SigningPreview } from '#src/components/signing/signing-preview.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { heldBalances, heldBalancesStore } from '#src/stores/account/held-balances.ts';
import { $chainClock } from '#src/stores/chain/chain-clock.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { $identical, $reviewing, type Reviewing } from '#src/stores/signing/reviewing.ts';
import { pressedButton } from './focus-return.ts';
import { FreeCpu } from './free-cpu.tsx';
import { loadOutcome } from './outcome-banner.tsx';

const ReviewNfts = lazyPart(async () => (await import('./review-nfts.tsx')).ReviewNfts);
const ReviewVote = lazyPart(async () => (await import('./review-vote.tsx')).ReviewVote);

/** The window for reviewing a transaction before the wallet signs it. */
export function ReviewWindow() {
  const reviewing = useStore($reviewing);
  const identical = useStore($identical);
  const { off } = useStore($chainClock);
  const text = useSigningTexts();
  useEffect(loadOutcome, []);
  if (!reviewing) return null;
  return (
    <Dialog.Root open onOpenChange={reviewing.cancel}>
      <Dialog.Content
        tone={isHarmful(reviewing.preview) ? 'danger' : 'neutral'}
        size="wide"
        focusWindow
        returnTo={pressedButton}
      >
        <Dialog.Title>{text.title}</Dialog.Title>
        <Dialog.Close />
        <Dialog.Body>
          {identical && (
            <IdenticalNotice expires={identical.expires} onSendSame={identical.sendDuplicate} />
          )}
          {off && <ClockNotice off={off} />}
          <Review {...reviewing} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Review({ preview, confirm, cancel, rebuild, recheck }: Reviewing) {
  const { system, token } = chainConfig().accounts;
  const { agreement } = preview;
  const details = useCallback(
    (action: ActionView) => <Details action={action} agreement={agreement} />,
    [agreement],
  );
  const currentBalances = useLoad(
    heldBalancesStore,
    JSON.stringify(balanceKeys(preview.balances)),
  ).state;
  return (
    <SigningPreview
      preview={preview}
      system={system}
      tokenContract={token}
      currentBalances={heldBalances(currentBalances)}
      choices={<FreeCpu className="mt-3 border-t pt-3" onSwitched={rebuild} />}
      onSign={confirm}
      onCancel={cancel}
      onRecheck={recheck}
      details={details}
    />
  );
}

interface DetailsProps {
  action: ActionView;
  agreement: Agreement | null;
}

/** The NFTs that an action moves, or what a vote changes. */
function Details({ action, agreement }: DetailsProps) {
  const vote = voteIn(action, systemContracts(chainConfig()));
  if (!vote && !namedTrade(action) && nftTransfers(action).length === 0) return null;
  return (
    <Suspense>
      {vote ? <ReviewVote {...vote} /> : <ReviewNfts {...{ action, agreement }} />}
    </Suspense>
  );
}
