import { relativeFormat } from './format-date.ts';

/** How many weeks ago: `this week`, `last week`, `3 weeks ago`. */
export function formatWeeksAgo(weeks: number, tag: string): string {
  return relativeFormat(tag, 'auto').format(-weeks || 0, 'week');
}
