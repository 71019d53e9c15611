import type { ReactNode } from 'react';
import type { Authority } from '#src/chain/actions/authority.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountLink, KeyLink } from '../ui/entity-link.tsx';

/** Who could act, with their weights, and the threshold they must reach. */
export function AuthorityList({ authority }: { authority: Authority }) {
  const text = useSigningTexts();
  const format = useFormat();
  const { threshold, keys, accounts, waits } = authority;
  return (
    <ul>
      <li className="text-xs text-muted">{text.threshold(format.number(threshold))}</li>
      {keys.map(({ key, weight }) => (
        <Holder key={key} weight={weight}>
          <KeyLink publicKey={key} />
        </Holder>
      ))}
      {accounts.map(({ actor, permission, weight }) => (
        <Holder key={`${actor}@${permission}`} weight={weight}>
          <AccountLink name={actor} permission={permission} />
        </Holder>
      ))}
      {waits.map(({ seconds, weight }) => (
        <Holder key={seconds} weight={weight}>
          {text.wait(format.duration(seconds))}
        </Holder>
      ))}
    </ul>
  );
}

function Holder({ weight, children }: { weight: number; children: ReactNode }) {
  const format = useFormat();
  return (
    <li className="flex gap-2">
      <span dir="ltr" className="w-8 shrink-0 text-end text-muted tabular-nums">
        +{format.number(weight)}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
