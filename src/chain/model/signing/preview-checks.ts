import type { TokenSymbol } from '../../core/symbol.ts';
import type { Existence } from '../account/existence.ts';
import type { SigningPreview } from './signing-preview.ts';
import { isPending, isUnchecked } from './verdict.ts';
import { payments } from './warnings/payments.ts';
import type { Warning } from './warnings/warning.ts';
import { readAction } from './warnings/warnings.ts';

/** One line of the checks beside a form. */
export type PreviewCheck =
  | { readonly kind: 'recipient'; readonly name: string; readonly existence: Existence | null }
  | { readonly kind: 'core-token'; readonly code: string; readonly contract: string }
  | { readonly kind: 'warning'; readonly warning: Warning }
  | {
      readonly kind:
        | 'memo-public'
        /** No recipient looks like a known name. */
        | 'distinct-names'
        | 'no-risks'
        | 'risks-pending'
        | 'unchecked'
        | 'run-pending'
        | 'run-unknown';
    }
  | {
      readonly kind: 'run-done' | 'run-contradicts';
      /** URL. */
      readonly endpoint: string;
    }
  | { readonly kind: 'run-refused'; readonly endpoint: string; readonly message: string };

interface Known {
  readonly existence: (name: string) => Existence | null;
  readonly tokenContract: string;
  readonly coreSymbol: TokenSymbol;
}

/** What the review's facts say so far, a line each. Checks that failed are not shown as passed. */
export function previewChecks(preview: SigningPreview | null, known: Known): PreviewCheck[] {
  if (preview === null) return [{ kind: 'risks-pending' }, { kind: 'run-pending' }];
  return [...paymentChecks(preview, known), ...riskChecks(preview), runCheck(preview)];
}

/** Payments by the user. A sponsor's tokens are not checked. */
const paidBy = ({ actor, actions }: SigningPreview) =>
  payments(actions.map(readAction)).filter(({ from }) => from === actor);

function paymentChecks(
  preview: SigningPreview,
  { existence, tokenContract, coreSymbol }: Known,
): PreviewCheck[] {
  const paid = paidBy(preview);
  const names = [...new Set(paid.map(({ to }) => to))];
  const inCore = ({ contract, symbol }: (typeof paid)[number]) =>
    contract === tokenContract && symbol === coreSymbol.code;
  return [
    ...names.map((name) => ({ kind: 'recipient', name, existence: existence(name) }) as const),
    ...(paid.length > 0 && paid.every(inCore)
      ? [{ kind: 'core-token', code: coreSymbol.code, contract: tokenContract } as const]
      : []),
    ...(paid.some(({ memo }) => memo !== '') ? [{ kind: 'memo-public' } as const] : []),
  ];
}

function riskChecks(preview: SigningPreview): PreviewCheck[] {
  const { verdict } = preview;
  const { warnings } = verdict;
  const checks = warnings.map((warning) => ({ kind: 'warning', warning }) as const);
  if (isPending(verdict, 'risks')) return [...checks, { kind: 'risks-pending' }];
  if (isUnchecked(verdict, 'risks')) return [...checks, { kind: 'unchecked' }];
  const pays = paidBy(preview).length > 0;
  const isDistinct = pays && !warnings.some(({ rule }) => rule === 'look-alike');
  return [
    ...checks,
    ...(isDistinct ? [{ kind: 'distinct-names' } as const] : []),
    ...(checks.length === 0 && !pays ? [{ kind: 'no-risks' } as const] : []),
  ];
}

function runCheck({ dryRun, contradictions }: SigningPreview): PreviewCheck {
  if (dryRun === null) return { kind: 'run-pending' };
  if (dryRun.kind === 'unknown') return { kind: 'run-unknown' };
  const { endpoint } = dryRun;
  if (contradictions.length > 0) return { kind: 'run-contradicts', endpoint };
  if (dryRun.kind === 'done') return { kind: 'run-done', endpoint };
  return { kind: 'run-refused', endpoint, message: dryRun.message };
}
