import { type SubmitEvent, useState } from 'react';
import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface ServiceAccessNoticesProps {
  account: string;
  /** `FALSE` and `NEEDS_KYC` as the service says; `TRUE` shows nothing. */
  availability: 'TRUE' | 'FALSE' | 'NEEDS_KYC';
  locationAllowed: boolean;
  /** Where the service supposes the visitor. */
  location: string | null;
  agreed: boolean;
  /** The service has no user of the account yet. */
  needsUser: boolean;
  pending: boolean;
  /** @param email of the user to create; null to log in */
  onAgree: (email: string | null) => void;
}

/** What keeps an account from a service, and how to change it. */
export function ServiceAccessNotices(props: ServiceAccessNoticesProps) {
  const { account, availability, locationAllowed, location, agreed } = props;
  const { access: text } = useCrossChainTexts();
  const href = useHref();
  return (
    <div className="space-y-3 pb-6 empty:hidden">
      {!locationAllowed && (
        <Banner kind="warning" title={text.location}>
          {location !== null && <p>{text.locationHint(location)}</p>}
        </Banner>
      )}
      {availability === 'FALSE' && (
        <Banner kind="warning" title={text.unavailable}>
          <p>{text.unavailableHint}</p>
        </Banner>
      )}
      {availability === 'NEEDS_KYC' && (
        <Banner kind="warning" title={text.needsKyc}>
          <p>
            {text.needsKycHint}{' '}
            <a
              href={href(`/account/${account}`)}
              className="font-medium text-accent hover:underline"
            >
              {text.verify}
            </a>
          </p>
        </Banner>
      )}
      {!agreed && <Terms {...props} />}
    </div>
  );
}

function Terms({ needsUser, pending, onAgree }: ServiceAccessNoticesProps) {
  const { access: text } = useCrossChainTexts();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const isEmail = /^[^\s@]+@[^\s@]+$/.test(email.trim());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!needsUser) onAgree(null);
    else if (isEmail) onAgree(email.trim());
  };
  return (
    <Banner kind="info" title={text.terms}>
      <form noValidate onSubmit={submit} className="max-w-form space-y-3">
        <p>{text.termsHint}</p>
        {needsUser && (
          <>
            <p className="text-warning">{text.noUser}</p>
            <TextField
              label={text.email}
              type="email"
              autoComplete="email"
              dir="ltr"
              error={tried && !isEmail ? text.emailInvalid : undefined}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </>
        )}
        <Button type="submit" disabled={pending}>
          {needsUser ? text.create : text.accept}
        </Button>
      </form>
    </Banner>
  );
}
