import { Fragment } from 'react';
import type { Authority } from '#src/chain/actions/authority.ts';
import type { UserSigners } from '#src/chain/model/permission/remaining-control.ts';
import {
  type Signer,
  signersOf,
  type SignerSet,
  waysToSatisfy,
} from '#src/chain/model/permission/ways-to-satisfy.ts';
import { keyId } from '#src/chain/core/key.ts';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { AccountLink, KeyLink } from '../ui/entity-link.tsx';

/** Ways listed one by one. */
const MOST = 6;

interface AuthorityWaysProps {
  authority: Authority;
  userSigners: UserSigners;
}

/** Who can satisfy an authority: a count where all signers weigh the same, else each way. */
export function AuthoritySignerSets({ authority, userSigners }: AuthorityWaysProps) {
  const text = usePermissionTexts().check;
  const format = useFormat();
  const equal = equalSigners(authority);
  if (equal)
    return (
      <p>
        {text.ways}: {text.anyOf(format.number(equal.needed), format.number(equal.all))}
      </p>
    );
  const { ways, more } = waysToSatisfy(authority, MOST);
  if (ways.length === 0) return <p className="text-danger">{text.unusable}</p>;
  return (
    <div>
      <p>{text.ways}:</p>
      <ul>
        {ways.map((way, index) => (
          <li key={index} className="flex flex-wrap items-baseline gap-x-1.5">
            {index > 0 && <span className="text-quiet">{text.or}</span>}
            <WayText way={way} own={userSigners} />
          </li>
        ))}
      </ul>
      {more && <p className="text-quiet">{text.more}</p>}
    </div>
  );
}

function WayText({ way: { signers, delay }, own }: { way: SignerSet; own: UserSigners }) {
  const text = usePermissionTexts().check;
  const format = useFormat();
  return (
    <>
      {signers.length === 0 && <span className="text-danger">{text.anyone}</span>}
      {signers.map((signer, index) => (
        <Fragment key={signerId(signer)}>
          {index > 0 && <span aria-hidden>+</span>}
          {signer.kind === 'key' ? (
            <KeyLink publicKey={signer.key} width="short" />
          ) : (
            <AccountLink name={signer.actor} permission={signer.permission} />
          )}
          {isOwn(signer, own) && <Badge tone="positive">{text.yours}</Badge>}
        </Fragment>
      ))}
      {delay > 0 && <span>{text.delayed(format.duration(delay))}</span>}
    </>
  );
}

function isOwn(signer: Signer, { keys, levels }: UserSigners): boolean {
  if (signer.kind === 'key') return keys.has(keyId(signer.key));
  return levels.some(
    ({ actor, permission }) => actor === signer.actor && permission === signer.permission,
  );
}

function signerId(signer: Signer): string {
  return signer.kind === 'key' ? signer.key : `${signer.actor}@${signer.permission}`;
}

/** Three or more signers of one weight, without waits. */
function equalSigners(authority: Authority): { needed: number; all: number } | null {
  const signers = signersOf(authority);
  const [first] = signers;
  if (!first || signers.length < 3 || authority.waits.length > 0) return null;
  if (signers.some(({ weight }) => weight !== first.weight)) return null;
  const needed = Math.ceil(authority.threshold / first.weight);
  return needed > signers.length ? null : { needed, all: signers.length };
}
