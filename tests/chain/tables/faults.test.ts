import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FetchError, RpcError } from '#src/chain/rpc/errors.ts';
import { createNodeClient } from '#src/chain/rpc/node.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { orFailedRequest } from '#src/chain/rpc/fallback.ts';
import { isMissingTable } from '#src/chain/rpc/missing.ts';
import { readRamMarket } from '#src/chain/tables/ram-market.ts';
import {
  brokenNode,
  CHAIN_ID,
  chainError,
  closeAll,
  deadUrl,
  type Handler,
} from '../rpc/servers.ts';
import { json, serve, healthyNode } from '../rpc/servers.ts';
import { everyRead } from './every.ts';
import { noTable } from './node.ts';

/** A response that all calls accept. */
const empty = { rows: [], more: '' };
const hex = { rows: ['00407a10f35a0000'], more: false, next_key: '' };

const broken: Record<string, [kind: string, handler: Handler]> = {
  slow: ['timeout', () => undefined],
  truncated: [
    'network',
    (_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"rows":[', () => response.destroy());
    },
  ],
  'cut JSON': ['malformed', (_, response) => response.end('{"rows":[')],
  'a web page': ['malformed', (_, response) => response.end('<html>Welcome</html>')],
  'too many requests': ['busy', (_, response) => json(response, { message: 'slow' }, 429)],
  'a gateway’s page': ['status', (_, response) => response.writeHead(502).end('<html>')],
  'another form': ['malformed', (_, response) => json(response, { nothing: 'of the kind' })],
  'rows in hex': ['malformed', (_, response) => json(response, hex)],
  'rows of another table': [
    'malformed',
    (_, response) => json(response, { rows: [{ x: 1 }], more: false }),
  ],
  'rows that are none': [
    'malformed',
    (_, response) => json(response, { rows: [null, 1, []], more: false }),
  ],
};

let urls: Map<string, [kind: string, url: string]>;

beforeAll(async () => {
  urls = new Map([
    ['dead', ['network', await deadUrl()]],
    [
      'of another chain',
      ['wrong-chain', (await healthyNode(empty, { chainId: 'bb'.repeat(32) })).url],
    ],
  ]);
  for (const [name, [kind, handler]] of Object.entries(broken))
    urls.set(name, [kind, (await brokenNode(handler)).url]);
});
afterAll(closeAll);

const poolOf = (url: string, fault = '') =>
  createPool({
    endpoints: [url],
    chainId: CHAIN_ID,
    timeoutMs: fault === 'slow' ? 100 : 30_000,
  });

/** Rows with any content: other tests check the content. */
const TAKES_ANY = [
  'readBridgeDeposits',
  'readCollection',
  'readCredentials',
  'readNftIdentity',
  'readNftTrade',
  'readOwnedNfts',
  'readParameterRows',
  'readPool',
  'readTemplate',
  'readTemplateRow',
  'readTemplates',
  'readVoteGrowth',
  'searchCollections',
];

/** Tables that some versions of the contract lack. */
const OPTIONAL = [
  'readBridgeDeposits',
  'readDelphi',
  'readFioLocks',
  'readFioStake',
  'readGenesisAward',
  'readParameterRows',
  'readPool',
  'readVoteGrowth',
];

describe.concurrent.each(everyRead)('%s', (name, read) => {
  it('reports the failure of a node by kind', async () => {
    const faults = [...urls].filter(
      ([fault]) => !(TAKES_ANY.includes(name) && fault === 'rows of another table'),
    );
    await Promise.all(
      faults.map(async ([fault, [kind, url]]) => {
        const pool = poolOf(url, fault);
        // The head is known before, so that a busy machine does not accept a response.
        if (kind === 'wrong-chain')
          await createNodeClient(pool)
            .getInfo()
            .catch(() => null);
        const error = await read(pool).catch((reason: unknown) => reason);
        expect(error, fault).toBeInstanceOf(FetchError);
        expect(error, fault).toMatchObject({
          endpoint: url,
          attempts: [{ endpoint: url, kind }],
        });
      }),
    );
  });

  it('rethrows that a table is missing, if the chain must have it', async () => {
    const body = chainError(3060002, 'account_query_exception', 'Fail to retrieve account for x');
    const { url } = await brokenNode((_, response) => json(response, body, 500));
    const error = await read(poolOf(url)).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isMissingTable(error)).toBe(!OPTIONAL.includes(name));
    if (!OPTIONAL.includes(name)) expect(error).toBeInstanceOf(RpcError);
  });

  it("throws the signal's reason after an abort", async () => {
    const { url } = await brokenNode(() => undefined);
    const controller = new AbortController();
    const pending = read(poolOf(url), { signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(pending).rejects.toThrow('left');
  });
});

it('every reader of a table is among those that are tested here', () => {
  const folder = join(import.meta.dirname, '../../../src/chain/tables');
  // They read any table, or are a part of a reader.
  const others = ['read.ts', 'scopes.ts', 'readChangeable', 'ofVersion2'];
  const readers = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const found = text.matchAll(/^export (?:async )?function (\w+)(?:<\w+>)?\(\s*pool: Pool/gm);
    return others.includes(file) ? [] : [...found].map(([, name = '']) => name);
  });
  const tested = [...everyRead.map(([name]) => name), ...others];
  expect(readers.length).toBeGreaterThan(60);
  expect(readers.filter((name) => !tested.includes(name))).toEqual([]);
});

describe('orFailedRequest', () => {
  it('returns the value if no node responded or the chain refused', async () => {
    const read = readRamMarket;
    for (const [fault, [, url]] of urls)
      expect(await orFailedRequest(read(poolOf(url, fault)), 'none'), fault).toBe('none');
    const { url } = await serve((_, response) => json(response, noTable('userres'), 500));
    expect(await orFailedRequest(read(poolOf(url)), [])).toEqual([]);
  });

  it('does not replace a result, a programming error or an abort', async () => {
    expect(await orFailedRequest(Promise.resolve(0), 1)).toBe(0);
    await expect(orFailedRequest(Promise.reject(new TypeError('oops')), 1)).rejects.toThrow('oops');
    const signal = AbortSignal.abort(new Error('left'));
    await expect(orFailedRequest(Promise.reject(new FetchError([])), 1, signal)).rejects.toThrow(
      'left',
    );
  });
});

it("isMissingTable is true only for the chain's own error", () => {
  expect(isMissingTable(new FetchError([]))).toBe(false);
  expect(isMissingTable(new Error('Table x is not specified in the ABI'))).toBe(false);
});
