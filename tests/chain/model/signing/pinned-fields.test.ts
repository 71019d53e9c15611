import { describe, expect, it } from 'vitest';
import { systemValues, valuelessActions } from '#src/chain/model/signing/system-values.ts';
import vaulta from '#src/chain/sign/abi/pins/core.vaulta.json';
import system from '#src/chain/sign/abi/pins/eosio.system.json';

/** What a rule reads is what contracts call it: each action is tried with the fields of its ABI. */

/** Actions with their fields, written as `from name, bytes int64`. */
type Fields = Readonly<Record<string, string>>;

const examples: Readonly<Record<string, unknown>> = {
  name: 'alice',
  asset: '1.0000 A',
  int64: '5',
  uint32: 5,
  uint64: '5',
  string: 'memo',
  bool: true,
};

function dataOf(fields: string): Record<string, unknown> {
  return Object.fromEntries(
    fields.split(', ').map((field) => {
      const [name = '', type = ''] = field.replace(/\$$/, '').split(' ');
      return [name, examples[type] ?? null];
    }),
  );
}

describe.each([
  ['eosio', system.actions as Fields],
  ['core.vaulta', vaulta.actions as Fields],
])('%s', (_, actions) => {
  // Of refunds and claims no field has an amount.
  const isCounted = (name: string) => {
    const values = valuelessActions.has(name) ? null : systemValues(name, {});
    return values !== null && values.counted !== 'but-payment';
  };
  const counted = Object.entries(actions).filter(([name]) => isCounted(name));

  it('has actions that are counted', () => expect(counted.length).toBeGreaterThan(10));

  it.each(counted)('%s', (name, fields) => {
    const data = dataOf(fields);
    const { changes = [] } = systemValues(name, data) ?? {};
    expect(changes.length, JSON.stringify(data)).toBeGreaterThan(0);
  });
});
