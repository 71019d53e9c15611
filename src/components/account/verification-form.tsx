import { useState } from 'react';
import * as limits from '#src/chain/core/limits.ts';
import { countryOptions } from '#src/chain/model/account/countries.ts';
import { useVerificationTexts } from '#src/i18n/areas/account/verification/texts.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

/** Where a verification stands, as its service reports it. */
export type VerificationState =
  | { readonly kind: 'waiting' }
  /** PASSED, FAILED, UNSUBMITTED, or another word of the service. PENDING: it was waited for long enough. */
  | { readonly kind: 'status'; readonly status: string }
  | { readonly kind: 'failed'; readonly message: string; readonly source: string | null };

export type VerificationTier = 1 | 2;

interface VerificationFormProps {
  /** The countries whose people the service verifies, as ISO 3166 codes. */
  countries: readonly string[];
  tier: VerificationTier;
  onTier: (tier: VerificationTier) => void;
  /** Null before the first check. */
  state: VerificationState | null;
  /** A signature is under way. */
  pending: boolean;
  onCheck: () => void;
  onApply: () => void;
}

const TIERS: readonly VerificationTier[] = [1, 2];

/** The identity verification of an account: its status, and the application for it. */
export function VerificationForm(props: VerificationFormProps) {
  const { countries, tier, onTier, state, pending, onCheck, onApply } = props;
  const text = useVerificationTexts();
  const tag = useLanguageTag();
  const format = useFormat();
  const [country, setCountry] = useState('');
  const options = countryOptions(tag);
  const isWaiting = state?.kind === 'waiting';
  const longest = format.duration((limits.kycPolls * limits.kycPollMs) / 1000);
  const isServed = country !== '' && countries.includes(country);
  return (
    <div className="max-w-form space-y-4 pt-3">
      <p className="text-muted">{text.hint}</p>
      <SelectField
        label={text.tier}
        value={String(tier)}
        options={TIERS.map((one) => ({ key: String(one), label: text.tiers[one] }))}
        onSelect={(key) => onTier(key === '2' ? 2 : 1)}
      />
      <Button disabled={isWaiting} onClick={onCheck}>
        {text.check}
      </Button>
      <p role="status" className="flex flex-wrap items-center gap-2">
        {isWaiting && text.waiting(format.duration(limits.kycPollMs / 1000), longest)}
        {state?.kind === 'status' && <Status status={state.status} />}
        {state?.kind === 'status' && state.status === 'PENDING' && text.stillPending(longest)}
      </p>
      {state?.kind === 'failed' && (
        <p role="alert" className="text-danger">
          {text.failed} <Quoted text={state.message} source={state.source} />
        </p>
      )}
      <SelectField
        label={text.country}
        value={country}
        options={[
          { key: '', label: text.choose },
          ...options.map(({ key, flag, text: name }) => ({ key, label: `${flag} ${name}` })),
        ]}
        onSelect={setCountry}
      />
      {country !== '' && !isServed && <p className="text-danger">{text.notServed}</p>}
      <Button variant="primary" disabled={!isServed || pending} onClick={onApply}>
        {text.apply}
      </Button>
      <p className="text-xs text-muted">{text.proof}</p>
    </div>
  );
}

function Status({ status }: { status: string }) {
  const { statuses } = useVerificationTexts();
  const isKnown = Object.hasOwn(statuses, status);
  const tone = status === 'PASSED' ? 'positive' : status === 'FAILED' ? 'danger' : 'neutral';
  return (
    <Badge tone={tone}>
      {isKnown ? (
        statuses[status as keyof typeof statuses]
      ) : (
        <HostileText text={status} limit={40} />
      )}
    </Badge>
  );
}
