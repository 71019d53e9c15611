import { isName } from '../../chain/core/name.ts';

const MOST_SENDERS = 5_000;

/** The marked senders as a file for export. */
export function spamFile(senders: readonly string[]): string {
  return JSON.stringify({ spamSenders: senders }, null, 2);
}

/** The account names of an imported file: an export, or a text with one name a line. Null if none. */
export function readSpamFile(text: string): readonly string[] | null {
  const senders = namesOf(text)
    .filter((name): name is string => typeof name === 'string' && isName(name))
    .slice(0, MOST_SENDERS);
  return senders.length > 0 ? senders : null;
}

function namesOf(text: string): readonly unknown[] {
  try {
    const parsed = JSON.parse(text) as { spamSenders?: unknown } | unknown[] | null;
    const names: unknown = Array.isArray(parsed) ? parsed : parsed?.spamSenders;
    return Array.isArray(names) ? names : [];
  } catch {
    return text.split(/\s+/);
  }
}
