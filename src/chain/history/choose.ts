import { MissingError } from '../rpc/errors.ts';
import { UnsupportedError } from '../services/unsupported.ts';
import type { ActionPage, ActionQuery, HistoryProvider, TransactionHint } from './provider.ts';

/** How long a source that failed comes last. */
const REST_MS = 60_000;

/**
 * Asks the configured sources in order: one that fails is marked and the next is asked. A cursor
 * stays with the source that gave it, since each counts in its own way.
 */
export function chooseHistory(providers: readonly HistoryProvider[], now = Date.now) {
  const failedAt = new Map<HistoryProvider, number>();

  function inOrder(): HistoryProvider[] {
    const rests = (provider: HistoryProvider) =>
      now() - (failedAt.get(provider) ?? -Infinity) < REST_MS;
    return [
      ...providers.filter((provider) => !rests(provider)),
      ...providers.filter((provider) => rests(provider)),
    ];
  }

  /** The first answer. Throws MissingError where a source said so and none knew better. */
  async function first<T>(
    candidates: readonly HistoryProvider[],
    signal: AbortSignal | undefined,
    ask: (provider: HistoryProvider) => Promise<T>,
  ): Promise<T> {
    if (candidates.length === 0) throw new UnsupportedError('history');
    let missing: MissingError | null = null;
    let failure: unknown = null;
    for (const provider of candidates) {
      try {
        const answer = await ask(provider);
        failedAt.delete(provider);
        return answer;
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof MissingError) missing ??= error;
        else {
          failedAt.set(provider, now());
          failure ??= error;
        }
      }
    }
    throw missing ?? failure;
  }

  return {
    /** Whether there is any source at all. */
    available: providers.length > 0,

    actions(account: string, query: ActionQuery = {}): Promise<ActionPage> {
      const [kind, place] = splitCursor(query.cursor ?? null);
      const candidates =
        kind === null ? inOrder() : providers.filter((provider) => provider.kind === kind);
      return first(candidates, query.signal, async (provider) => {
        const page = await provider.actions(account, { ...query, cursor: place });
        return { ...page, next: page.next === null ? null : `${provider.kind}:${page.next}` };
      });
    },

    transaction(id: string, hint: TransactionHint = {}) {
      const known = inOrder().filter((provider) => provider.capabilities.transactionById);
      return first(known, hint.signal, (provider) => provider.transaction(id, hint));
    },
  };
}

/** `hyperion:123` to its parts. A text that is no cursor begins at the newest page. */
function splitCursor(cursor: string | null): [kind: string | null, place: string | null] {
  const [, kind, place] = /^([a-z]+):(\d+)$/.exec(cursor ?? '') ?? [];
  return kind === undefined || place === undefined ? [null, null] : [kind, place];
}
