import type { PermissionLevel } from '#src/chain/actions/action.ts';
import { unique } from '#src/chain/core/unique.ts';
import type { SigningPreview } from '#src/chain/model/signing/signing-preview.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { type Fact, FactRows } from '../form/fact-rows.tsx';
import { Levels } from '../multisig/levels.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Hash } from '../ui/hash.tsx';

/** The signing permission, the expiration and the id. */
export function PreviewFacts({ preview }: { preview: SigningPreview }) {
  const text = useSigningTexts();
  const format = useFormat();
  const { actor, permission, actions, delaySeconds, validFor, transactionId } = preview;
  const levels = unique(
    actions.flatMap(({ authorization }) => authorization),
    nameOf,
  );
  const own = { actor, permission };
  const usesOwn = levels.some((level) => nameOf(level) === nameOf(own));
  const facts: Fact[] = [{ label: text.signedBy, value: <Levels levels={levels} /> }];
  if (!usesOwn)
    facts.push({
      label: text.wallet,
      value: <AccountLink name={actor} permission={permission} />,
    });
  if (delaySeconds > 0)
    facts.push({ label: text.shared.delay, value: format.duration(delaySeconds) });
  facts.push(
    {
      label: text.expires,
      value: validFor === null ? text.validUnknown : format.duration(validFor),
    },
    {
      label: text.id,
      value: (
        <span className="flex items-center">
          <Hash value={transactionId} width="short" />
          <CopyButton value={transactionId} label={text.shared.copyTransaction} />
        </span>
      ),
    },
  );
  return <FactRows facts={facts} />;
}

const nameOf = ({ actor, permission }: PermissionLevel) => `${actor}@${permission}`;
