import { afterEach, describe, expect, it } from 'vitest';
import { RpcError } from '#src/chain/rpc/errors.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { bodyOf } from '#src/chain/rpc/transport.ts';
import { isServerError, statedMaximum } from '#src/chain/rpc/server-error.ts';
import { CHAIN_ID, chainError, closeAll, healthyNode, infoBody, json, serve } from './servers.ts';

afterEach(closeAll);

async function refusalOf(status: number, body: unknown): Promise<RpcError> {
  try {
    await bodyOf({ status, retryAfterMs: null, body }, 'http://a');
  } catch (error) {
    if (error instanceof RpcError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

const node = (code: number, name: string, message = '', status = 500) =>
  [status, chainError(code, name, message)] as const;

describe('a refusal that speaks of the server', () => {
  it.each([
    node(3015004, 'invalid_type_inside_abi', 'Failed to serialize type'),
    node(
      3015009,
      'abi_serialization_deadline_exception',
      'serialization time limit 15000us exceeded',
    ),
    node(3015012, 'abi_recursion_depth_exception', 'recursive definition'),
    node(3015017, 'unsupported_abi_version_exception', 'ABI has an unsupported version'),
    node(3060101, 'database_guard_exception', 'database free: 1, guard size: 2'),
    node(3080006, 'deadline_exception', 'deadline 2026-01-01 exceeded'),
    node(3081001, 'leeway_deadline_exception', 'the transaction was unable to complete'),
    node(3080008, 'greylist_cpu_usage_exceeded', 'greylisted'),
    node(3040018, 'tx_resource_exhaustion', 'Transaction exceeded transient resource limit'),
    node(3110003, 'missing_history_api_plugin_exception', 'History API plugin is not enabled'),
    node(3170002, 'missing_pending_block_state', 'Pending block state is missing'),
    node(3200005, 'http_request_fail', 'http request fail'),
    node(0, 'timeout_exception', 'Timeout'),
    node(13, 'std_exception', 'std::exception'),
    [400, { statusCode: 400, error: 'Bad Request', message: 'Too many requests from this IP' }],
    [400, { statusCode: 400, message: 'search_phase_execution_exception: elasticsearch is down' }],
    [413, { statusCode: 413, error: 'Payload Too Large', message: 'Request body is too large' }],
    [402, { message: 'Upgrade your plan' }],
    [451, { message: 'Unavailable For Legal Reasons' }],
    // Nodes in front of which a proxy rewrites the body, or that write the code as a text.
    [500, { code: 500, error: { code: '3015004', name: 'abi_exception', what: 'x', details: [] } }],
    [500, { code: 500, error: { code: 0, name: 'exception', what: 'unspecified', details: [] } }],
    node(13, 'St13runtime_error', 'vector'),
    node(11, 'eof_exception', 'read datastream over by -4'),
    node(8, 'out_of_range_exception', 'read datastream of length 1 over by -4'),
    node(0, 'exception', 'Connection was closed'),
    [400, { statusCode: 400, message: 'index_not_found_exception: no such index' }],
    [400, { statusCode: 400, message: '[parent] Data too large, data for [<http_request>]' }],
    [400, { message: 'Origin not allowed' }],
    [400, { message: 'This method is not available for your plan' }],
    [400, { message: 'Your plan does not include this method' }],
    [400, { error: 'Number of rows requested (1000) exceeds the maximum (100)' }],
    [400, { error: 'get_table_by_scope is not allowed by this node' }],
    // The node's own next block has no room, or the account used up what the node allows it.
    node(3080003, 'block_net_usage_exceeded', 'not enough space left in block'),
    node(3080005, 'block_cpu_usage_exceeded', 'not enough time left in block'),
    node(3080004, 'tx_cpu_usage_exceeded', 'the transaction was unable to complete by deadline'),
    node(
      3080004,
      'tx_cpu_usage_exceeded',
      'billed CPU time (40 us) is greater than the maximum billable CPU time for the transaction (20 us) with a subjective cpu of (300 us)',
    ),
    node(3040000, 'transaction_exception', 'Not allowed, node has api-accept-transactions = false'),
    node(3040000, 'transaction_exception', 'Not allowed: node is in read-only mode'),
    // Gateways that say why in `error` alone.
    [400, { error: 'blocked by rate limiter, try again later' }],
    [400, { error: 'Node is syncing' }],
    [400, { error: 'Unable to process the request: syncing' }],
    node(3990000, 'exception', 'Block 12 is not there: the block log was pruned'),
    [400, { error: 'This method is disabled on public nodes' }],
    [400, { error: 'getaddrinfo ENOTFOUND node1' }],
    [400, { error: 'Unexpected token < in JSON at position 0' }],
    [400, { error: 'java.lang.OutOfMemoryError: Java heap space' }],
    [400, { error: 'CORS: origin https://x not allowed' }],
    [400, { message: 'Head block is too old' }],
    [400, { message: "Cannot read properties of undefined (reading 'hits')" }],
    [400, { message: 'Service Unavailable' }],
    [400, { message: 'API key required' }],
    [200, { cached: false, error: '[es/search] timeout', actions: [] }],
    // Statuses of gateways, whatever their bodies look like.
    [502, { error: { name: 'HTTPError', message: 'Bad Gateway' } }],
    [503, { error: { code: 0, name: 'exception', what: 'no node is up', details: [] } }],
    [499, { error: 'client closed request' }],
    [418, { message: 'go away' }],
    [494, { error: 'Request header is not small' }],
    // Whom an operator keeps out, and what its node cannot do.
    node(3130001, 'actor_whitelist_exception', 'actor is not on the whitelist'),
    node(3130004, 'contract_blacklist_exception', 'contract is on the blacklist'),
    node(3100006, 'subjective_block_production_exception', 'x'),
    node(3020001, 'fork_db_block_not_found', 'x'),
    node(3240001, 'snapshot_validation_exception', 'x'),
    node(0, 'exception', 'read-only transactions execution not enabled on API node'),
    [400, { error: 'Invalid Host header' }],
    [400, { message: 'missing X-Api-Key' }],
    [400, { message: 'Access denied' }],
    [400, { message: 'Your country is not served' }],
    [400, { message: 'blocked by CORS policy' }],
    [400, { message: 'The plain HTTP request was sent to HTTPS port' }],
    // Indexes that lag, and calls that a server gave up.
    [400, { message: 'requested block range has not been indexed yet' }],
    [400, { message: 'historical data not available before block 300000000' }],
    [400, { message: 'index is not up to date' }],
    [400, { message: 'block number is beyond the last irreversible block' }],
    [400, { message: 'This endpoint is deprecated' }],
    // Reasons in other fields.
    [400, { type: 'about:blank', title: 'Bad Request', detail: 'upstream connect error' }],
    [400, { detail: 'Request was throttled. Expected available in 5 seconds.' }],
    [400, { errors: [{ message: 'Query exceeded time' }] }],
    [400, { error: { code: -32005, message: 'daily request count exceeded, rate limited' } }],
  ] as const)('is not of the chain: %i %j', async (status, body) => {
    expect(isServerError(await refusalOf(status, body))).toBe(true);
  });

  it.each([
    node(
      3050003,
      'eosio_assert_message_exception',
      'assertion failure with message: deadline passed',
    ),
    node(0, 'exception', 'assertion failure with message: rate limit reached'),
    node(3040005, 'expired_tx_exception', 'expired'),
    node(3040008, 'tx_duplicate', 'duplicate transaction'),
    node(3050001, 'account_name_exists_exception', 'name is already taken'),
    node(3080001, 'ram_usage_exceeded', 'account alice has insufficient ram'),
    node(3080002, 'tx_net_usage_exceeded', 'net usage is too high'),
    node(3080004, 'tx_cpu_usage_exceeded', 'billed CPU time (500 us) is greater'),
    node(3090003, 'unsatisfied_authorization', 'transaction declares authority'),
    node(3060003, 'contract_table_query_exception', 'Table x is not specified in the ABI'),
    node(3100002, 'unknown_block_exception', 'Could not find block: 9', 400),
    node(3200006, 'invalid_http_request', 'Unable to parse valid input from POST body', 400),
    node(0, 'exception', 'unknown key (eosio::chain::name): nobody'),
    node(10, 'assert_exception', 'Assert Exception: key not found'),
    [400, { code: 400, error: { code: 0, name: 'exception', what: 'unspecified', details: [] } }],
    [400, { statusCode: 400, error: 'Bad Request', message: 'invalid account name' }],
    [400, { statusCode: 400, error: 'Bad Request', message: 'sort=asc requires after or before' }],
    node(3050003, 'eosio_assert_message_exception', 'assertion failure with message: not synced'),
    node(3070002, 'wasm_execution_error', 'access violation'),
    node(3230003, 'arithmetic_exception', 'divide by zero'),
    node(3230002, 'db_api_exception', 'invalid iterator'),
    node(3160008, 'set_exact_code', 'Contract is already running this version of code'),
    node(3040006, 'tx_exp_too_far_exception', 'expiration is too far'),
    node(3040008, 'tx_duplicate', 'duplicate transaction', 409),
    [400, { errors: [{ message: 'no such account' }] }],
    [400, { detail: 'account must be a name' }],
    node(3090003, 'unsatisfied_authorization', 'transaction declares authority of node1'),
  ] as const)('is not this one: %i %j', async (status, body) => {
    expect(isServerError(await refusalOf(status, body))).toBe(false);
  });
});

it('a failure that is reported as a success is the status that it names', async () => {
  const body = { statusCode: 500, error: 'Internal Server Error', message: 'shards failed' };
  await expect(bodyOf({ status: 200, retryAfterMs: null, body }, 'http://a')).rejects.toMatchObject(
    {
      name: 'EndpointError',
      kind: 'status',
    },
  );
  for (const error of ['', 'no data near block_hint']) {
    const fine = { error, actions: [] };
    expect(await bodyOf({ status: 200, retryAfterMs: null, body: fine }, 'http://a')).toBe(fine);
  }
});

it('a refusal without fields is a failure of the endpoint', async () => {
  for (const body of ['bad request', null, []])
    await expect(
      bodyOf({ status: 400, retryAfterMs: null, body }, 'http://a'),
    ).rejects.toMatchObject({ name: 'EndpointError', kind: 'status' });
});

it('a refusal that is a text alone is quoted', async () => {
  for (const body of [
    { error: 'no such chain' },
    { detail: 'no such chain', title: 'Bad Request' },
    { title: 'no such chain' },
    { errors: [{ message: 'no such chain' }] },
    { error: { message: 'no such chain' } },
  ])
    expect((await refusalOf(400, body)).message).toBe('no such chain');
});

describe('an endpoint that cannot serialize a block', () => {
  const details = [{ message: '' }, { message: 'Failed to serialize type' }];
  const error = { code: 3015004, name: 'invalid_type_inside_abi', what: 'Invalid type', details };
  const failing = () =>
    serve((path, response) =>
      path.endsWith('get_info')
        ? json(response, infoBody())
        : json(response, { code: 500, message: 'Internal Service Error', error }, 500),
    );
  const decode = (body: unknown) => (body as { from: string }).from;

  it('leaves the request to the next one', async () => {
    const [first, second] = [await failing(), await healthyNode({ from: 'here' })];
    const pool = createPool({ endpoints: [first.url, second.url], chainId: CHAIN_ID });
    const { endpoint } = await pool.post('/v1/chain/get_block', {}, { decode });
    expect(endpoint).toBe(second.url);
  });

  it('is quoted if all others fail too, each requested once', async () => {
    const servers = [await failing(), await failing()];
    const pool = createPool({ endpoints: servers.map(({ url }) => url), chainId: CHAIN_ID });
    await expect(pool.post('/v1/chain/get_block', {}, { decode })).rejects.toMatchObject({
      message: 'Failed to serialize type',
      code: 3015004,
    });
    expect(servers.map((server) => server.count('/v1/chain/get_block'))).toEqual([1, 1]);
  });
});

describe('the most entries of a page', () => {
  it.each([
    [{ message: 'limit too big, maximum: 500' }, 500],
    [{ statusCode: 500, message: 'limit too big, maximum: 10' }, 10],
    [{ message: 'querystring/limit must be <= 1000' }, 1000],
    [{ message: 'Invalid value for parameter limit. Max 100' }, 100],
    [{ error: { message: 'page size exceeds 50' } }, 50],
    [{ message: 'limit too big, maximum: 1,000' }, 1000],
    [{ message: 'limit must be < 101' }, 100],
    [{ message: 'limit must be less than 101' }, 100],
    [{ message: 'limit must be less than or equal to 100' }, 100],
    [{ message: 'limit must be between 1 and 100' }, 100],
    [{ message: 'The limit should be no more than 50' }, 50],
    [{ message: 'max_limit=75' }, 75],
    [{ message: 'invalid limit: 100 max' }, 100],
    [{ message: 'size cannot exceed 60' }, 60],
    [{ message: 'Maximum limit of 2 000 exceeded' }, 2000],
    [{ message: 'limit is over 50' }, 50],
    [{ message: 'limit > 1000 not allowed' }, 1000],
    [{ message: 'limit must be in range [1, 200]' }, 200],
    [{ message: 'limit out of range 1-250' }, 250],
    [{ message: 'Invalid page size, allowed: 10, 25, 50' }, 50],
    [{ message: 'limit must be one of 10,50,100' }, 100],
    [{ message: 'invalid account' }, null],
    [{ message: 'maximum: 12 characters' }, null],
    ['limit', null],
    [null, null],
  ])('that a server names in %j', (body, most) => {
    expect(statedMaximum(body)).toBe(most);
  });

  it('are requested from the same endpoint', async () => {
    const asked: (string | null)[] = [];
    const server = await serve((_, response, request) => {
      const limit = new URL(request.url ?? '', 'http://x').searchParams.get('limit');
      asked.push(limit);
      if (Number(limit) > 20) json(response, { message: 'limit too big, maximum: 20' }, 500);
      else json(response, { from: 'page' });
    });
    const pool = createPool({ endpoints: [server.url], checkHead: false });
    const decode = (body: unknown) => (body as { from: string }).from;
    const query = { account: 'alice', limit: 100 };
    expect(await pool.get('/v2', query, { decode, pageField: 'limit' })).toEqual({
      value: 'page',
      endpoint: server.url,
      pageSize: 20,
    });
    expect(asked).toEqual(['100', '20']);
  });
});
