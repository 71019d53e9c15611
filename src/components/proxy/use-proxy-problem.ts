import { accountProblem } from '#src/chain/actions/check-fields.ts';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';

export interface ProxyLookups {
  /** The account that votes. */
  readonly actor: string;
  readonly existence: (name: string) => Existence | null;
  /** Whether an account is a proxy; undefined if unknown. */
  readonly isProxy: (name: string) => boolean | undefined;
}

/** What is wrong with a typed proxy, in words. */
export function useProxyProblem({ actor, existence, isProxy }: ProxyLookups) {
  const text = useVoteTexts().proxy;
  const { problems } = useFormTexts();
  return (typed: string): string | undefined => {
    const name = typed.trim();
    const problem = accountProblem(name, existence(name) !== 'missing');
    if (problem) return problems[problem.kind];
    if (name === actor) return text.isSelf;
    return isProxy(name) === false ? text.notRegistered(name) : undefined;
  };
}
