import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { airgrabRam, airgrabs } from '#src/chain/model/account/airgrab.ts';
import { contractAction, contractTable, contractView } from '#src/chain/model/abi/contract.ts';
import { dateText, shiftDays } from '#src/chain/model/shared/date-text.ts';
import { fioFees } from '#src/chain/model/fio/fio-fees.ts';
import { believedKyc, kycProviders } from '#src/chain/model/account/kyc-provider.ts';
import { withoutEmoji } from '#src/chain/model/action/plain-text.ts';
import { isProducing } from '#src/chain/model/vote/producer-view.ts';
import { checkStakeLent, rexAmountProblem } from '#src/chain/model/rex/rex-check.ts';
import { coreContractsFirst, heldBalances } from '#src/chain/model/token/token-balance.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { AGREEMENTS } from '../core/cases.ts';
import { recordings } from '../realdata.ts';
import { hostileRow, SLOW, TOTALITY } from './hostile.ts';

const balance = (contract: string, amount: string) => ({ contract, amount: parseAsset(amount) });

describe('token balances', () => {
  const held = balance('bob.token', '0.0001 BOB');

  it('above zero are held', () => {
    const none = [balance('x', '0.0000 X'), balance('y', '-1.0000 Y')];
    expect(heldBalances([...none, held])).toEqual([held]);
  });

  it("of the chain's own contracts come first, and others keep their order", () => {
    const contracts = ['zed', 'xtokens', 'bob.token', 'eosio.token', 'abe', 'xtokens'];
    const sorted = coreContractsFirst(
      contracts.map((contract, place) => balance(contract, `${String(place)} T`)),
      ['eosio.token', 'xtokens'],
    );
    expect(sorted.map(({ contract, amount }) => [contract, amount.units])).toEqual([
      ['eosio.token', 3n],
      ['xtokens', 1n],
      ['xtokens', 5n],
      ['zed', 0n],
      ['bob.token', 2n],
      ['abe', 4n],
    ]);
  });

  it('show which airgrabs were claimed, each with 240 bytes', () => {
    const offered = [
      { token: 'BOB', account: 'bob.token' },
      { token: 'ANN', account: 'bob.token' },
      { token: 'BOB', account: 'other' },
    ];
    expect(airgrabs(offered, [held]).map(({ grabbed }) => grabbed)).toEqual([true, false, false]);
    const empty = balance('other', '0.0000 BOB');
    expect(airgrabs(offered, [empty])[2]).toEqual({
      token: 'BOB',
      account: 'other',
      grabbed: true,
    });
    expect(airgrabRam(3)).toBe(720);
  });
});

describe('amounts of REX', () => {
  const asset = parseAsset;

  it('must be positive and there', () => {
    expect(rexAmountProblem(asset('0.0000 EOS'), asset('1.0000 EOS'))).toBe('not-positive');
    expect(rexAmountProblem(asset('-1.0000 EOS'), asset('1.0000 EOS'))).toBe('not-positive');
    expect(rexAmountProblem(asset('1.0001 EOS'), asset('1.0000 EOS'))).toBe('not-available');
    expect(rexAmountProblem(asset('1.0000 EOS'), asset('1.0000 EOS'))).toBeNull();
    expect(rexAmountProblem(asset('0.0001 EOS'), asset('1.0000 EOS'))).toBeNull();
    expect(() => rexAmountProblem(asset('1.0000 REX'), asset('1.0000 EOS'))).toThrow(
      'invalid symbol',
    );
  });

  it('lent out of stake leave a tenth for CPU and for NET', () => {
    const stake = (cpu: string, net: string) => ({
      ...{ cpu: asset(`${cpu} EOS`), net: asset(`${net} EOS`) },
    });
    const lend = (cpu: string, net: string) => () =>
      checkStakeLent(stake('1.0000', '0.5000'), stake(cpu, net));
    expect(lend('0.9000', '0.4000')).not.toThrow();
    expect(lend('0.9001', '0.4000')).toThrow('Stake too low');
    expect(lend('0.9000', '0.4001')).toThrow('Stake too low');
    expect(lend('5.0000', '0.0000')).toThrow('Stake too low');
    const low = stake('0.0500', '1.0000');
    expect(() => checkStakeLent(low, stake('0.0000', '0.5000'))).not.toThrow();
    expect(() => checkStakeLent(low, stake('0.0001', '0.0000'))).toThrow('Stake too low');
    expect(() => checkStakeLent(low, { cpu: asset('1 T'), net: asset('1 T') })).toThrow(
      'invalid symbol',
    );
  });
});

describe('the top 21 producers', () => {
  it('produce while they are active', () => {
    expect(isProducing({ rank: 21, active: true })).toBe(true);
    expect(isProducing({ rank: 22, active: true })).toBe(false);
    expect(isProducing({ rank: 1, active: false })).toBe(false);
  });
});

describe('identity providers', () => {
  const providers = kycProviders([
    { kyc_provider: 'good', blisted: 0 },
    { kyc_provider: 'bad', blisted: 1 },
    { kyc_provider: 'worse', blisted: true },
    { blisted: 0 },
  ]);

  it('may be blacklisted', () => {
    expect(providers).toEqual([
      { name: 'good', blacklisted: false },
      { name: 'bad', blacklisted: true },
      { name: 'worse', blacklisted: true },
    ]);
    expect(kycProviders('rows')).toEqual([]);
  });

  it('are believed while they are not', () => {
    const of = (provider: string) => ({ provider, items: ['selfie'] });
    const records = ['bad', 'good', 'worse', 'unknown'].map(of);
    expect(believedKyc(records, providers)).toEqual([of('good')]);
  });
});

describe('the fees of FIO', () => {
  it('are listed by endpoint in billionths', () => {
    const rows = [
      { fee_id: 1, end_point: 'add_pub_address', type: 0, suf_amount: 400_000_000 },
      { end_point: 'register_fio_domain', suf_amount: '9007199254740993' },
      { end_point: 'free', suf_amount: 0 },
      { end_point: 'paid_back', suf_amount: -5 },
      { end_point: 'no_amount' },
      { suf_amount: 7 },
    ];
    expect([...fioFees(rows)]).toEqual([
      ['add_pub_address', 400_000_000n],
      ['register_fio_domain', 9_007_199_254_740_993n],
      ['free', 0n],
    ]);
  });
});

describe('the default way to write a time', () => {
  it('is month, day, year and a clock of twelve hours', () => {
    const text = (hours: number, minutes = 5) =>
      dateText(Date.UTC(2026, 10, 1, hours, minutes, 9, 999));
    expect([0, 1, 11, 12, 13, 23].map((hours) => text(hours))).toEqual([
      'Nov-01-2026, 12:05:09 AM',
      'Nov-01-2026, 01:05:09 AM',
      'Nov-01-2026, 11:05:09 AM',
      'Nov-01-2026, 12:05:09 PM',
      'Nov-01-2026, 01:05:09 PM',
      'Nov-01-2026, 11:05:09 PM',
    ]);
    const months = Array.from({ length: 12 }, (_, month) =>
      dateText(Date.UTC(2026, month, 28)).slice(0, 3),
    );
    expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });

  it('follows the clock of a place', () => {
    const midnight = Date.UTC(2026, 0, 1);
    expect(dateText(midnight, -540)).toBe('Jan-01-2026, 09:00:00 AM');
    expect(dateText(midnight, 60)).toBe('Dec-31-2025, 11:00:00 PM');
    expect(dateText(NaN)).toBe('');
    expect(dateText(1e18)).toBe('');
  });

  it('is shifted by three days by default', () => {
    const day = Date.UTC(2026, 1, 27);
    expect(shiftDays(day)).toBe(Date.UTC(2026, 2, 2));
    expect(shiftDays(day, -3)).toBe(Date.UTC(2026, 1, 24));
    expect(shiftDays(day, 1)).toBe(Date.UTC(2026, 1, 28));
  });
});

describe('a text without emoji', () => {
  it.each([
    ['gm 👋 world', 'gm  world'],
    ['👍🏽👨‍👩‍👧‍👦🏳️‍🌈', ''],
    ['🇰🇷 7️⃣ ❤️ ☀ 🏽', '    '],
    ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}!', '!'],
    ['© 2026 Pronghorn™ 100 #1 * ®', '© 2026 Pronghorn™ 100 #1 * ®'],
    ['漢字 عربى 한국어 ñ', '漢字 عربى 한국어 ñ'],
    ['می\u200cخواهم क्\u200dष', 'می\u200cخواهم क्\u200dष'],
  ])('%s', (text, left) => expect(withoutEmoji(text)).toBe(left));

  it('has none left to take, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(withoutEmoji(text)).not.toMatch(/\p{Emoji_Presentation}/u);
        expect(text.length).toBeGreaterThanOrEqual(withoutEmoji(text).length);
      }),
      AGREEMENTS,
    );
  });
});

describe('a contract', () => {
  const abi = {
    version: 'eosio::abi/1.2',
    actions: [
      { name: 'transfer', type: 'transfer', ricardian_contract: '# Pay' },
      { name: 'bare' },
    ],
    tables: [{ name: 'accounts', type: 'account', index_type: 'i64' }, { name: 'stat' }, {}],
  };
  const contract = contractView('eosio.token', abi);

  it('has actions and tables', () => {
    expect(contract).toEqual({
      account: 'eosio.token',
      actions: [
        { name: 'transfer', type: 'transfer', ricardian: '# Pay' },
        { name: 'bare', type: 'bare', ricardian: '' },
      ],
      tables: [
        { name: 'accounts', type: 'account', indexType: 'i64' },
        { name: 'stat', type: 'stat', indexType: '' },
      ],
    });
    expect(contractAction(contract, 'transfer').ricardian).toBe('# Pay');
    expect(contractTable(contract, 'accounts').indexType).toBe('i64');
  });

  it('says what it has not', () => {
    expect(() => contractView('alice', null)).toThrow('Contract alice cannot be retrieved.');
    expect(() => contractAction(contract, 'mint')).toThrow(
      'Action mint does not exist in contract.',
    );
    expect(() => contractTable(contract, 'x')).toThrow('Table x does not exist in contract.');
  });

  it('is read from every recorded ABI', () => {
    for (const { response, file } of recordings('v1_chain_get_abi')) {
      const { abi: reported, account_name } = recordOf(response);
      if (!reported) continue;
      const view = contractView(String(account_name), reported);
      expect(view.actions.length, file).toBe(listOf(recordOf(reported).actions).length);
      expect(view.tables.length, file).toBe(listOf(recordOf(reported).tables).length);
    }
  });
});

it(
  'reads, or leaves out, anything',
  () => {
    const names = ['name', 'type', 'actions', 'tables', 'kyc_provider', 'blisted', 'end_point'];
    fc.assert(
      fc.property(hostileRow([...names, 'suf_amount', 'index_type']), (value) => {
        for (const fee of fioFees(listOf(value)).values()) expect(fee >= 0n).toBe(true);
        for (const { name } of kycProviders(value)) expect(name).not.toBe('');
        try {
          for (const { name } of contractView('x', value).actions) expect(name).not.toBe('');
        } catch (error) {
          expect(error).toEqual(new Error('Contract x cannot be retrieved.'));
        }
      }),
      TOTALITY,
    );
  },
  SLOW.timeout,
);
