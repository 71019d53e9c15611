import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import type {
  Check as CheckMade,
  CheckOutcome,
  RecoveredSigner,
  Verification,
} from '#src/chain/model/transaction/checks.ts';
import { useVerifyTexts } from '#src/i18n/areas/verify/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Banner } from '../ui/banner.tsx';
import { Copied } from '../ui/copied.tsx';
import { AccountLink, KeyLink } from '../ui/entity-link.tsx';
import { Hash } from '../ui/hash.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

const MARKS = {
  match: { Icon: Check, look: 'bg-positive-soft text-positive' },
  mismatch: { Icon: X, look: 'bg-danger-soft text-danger' },
  unchecked: { Icon: Minus, look: 'bg-sunken text-muted' },
} as const;

const WORDS = { match: 'text-positive', mismatch: 'text-danger', unchecked: 'text-muted' } as const;

/** A verification's summary, checks and signing keys. */
export function VerificationResult({ verification }: { verification: Verification }) {
  const text = useVerifyTexts();
  const format = useFormat();
  const { checks, signers } = verification;
  const count = (outcome: string) => checks.filter((check) => check.outcome === outcome).length;
  const failed = count('mismatch');
  const unchecked = count('unchecked');
  return (
    <>
      <div className="py-3">
        <Banner
          kind={failed > 0 ? 'error' : 'success'}
          title={
            failed > 0
              ? text.someFail(format.number(failed))
              : text.allPassed(format.number(count('match')))
          }
        >
          {unchecked > 0 && <p>{text.uncheckedNote(format.number(unchecked))}</p>}
        </Banner>
      </div>
      <div className="border-t">
        <CheckList checks={checks} />
      </div>
      {signers.length > 0 && (
        <div className="border-t py-2">
          <h3 className="font-medium">{text.signers}</h3>
          <ul className="space-y-2 pt-1">
            {signers.map((signer) => (
              <Signer key={signer.signature} signer={signer} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Signer({ signer: { signature, key, permissions } }: { signer: RecoveredSigner }) {
  const text = useVerifyTexts();
  return (
    <li className="min-w-0">
      <p className="flex min-w-0 flex-wrap gap-x-3">
        {key === null ? (
          <span className="text-danger">{text.noKey}</span>
        ) : (
          <span className="max-w-full min-w-0">
            <Copied value={key}>
              <KeyLink publicKey={key} />
            </Copied>
          </span>
        )}
        {permissions.map(({ actor, permission }) => (
          <AccountLink key={`${actor}@${permission}`} name={actor} permission={permission} />
        ))}
        {key !== null && permissions.length === 0 && (
          <span className="text-muted">{text.unmatched}</span>
        )}
      </p>
      <p className="text-xs text-muted">
        <Copied value={signature}>
          <Hash value={signature} />
        </Copied>
      </p>
    </li>
  );
}

/** The checks in words: passed, failed, not possible. */
function CheckList({ checks }: { checks: readonly CheckMade[] }) {
  return (
    <ul className="@container divide-y">
      {checks.map((check) => (
        <li key={check.name} className="flex gap-3 py-2">
          <Mark outcome={check.outcome} />
          <Words check={check} />
        </li>
      ))}
    </ul>
  );
}

function Mark({ outcome }: { outcome: CheckOutcome }) {
  const { Icon, look } = MARKS[outcome];
  return (
    <span className={`mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-sm ${look}`}>
      <Icon size={12} strokeWidth={3} aria-hidden />
    </span>
  );
}

function Words({ check }: { check: CheckMade }) {
  const text = useVerifyTexts();
  const { name, outcome, reported, computed } = check;
  return (
    <div className="min-w-0 flex-1 @prose:grid @prose:grid-cols-[18rem_1fr] @prose:gap-x-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{text.names[name]}</span>
        <span className={`text-xs font-medium ${WORDS[outcome]}`}>{text.outcomes[outcome]}</span>
      </p>
      <div className="min-w-0 text-muted">
        <Sentence check={check} />
        {outcome === 'mismatch' && (reported !== undefined || computed !== undefined) && (
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-xs">
            {reported !== undefined && <Value label={text.reported} value={reported} />}
            {computed !== undefined && <Value label={text.computed} value={computed} />}
          </dl>
        )}
      </div>
    </div>
  );
}

function Sentence({ check }: { check: CheckMade }) {
  const text = useVerifyTexts();
  const format = useFormat();
  const { name, outcome, reason, count = 0, place = 0, names = [] } = check;
  const of = names.join(', ');
  if (outcome === 'match')
    return <p>{text.matches[name](format.number(count), format.number(place), of)}</p>;
  return (
    <p className={outcome === 'mismatch' ? 'text-danger' : undefined}>
      {reason === undefined ? text.differs : text.reasons[reason]}
      {of !== '' && <span dir="ltr"> {of}</span>}
    </p>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd dir="ltr" className="min-w-0 font-mono wrap-anywhere text-ink">
        <HostileText text={value} limit={300} />
      </dd>
    </>
  );
}
