import { isName } from '#src/chain/core/name.ts';
import type { ActionView } from '#src/chain/model/action/action.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** More signers are in the action tree. */
const MOST = 3;
const LONGEST = 40;

interface SignersProps {
  actions: readonly Pick<ActionView, 'authorization'>[];
  /** The slot of the first signer's name. */
  fact: string;
}

/** The permissions that signed a transaction. */
export function Signers({ actions, fact }: SignersProps) {
  const text = useActionTexts();
  const format = useFormat();
  const levels = new Map(
    actions
      .flatMap(({ authorization }) => authorization)
      .map((level) => [`${level.actor}@${level.permission}`, level]),
  );
  const rest = levels.size - MOST;
  return (
    <ul className="font-normal">
      {[...levels].slice(0, MOST).map(([key, { actor, permission }], index) => (
        <li key={key}>
          {index === 0 ? (
            <span dir="ltr" className={isName(permission) ? 'whitespace-nowrap' : undefined}>
              <span data-fact={fact}>
                <AccountLink name={actor} />
              </span>
              <span className="text-quiet">
                @<HostileText text={permission} limit={LONGEST} />
              </span>
            </span>
          ) : (
            <AccountLink name={actor} permission={permission} />
          )}
        </li>
      ))}
      {rest > 0 && <li className="text-muted">{text.more(format.number(rest))}</li>}
    </ul>
  );
}
