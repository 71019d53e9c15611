export const requestStatuses = ['pending', 'rejected', 'paid', 'cancelled'] as const;

/** The status of a request for funds. */
export type FioRequestStatus = (typeof requestStatuses)[number];

/** A request for funds between two FIO addresses. Its amount and memo are encrypted for their keys. */
export interface FioRequest {
  /** Decimal text. */
  readonly id: string;
  /** The address that is asked to pay. */
  readonly payer: string;
  /** The address that asked. */
  readonly payee: string;
  readonly status: FioRequestStatus;
  /** Milliseconds UTC. */
  readonly requestedAt: number;
}

/** The requests of an account, newest first. */
export interface FioRequests {
  readonly received: readonly FioRequest[];
  readonly sent: readonly FioRequest[];
  /** Whether these are all. */
  readonly complete: boolean;
}

/** Requests newest first, each once: both addresses can be of the same account. */
export function newestFirst(requests: readonly FioRequest[]): FioRequest[] {
  const byId = new Map(requests.map((request) => [request.id, request]));
  return [...byId.values()].toSorted((a, b) => (BigInt(b.id) > BigInt(a.id) ? 1 : -1));
}
