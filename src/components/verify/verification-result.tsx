import type { RecoveredSigner, Verification } from '#src/chain/model/transaction/verification.ts';
import { useVerifyTexts } from '#src/i18n/areas/verify/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Banner } from '../ui/banner.tsx';
import { Copied } from '../ui/copied.tsx';
import { AccountLink, KeyLink } from '../ui/entity-link.tsx';
import { Hash } from '../ui/hash.tsx';
import { CheckList } from './check-list.tsx';

/** A verification's summary, checks and signing keys. */
export function VerificationResult({ verification }: { verification: Verification }) {
  const text = useVerifyTexts();
  const format = useFormat();
  const { checks, signers } = verification;
  const count = (outcome: string) => checks.filter((check) => check.outcome === outcome).length;
  const failed = count('bad');
  const open = count('open');
  return (
    <>
      <div className="p-4">
        <Banner
          kind={failed > 0 ? 'error' : 'success'}
          title={
            failed > 0
              ? text.someFail(format.number(failed))
              : text.allPassed(format.number(count('ok')))
          }
        >
          {open > 0 && <p>{text.openNote(format.number(open))}</p>}
        </Banner>
      </div>
      <div className="border-t">
        <CheckList checks={checks} />
      </div>
      {signers.length > 0 && (
        <div className="border-t px-4 py-2">
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
