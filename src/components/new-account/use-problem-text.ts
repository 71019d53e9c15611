import * as limits from '#src/chain/core/limits.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import type {
  HolderProblem,
  NewNameProblem,
  StartProblem,
} from '#src/chain/model/account/new-account.ts';
import { leastStake } from '#src/chain/model/resource/least-stake.ts';
import { useNewAccountTexts } from '#src/i18n/areas/new-account/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useProblemText } from '../form/use-problem-text.ts';

export function useNameProblemText(): (problem: NewNameProblem | HolderProblem) => string {
  const { problems } = useNewAccountTexts();
  return (problem) =>
    problem.kind === 'suffix' ? problems[problem.kind](problem.owner) : problems[problem.kind];
}

export function useStartProblemText(symbol: TokenSymbol): (problem: StartProblem) => string {
  const { problems } = useNewAccountTexts();
  const fieldText = useProblemText();
  const format = useFormat();
  return (problem) => {
    switch (problem.kind) {
      case 'ram-too-low':
        return problems[problem.kind](format.number(limits.newAccountRamBytes));
      case 'start-stake-too-low':
        return problems[problem.kind](format.amount(leastStake(symbol)));
      default:
        return fieldText(problem);
    }
  };
}
