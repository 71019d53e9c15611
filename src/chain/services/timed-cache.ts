/** A response of a service, or its failure, and until when it is not requested again. */
interface CachedResponse {
  readonly until: number;
  readonly answer: Promise<unknown>;
}

const cached = new Map<string, CachedResponse>();

export interface CacheTimes {
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
export function cachedFor<T>(
  key: string,
  read: () => Promise<T>,
  { now, keepMs, pauseMs }: CacheTimes,
): Promise<T> {
  const entry = cached.get(key);
  if (entry && now < entry.until) return entry.answer as Promise<T>;
  const answer = read();
  cached.set(key, { until: now + keepMs, answer });
  answer.catch(() => cached.set(key, { until: now + pauseMs, answer }));
  return answer;
}
