import { fc } from '#tests/fc.ts';
import { describe, expect, test } from 'vitest';
import type { SigningFacts } from '#src/chain/model/signing/warnings/facts.ts';
import { warningsOf } from '#src/chain/model/signing/warnings/warnings.ts';
import { severityOf, type WarningRule } from '#src/chain/model/signing/warnings/warning.ts';
import { facts, ownKey, pay, update, type Vectors } from './facts.ts';
import { assetLinkVectors } from './asset-link-vectors.ts';
import { codeVectors } from './code-vectors.ts';
import { giftVectors } from './gift-vectors.ts';
import { paymentVectors } from './payment-vectors.ts';
import { powerVectors } from './power-vectors.ts';
import { proposalVectors } from './proposal-vectors.ts';
import { removalVectors } from './removal-vectors.ts';
import { signerVectors } from './signer-vectors.ts';
import { takeoverVectors } from './takeover-vectors.ts';
import { unreadVectors } from './unread-vectors.ts';

/** Every rule has vectors: the compiler names one that has none. */
const vectors: Record<WarningRule, Vectors> = {
  ...assetLinkVectors,
  ...codeVectors,
  ...giftVectors,
  ...paymentVectors,
  ...powerVectors,
  ...proposalVectors,
  ...removalVectors,
  ...signerVectors,
  ...takeoverVectors,
  ...unreadVectors,
};

const found = (change: Partial<SigningFacts>) => warningsOf(facts(change));

test('an ordinary payment causes no warning', () => {
  expect(found({})).toEqual([]);
});

describe.each(Object.entries(vectors) as [WarningRule, Vectors][])(
  '%s',
  (rule, { fires, silent }) => {
    test.each(fires)('a warning is given: %s', (_, change, said) => {
      expect(found(change)).toContainEqual(expect.objectContaining({ rule, ...said }));
    });

    test.each(silent)('no warning is given: %s', (_, change) => {
      expect(found(change).filter((one) => one.rule === rule)).toEqual([]);
    });
  },
);

test('the most severe warnings come first, each once', () => {
  const actions = [
    pay({ to: 'carol' }),
    pay({ to: 'carol' }),
    update({ threshold: 2, keys: [{ key: ownKey, weight: 1 }], accounts: [], waits: [] }),
  ];
  const weights = found({ actions }).map(severityOf);
  expect(weights).toEqual(['loss', 'danger', 'notice']);
});

test('the rules never throw, whatever the action', () => {
  const strange = fc.array(
    fc.record({
      account: fc.constantFrom('eosio', 'x', '__proto__'),
      name: fc.constantFrom(
        ...['transfer', 'updateauth', 'newaccount', 'newaccount2', 'linkauth', 'unlinkauth'],
        ...['setcode', 'setabi', 'limitauthchg', 'voteproducer', 'regproxy', 'toString'],
      ),
      authorization: fc.array(fc.record({ actor: fc.string(), permission: fc.string() })),
      data: fc.dictionary(
        fc.constantFrom(
          ...['account', 'permission', 'auth', 'from', 'to', 'memo', 'quantity', 'owner'],
          ...['name', 'active', 'key', 'code', 'type', 'requirement', 'proxy', 'isproxy'],
        ),
        fc.jsonValue(),
      ),
    }),
  );
  fc.assert(
    fc.property(strange, (actions) => {
      expect(Array.isArray(found({ actions }))).toBe(true);
    }),
  );
});
