import * as limits from '../core/limits.ts';
import type { HealthState } from './health.ts';
import { type JsonRecord, listOf, numberOf, recordOf, textOf } from './json.ts';
import { type FinalityCheck, keyOf, type ResponseCache } from './cached-responses.ts';
import { atMost } from './transport.ts';

/** Bodies of responses, by key. */
export interface ResponseStore {
  /** Undefined if there is none. Rejects if the entry cannot be read. */
  read(key: string): Promise<unknown>;
  keep(key: string, body: unknown): void;
  drop(key: string): void;
}

interface Rule {
  /** The block of a response. Null if the response is of something else, or may change. */
  readonly blockOf: (body: JsonRecord, idOrNumber: string) => number | null;
  /** How far behind the last irreversible block it is when it is cached. */
  readonly behind: number;
}

const RULES: Readonly<Partial<Record<string, Rule>>> = {
  '/v1/chain/get_block': { blockOf: blockOfBlock, behind: limits.cachedBlocksBehind },
  '/v1/history/get_transaction': {
    blockOf: blockOfNative,
    behind: limits.cachedTransactionsBehind,
  },
  '/v2/history/get_transaction': {
    blockOf: blockOfHyperion,
    behind: limits.cachedTransactionsBehind,
  },
};

/**
 * Keeps the responses for blocks and transactions that their node reports as irreversible. An entry
 * that does not fit the request, or that is malformed, is dropped.
 */
export function createResponseCache(store: ResponseStore): ResponseCache {
  return {
    async find(request, decode) {
      const key = keyOf(request);
      try {
        const body = await atMost(store.read(key), limits.cacheReadMs);
        if (body === undefined) return null;
        const block = RULES[request.path]?.blockOf(recordOf(body), request.idOrNumber) ?? null;
        if (block !== null) return { value: decode(body) };
      } catch {
        // Dropped, like an entry of another request.
      }
      store.drop(key);
      return null;
    },

    keep(request, body, { nodes, health, endpoint }) {
      const rule = RULES[request.path];
      const block = rule?.blockOf(recordOf(body), request.idOrNumber) ?? null;
      if (!rule || block === null) return;
      const decide = (reported: HealthState): boolean => {
        const last = lastIrreversible(reported, endpoint);
        if (last !== null && block + rule.behind <= last) store.keep(keyOf(request), body);
        return last !== null;
      };
      if (decide(health) || decide(nodes.health())) return;
      // The page's first report of the head comes after this response.
      const stop = nodes.onHealth((reported) => {
        if (decide(reported)) stop();
      });
    },
  };
}

/** The lowest last irreversible block of the endpoint, or of all. Null if none is known. */
function lastIrreversible(health: HealthState, endpoint: FinalityCheck['endpoint']): number | null {
  const reported = health.flatMap(({ url, head, wrongChain }) =>
    head && !wrongChain && (endpoint === null || url === endpoint) ? [head.irreversible] : [],
  );
  return reported.length === 0 ? null : Math.min(...reported);
}

/** A block's id begins with its number. */
function blockOfBlock(body: JsonRecord, idOrNumber: string): number | null {
  const id = textOf(body.id) ?? '';
  const number = parseInt(id.slice(0, 8), 16);
  return numberOf(body.block_num) === number && (idOrNumber === id || idOrNumber === String(number))
    ? number
    : null;
}

/** A delayed transaction has another response once it ran. */
function blockOfNative(body: JsonRecord, idOrNumber: string): number | null {
  const { status } = recordOf(recordOf(body.trx).receipt);
  return body.id === idOrNumber && status === 'executed' ? numberOf(body.block_num) : null;
}

function blockOfHyperion(body: JsonRecord, idOrNumber: string): number | null {
  const blocks = listOf(body.actions)
    .map(recordOf)
    .map(({ trx_id, block_num }) => (trx_id === idOrNumber ? numberOf(block_num) : null));
  const [block = null] = blocks;
  return blocks.every((one) => one === block) ? block : null;
}
