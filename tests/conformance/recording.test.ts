import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { recordings } from '#tests/recordings/read.ts';
import * as shapes from './shapes.ts';

/** The shapes themselves are held to what real nodes answered, so that they ask for nothing made up. */
describe('shapes fit the answers of real nodes', () => {
  it.each([
    ['v1_chain_get_info', shapes.INFO],
    ['v1_chain_get_account', shapes.ACCOUNT],
    ['v1_chain_get_block', shapes.BLOCK],
    ['v1_chain_get_block_info', shapes.BLOCK_INFO],
    ['v1_chain_get_raw_abi', shapes.RAW_ABI],
    ['v1_chain_get_table_by_scope', shapes.TABLE_SCOPES],
    ['v1_chain_get_currency_balance', shapes.BALANCES],
    ['v1_chain_get_currency_stats', shapes.CURRENCY_STATS],
    ['v1_chain_get_producers', shapes.PRODUCERS],
    ['v1_chain_get_producer_schedule', shapes.SCHEDULE],
    ['v1_chain_get_accounts_by_authorizers', shapes.AUTHORIZERS],
  ])('%s', (call, shape) => {
    const answers = recordings(call).filter(({ status }) => status === 200);
    expect(answers.length).toBeGreaterThan(0);
    const misfits = answers.flatMap(({ file, response }) => {
      const { issues = [] } = v.safeParse(shape, response);
      return issues.map((issue) => `${file} ${v.getDotPath(issue)}: ${issue.message}`);
    });
    expect(misfits).toEqual([]);
  });
});
