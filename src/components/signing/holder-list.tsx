import type { Holder, HolderOwner } from '#src/chain/model/signing/warnings/holders.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { KeySpelling } from '../ui/key-spelling.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** Holders of an authority: full keys and their owners. */
export function HolderList({ holders }: { holders: readonly Holder[] }) {
  const text = useSigningTexts();
  return (
    <ul aria-label={text.holders} className="space-y-1">
      {holders.map((holder) => (
        <li key={JSON.stringify(holder)}>
          <HolderName holder={holder} />
        </li>
      ))}
    </ul>
  );
}

function HolderName({ holder }: { holder: Holder }) {
  const { whose: text } = useSigningTexts();
  const { owner } = holder;
  if (holder.kind === 'anyone') return text.anyone;
  if (holder.kind === 'key') {
    const owners = owner.kind === 'accounts' ? text.keyOf(owner.accounts.join(', ')) : null;
    return (
      <>
        <KeySpelling publicKey={holder.key} />
        <span className="text-xs font-medium">
          {owners ?? (owner.kind === 'own' ? text.ownKey : text.unknownKey)}
        </span>
      </>
    );
  }
  const words = {
    account: accountText(owner, text),
    code: text.code,
  } as const;
  return (
    <>
      <span dir="ltr" className="block font-medium">
        <HostileText text={`${holder.actor}@${holder.permission}`} />
      </span>
      <span className="text-xs font-medium">{words[holder.kind]}</span>
    </>
  );
}

function accountText(
  whose: HolderOwner,
  text: ReturnType<typeof useSigningTexts>['whose'],
): string {
  if (whose.kind === 'lower') return text.lower;
  return whose.kind === 'own' ? text.ownAccount : text.otherAccount;
}
