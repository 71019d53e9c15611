import type { PermissionLevel } from '../../actions/action.ts';
import { isName } from '../../core/name.ts';

const MOST_DAYS = 365;
/** 45 days: the maximum delay of any chain. */
const MOST_HOURS = 1_080;
const NAME_LENGTH = 12;

/** Permissions in a text such as `alice@active,bob@owner`; null if it has none. */
export function readLevels(text: string): readonly PermissionLevel[] | null {
  const levels = text.split(',').flatMap((one) => {
    const [actor = '', permission = ''] = one.trim().split('@');
    return isName(actor) && isName(permission) ? [{ actor, permission }] : [];
  });
  return levels.length === 0 ? null : levels;
}

export function isProposalName(text: string): boolean {
  return isName(text) && text.length <= NAME_LENGTH;
}

/** Typed days until a proposal expires; null if a form does not accept them. */
export function readDays(typed: string): number | null {
  return readCount(typed, 1, MOST_DAYS);
}

/** What is wrong with the typed hours between the last approval and execution. */
export function delayProblem(hours: string, days: string): 'malformed' | 'past-expiry' | null {
  const delay = readCount(hours, 0, MOST_HOURS);
  if (delay === null) return 'malformed';
  return delay >= Number(days) * 24 ? 'past-expiry' : null;
}

function readCount(typed: string, least: number, most: number): number | null {
  const count = typed.trim() === '' ? NaN : Number(typed);
  return Number.isInteger(count) && count >= least && count <= most ? count : null;
}
