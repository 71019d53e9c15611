import { hostOf } from '../../core/host.ts';
import { property } from '../../core/property.ts';
import { failureOf } from '../../model/shared/load-state.ts';

/** An error's words and who wrote them. */
export interface ErrorWords {
  readonly message: string;
  /** Host of the node or service; null for the page and for wallets. */
  readonly source: string | null;
}

/** An error to show: the words of a node or a service are never without their source. */
export function errorWords(error: unknown): ErrorWords {
  const { endpoint } = failureOf(error);
  return { message: errorMessage(error), source: endpoint === null ? null : hostOf(endpoint) };
}

/**
 * The message of a failed signing, the most specific first: a field error of a `fields` list, the
 * first error detail, a reason, a message, or the error as text.
 */
export function errorMessage(error: unknown): string {
  const bodies = [error, property(property(error, 'response'), 'json'), property(error, 'json')];
  const message =
    first(bodies, (body) => property(firstOf(property(body, 'fields')), 'error')) ??
    first(bodies, (body) =>
      property(firstOf(property(property(body, 'error'), 'details')), 'message'),
    ) ??
    first(bodies, (body) => property(firstOf(property(body, 'details')), 'message')) ??
    first(bodies, (body) => property(body, 'reason')) ??
    first(bodies, (body) => property(body, 'message')) ??
    first(bodies, (body) => property(body, 'error')) ??
    first([error], (body) => body);
  return message ?? (error instanceof Error ? error.name : 'Unknown error');
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined;
}

function first(bodies: unknown[], read: (body: unknown) => unknown): string | undefined {
  for (const body of bodies) {
    const text = read(body);
    if (typeof text === 'string' && text !== '') return text;
  }
  return undefined;
}
