import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ErrorBanner, SuccessBanner } from '#src/components/wallet/outcome-banners.tsx';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { dismissOutcome } from '#src/stores/wallet-state.ts';
import { WithLogin } from '../wallet/login.tsx';
import { useOutcome } from '../wallet/use-wallet.ts';

/** How sending ended. */
export function ActionOutcome() {
  const outcome = useOutcome();
  if (!outcome) return null;
  return outcome.kind === 'success' ? (
    <SuccessBanner transactionId={outcome.transactionId} onDismiss={dismissOutcome} />
  ) : (
    <ErrorBanner message={outcome.message} onDismiss={dismissOutcome} />
  );
}

/** Said when something is to be sent and nobody is logged in. */
export function LogInFirst() {
  const text = useContractTexts();
  return (
    <WithLogin>
      {(open) => (
        <Banner
          kind="error"
          title={text.loginFirst}
          actions={
            <Button size="sm" variant="primary" onClick={open}>
              {text.logIn}
            </Button>
          }
        >
          <p>{text.loginHint}</p>
        </Banner>
      )}
    </WithLogin>
  );
}
