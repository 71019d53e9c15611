import type { Action } from '#src/chain/actions/action.ts';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';

interface OtherActorProps {
  from: string;
  to: string;
  actions: readonly Action[];
  onReplace: () => void;
}

/** Forms fill in the logged-in account. A proposal usually acts for another one. */
export function OtherActor({ from, to, actions, onReplace }: OtherActorProps) {
  const text = useMultisigTexts();
  const named = actions.some(({ data }) => Object.values(data).includes(from));
  if (from === to || !named) return null;
  return (
    <div className="pt-2">
      <Banner
        kind="warning"
        title={text.replaceHint(from)}
        actions={
          <Button size="sm" onClick={onReplace}>
            {text.replace(from, to)}
          </Button>
        }
      />
    </div>
  );
}

/** The banner after proposing. */
export function Proposed({ proposer, name }: { proposer: string; name: string }) {
  const text = useMultisigTexts();
  const locale = useLocale();
  return (
    <Banner kind="success" title={text.proposed(name)}>
      <a
        href={localizePath(`/msig/${proposer}/${name}`, locale)}
        className="font-medium text-accent hover:underline"
      >
        {text.openProposal}
      </a>
    </Banner>
  );
}
