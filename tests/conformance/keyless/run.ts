import type { Answer } from '../client.ts';
import type { Step } from '../steps/making.ts';
import { STEPS } from '../steps.ts';
import { explanationOf } from '../explained.ts';
import { keylessClient } from './client.ts';
import { EXPLAINED_BY_STATE } from './explained.ts';
import { shapeDifferences } from './shape.ts';
import { MORE_READS } from './steps.ts';

/** A difference between two nodes, and why it may be where that is known. */
export interface Finding {
  step: string;
  line: string;
  why: string | undefined;
}

export const KEYLESS_STEPS: readonly Step[] = [...STEPS, ...MORE_READS];

/**
 * All steps on two nodes of which nobody here has the keys: what is read is read, and what would be
 * signed is refused by both. Changes nothing on either.
 */
export async function compareKeyless(here: string, there: string): Promise<Finding[]> {
  const [one, other] = await Promise.all([keylessClient(here), keylessClient(there)]);
  const found = new Map<string, Finding>();
  for (const { title, run } of KEYLESS_STEPS) {
    const [ours, theirs] = await Promise.all([run(one), run(other)]);
    for (const line of linesOf(ours, theirs)) {
      const why = explanationOf(title, line) ?? explanationOf(title, line, EXPLAINED_BY_STATE);
      found.set(`${title} ${line}`, { step: title, line, why });
    }
  }
  return [...found.values()];
}

const NO_SUCH_CALL = 'the node has no such call';

function linesOf(here: Answer, there: Answer): string[] {
  const lacking = there.status === 404 && there.json['message'] === 'Not Found';
  return lacking && here.status !== 404 ? [NO_SUCH_CALL] : shapeDifferences(here, there);
}

/** A line for each difference, those that nothing explains first. */
export function printed(findings: readonly Finding[]): string[] {
  const open = findings.filter(({ why }) => why === undefined);
  const known = findings.filter(({ why }) => why !== undefined);
  return [
    ...open.map(({ step, line }) => `  ${step} · ${line}`),
    ...known.map(({ step, line, why }) => `  ${step} · ${line} (${why})`),
  ];
}
