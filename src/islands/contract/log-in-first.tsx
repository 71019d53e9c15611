import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { WithLogin } from '../wallet/login.tsx';

/** Shown if a visitor tries to send without being logged in. */
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
