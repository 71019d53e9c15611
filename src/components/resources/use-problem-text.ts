import type { FieldProblem } from '#src/chain/actions/check-fields.ts';
import { zeroAsset, type Asset } from '#src/chain/core/asset.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { leastStake } from '#src/chain/model/resource/least-stake.ts';
import type { PowerupProblem } from '#src/chain/model/resource/powerup-quote.ts';
import type { RamProblem } from '#src/chain/model/resource/ram-check.ts';
import type { StakeProblem } from '#src/chain/model/resource/stake-check.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useProblemText } from '../form/use-problem-text.ts';

type ResourceProblem = FieldProblem | StakeProblem | RamProblem | PowerupProblem;

interface Amounts {
  symbol: TokenSymbol;
  /** The minimum fee of PowerUp. */
  minFee?: Asset;
}

/** The text of a form's problem. */
export function useResourceProblemText({ symbol, minFee }: Amounts) {
  const { problems } = useResourcesTexts();
  const fieldText = useProblemText();
  const format = useFormat();
  return (problem: ResourceProblem): string => {
    switch (problem.kind) {
      case 'nothing':
      case 'more-than-staked':
      case 'too-little':
      case 'market-too-small':
        return problems[problem.kind];
      case 'stake-too-low':
        return problems[problem.kind](format.amount(leastStake(symbol)));
      case 'below-minimum':
        return problems[problem.kind](format.amount(minFee ?? zeroAsset(symbol)));
      default:
        return fieldText(problem);
    }
  };
}
