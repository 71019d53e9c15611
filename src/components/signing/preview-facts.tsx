import type { PermissionLevel } from '#src/chain/actions/action.ts';
import type { SigningPreview } from '#src/chain/model/signing/signing-preview.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Levels } from '../multisig/levels.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { FactLine } from '../ui/fact-line.tsx';
import { Hash } from '../ui/hash.tsx';

/** The signing permission, the expiration and the id. */
export function PreviewFacts({ preview }: { preview: SigningPreview }) {
  const text = useSigningTexts();
  const format = useFormat();
  const { actor, permission, actions, delaySeconds, validFor, transactionId } = preview;
  const levels = distinct(actions.flatMap(({ authorization }) => authorization));
  const own = { actor, permission };
  const usesOwn = levels.some((level) => nameOf(level) === nameOf(own));
  return (
    <FactLine
      items={[
        { key: 'by', label: text.signedBy, value: <Levels levels={levels} /> },
        ...(usesOwn
          ? []
          : [
              {
                key: 'wallet',
                label: text.wallet,
                value: <AccountLink name={actor} permission={permission} />,
              },
            ]),
        ...(delaySeconds > 0
          ? [{ key: 'delay', label: text.delay, value: format.duration(delaySeconds) }]
          : []),
        { key: 'expires', label: text.expires, value: format.duration(validFor) },
        {
          key: 'id',
          label: text.id,
          value: (
            <span className="flex items-center">
              <Hash value={transactionId} width="short" />
              <CopyButton value={transactionId} label={text.copyId} />
            </span>
          ),
        },
      ]}
    />
  );
}

const nameOf = ({ actor, permission }: PermissionLevel) => `${actor}@${permission}`;

function distinct(levels: readonly PermissionLevel[]): PermissionLevel[] {
  return [...new Map(levels.map((level) => [nameOf(level), level])).values()];
}
