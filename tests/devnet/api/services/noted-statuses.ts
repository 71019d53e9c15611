import type { Fetch } from '#src/chain/rpc/transport.ts';

/** Requests as usual, with the status of each response. */
export function notedStatuses(): { fetch: Fetch; statuses: number[] } {
  const statuses: number[] = [];
  return {
    statuses,
    fetch: async (...request) => {
      const response = await fetch(...request);
      statuses.push(response.status);
      return response;
    },
  };
}
