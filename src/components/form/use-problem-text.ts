import type { FieldProblem } from '#src/chain/actions/check-fields.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** The text of a field's problem. */
export function useProblemText(): (problem: FieldProblem) => string {
  const { problems } = useFormTexts();
  const format = useFormat();
  return (problem) => {
    if (problem.kind === 'too-many-decimals')
      return problems[problem.kind](format.number(problem.decimals));
    if (problem.kind === 'too-long') return problems[problem.kind](format.number(problem.bytes));
    return problems[problem.kind];
  };
}
