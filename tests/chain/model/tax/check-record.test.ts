import { expect, it } from 'vitest';
import { brokenRules, checkedRecords } from '#src/chain/model/tax/check-record.ts';
import type { CointrackingRecord } from '#src/chain/model/tax/cointracking.ts';

const deposit: CointrackingRecord = {
  Type: 'Deposit',
  'Buy Amount': '1.5000',
  'Buy Currency': 'EOS',
  'Sell Amount': '',
  'Sell Currency': '',
  Fee: '',
  'Fee Currency': '',
  Exchange: 'EOS',
  'Trade-Group': '',
  Comment: '',
  Date: '20.11.2026 09:05:07',
  'Liquidity pool (optional)': '',
  'Tx-ID (optional)': 'a',
  'Buy Value in Account Currency (optional)': '0.75',
  'Sell Value in Account Currency (optional)': '',
};

it('accepts a deposit', () => {
  expect(brokenRules(deposit)).toEqual([]);
});

it.each([
  ['type', { Type: 'Gambling' }],
  ['sides', { 'Sell Amount': '1', 'Sell Currency': 'EOS' }],
  ['sides', { Type: 'Withdrawal' }],
  ['sides', { Type: 'Trade' }],
  ['amount', { 'Buy Amount': '-1' }],
  ['amount', { 'Buy Amount': '1,5' }],
  ['amount', { 'Buy Amount': '0.0000' }],
  ['currency', { 'Buy Currency': '' }],
  ['currency', { 'Sell Currency': 'EOS' }],
  ['fee', { Fee: '1' }],
  ['date', { Date: '2026-11-20' }],
  ['date', { Date: '01.01.1970 00:00:00' }],
  ['value', { 'Buy Value in Account Currency (optional)': '$1' }],
  ['value', { 'Sell Value in Account Currency (optional)': '1' }],
])('finds a broken rule of %s', (rule, change) => {
  expect(brokenRules({ ...deposit, ...change })).toContain(rule);
});

it('finds a missing column', () => {
  const rest = Object.entries(deposit).filter(([column]) => column !== 'Comment');
  expect(brokenRules(Object.fromEntries(rest) as CointrackingRecord)).toEqual(['columns']);
});

it('leaves out and counts what CoinTracking would refuse', () => {
  const bad = { ...deposit, Date: '' };
  expect(checkedRecords([deposit, bad])).toEqual({ accepted: [deposit], refused: 1 });
});
