import type { Existence } from '#src/chain/model/account/existence.ts';
import type { ListedProxy } from '#src/chain/model/vote/voter.ts';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { AccountField } from '../form/account-field.tsx';
import { useDebouncedResult } from '../form/use-debounced.ts';
import { ProxyChoices } from '../proxy/proxy-choices.tsx';
import type { ProxyLookups } from '../proxy/use-proxy-problem.ts';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import type { LookedUpField } from '../form/use-checked-form.ts';
import { Banner } from '../ui/banner.tsx';
import { buttonStyles } from '../ui/button.tsx';

/** Suggested inside the form. The list has all. */
const SHOWN = 3;

export interface LendProxyProps extends Pick<ProxyLookups, 'isProxy'>, LookedUpField {
  /** How many votes would do instead. */
  votes: string;
  /** The heaviest proxies. */
  choices: readonly ListedProxy[];
  /** Called with a completely typed name, to look it up. */
  onProxy: (name: string) => void;
  typed: string;
  existence: Existence | null;
  onChoose: (account: string) => void;
}

/** Asks for the proxy that an account without enough votes needs before it lends. */
export function LendProxy(props: LendProxyProps) {
  const { votes, choices, typed, existence, isProxy, field, showsError, onCheck } = props;
  const text = useRexTexts();
  const texts = useVoteTexts();
  const { proxy: words } = texts;
  const href = useHref();
  useDebouncedResult(typed, props.onProxy);
  useCheckedAgain(showsError, onCheck, [existence, isProxy(typed)]);
  return (
    <div className="space-y-4">
      <Banner
        kind="info"
        title={text.proxyNeeded}
        actions={
          <a href={href('/vote')} className={buttonStyles({ size: 'sm' })}>
            {text.voteInstead}
          </a>
        }
      >
        {text.proxyNeededText(votes)}
      </Banner>
      <AccountField
        label={texts.shared.proxy}
        hint={words.proxyHint}
        typed={typed}
        existence={existence}
        suggestions={choices.map(({ account }) => account)}
        {...field}
      />
      {choices.length > 0 && (
        <ProxyChoices proxies={choices} limit={SHOWN} onChoose={props.onChoose} />
      )}
    </div>
  );
}
