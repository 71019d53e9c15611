import { describe, expect, it } from 'vitest';
import { parametersOf } from '#src/chain/model/chain/parameters.ts';

const valueOf = (table: Record<string, unknown>, field: string) =>
  parametersOf({ global: table }).find((one) => one.field === field)?.value;

describe('parameters of the system contract', () => {
  it('have the unit of their field', () => {
    const global = {
      max_block_net_usage: 1_048_576,
      target_block_cpu_usage_pct: '1000',
      total_activated_stake: '3500000000001',
      total_producer_vote_weight: '10566939567155273728.00000000000000000',
    };
    expect(valueOf(global, 'max_block_net_usage')).toEqual({ kind: 'bytes', value: 1_048_576 });
    expect(valueOf(global, 'target_block_cpu_usage_pct')).toEqual({
      kind: 'basis-points',
      value: 1000,
    });
    expect(valueOf(global, 'total_activated_stake')).toEqual({
      kind: 'core',
      units: 3_500_000_000_001n,
    });
    expect(valueOf(global, 'total_producer_vote_weight')).toMatchObject({ kind: 'weight' });
    const fio = { total_voted_fio: '90000000000' };
    expect(valueOf(fio, 'total_voted_fio')).toEqual({ kind: 'core', units: 90_000_000_000n });
  });

  it('have times as texts, and as microseconds on chains of 2018', () => {
    const at = Date.UTC(2018, 5, 20, 14, 44, 52);
    const global = { thresh_activated_stake_time: '1529505892000000' };
    expect(valueOf(global, 'thresh_activated_stake_time')).toEqual({ kind: 'time', value: at });
    const later = { thresh_activated_stake_time: '2018-06-20T14:44:52.000' };
    expect(valueOf(later, 'thresh_activated_stake_time')).toEqual({ kind: 'time', value: at });
  });

  it('are as the node wrote them if they are malformed', () => {
    for (const [field, value] of [
      ['max_block_net_usage', 'many'],
      ['total_activated_stake', 0.5],
      ['last_name_close', 'soon'],
      ['ram_price_per_byte', 'cheap'],
      ['isprocessing', 'x'],
    ] as const)
      expect(valueOf({ [field]: value }, field)).toEqual({ kind: 'raw', text: String(value) });
  });

  it('of other contracts are listed last, without words', () => {
    const rows = { global2: { revision: 1, spare: [1] }, global: { max_ram_size: 1 } };
    expect(
      parametersOf(rows).map(({ table, field, name, group }) => [table, field, name, group]),
    ).toEqual([
      ['global', 'max_ram_size', 'max_ram_size', 'ram'],
      ['global2', 'revision', null, 'other'],
      ['global2', 'spare', null, 'other'],
    ]);
    expect(parametersOf(rows).at(-1)?.value).toEqual({ kind: 'raw', text: '[1]' });
  });

  it('do not know a field by a name of Object', () => {
    expect(parametersOf({ global: { constructor: 1 } })).toMatchObject([{ name: null }]);
    expect(parametersOf({ global: 'x' })).toEqual([]);
  });
});
