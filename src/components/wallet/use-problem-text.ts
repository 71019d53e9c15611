import type { TransferProblem } from '#src/chain/actions/check-transfer.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

/** What keeps a transfer from being sent, in the page's language. */
export function useProblemText(symbol: TokenSymbol): (problem: TransferProblem) => string {
  const { problems } = useMessages().wallet;
  const format = useFormat();
  return (problem) => {
    if (problem.kind === 'too-many-decimals')
      return problems[problem.kind](format.number(symbol.precision));
    if (problem.kind === 'too-long') return problems[problem.kind](format.number(problem.bytes));
    return problems[problem.kind];
  };
}
