/** An answer of a service, or its failure, and until when it is not asked again. */
interface KeptAnswer {
  readonly until: number;
  readonly answer: Promise<unknown>;
}

const kept = new Map<string, KeptAnswer>();

export interface KeepTimes {
  readonly now: number;
  /** Milliseconds. */
  readonly keepMs: number;
  /** After a failure, milliseconds. Public services count failed requests too. */
  readonly pauseMs: number;
}

/**
 * Reads at most once in a time, for public services with few requests for each visitor. The answer
 * is shared by all callers of the page. Throws what `read` throws, until the pause is over.
 */
export function readOnceIn<T>(
  key: string,
  read: () => Promise<T>,
  { now, keepMs, pauseMs }: KeepTimes,
): Promise<T> {
  const found = kept.get(key);
  if (found && now < found.until) return found.answer as Promise<T>;
  const answer = read();
  kept.set(key, { until: now + keepMs, answer });
  answer.catch(() => kept.set(key, { until: now + pauseMs, answer }));
  return answer;
}
