import { expect, test } from 'vitest';
import { previewChecks } from '#src/chain/model/signing/preview-checks.ts';
import { verdictOf } from '#src/chain/model/signing/verdict.ts';
import type { Warning } from '#src/chain/model/signing/warnings/warning.ts';
import { isHarmful, type SigningPreview } from '#src/chain/model/signing/signing-preview.ts';
import {
  payment,
  plain,
  risksPending,
  risksUnchecked,
} from '../../../../stories/fixtures/signing.ts';

const known = {
  existence: () => 'exists' as const,
  tokenContract: 'eosio.token',
  coreSymbol: { code: 'EOS', precision: 4 },
};
const warned = (warning: Warning) => ({ ...plain, verdict: verdictOf([warning]) });
const kinds = (preview: SigningPreview | null) =>
  previewChecks(preview, known).map(({ kind }) => kind);

test('a checked payment has a line for each fact', () => {
  expect(kinds(plain)).toEqual([
    'recipient',
    'core-token',
    'memo-public',
    'distinct-names',
    'run-done',
  ]);
});

test('checks that are pending or failed are not shown as passed', () => {
  expect(kinds(null)).toEqual(['risks-pending', 'run-pending']);
  expect(kinds({ ...plain, verdict: verdictOf([], [risksPending]), dryRun: null })).toEqual([
    'recipient',
    'core-token',
    'memo-public',
    'risks-pending',
    'run-pending',
  ]);
  const failed = kinds({
    ...plain,
    verdict: verdictOf([], [risksUnchecked]),
    dryRun: { kind: 'unknown' },
  });
  expect(failed).toContain('unchecked');
  expect(failed).not.toContain('distinct-names');
  expect(failed.at(-1)).toBe('run-unknown');
});

test('a look-alike is a warning, and the names are not called distinct', () => {
  const found = kinds(warned({ rule: 'look-alike', name: 'bob', like: 'b0b' }));
  expect(found).toContain('warning');
  expect(found).not.toContain('distinct-names');
});

test('a token of another contract is not called the core token', () => {
  const foreign = { ...payment, account: 'eosiotoken11' };
  expect(kinds({ ...plain, actions: [foreign] })).not.toContain('core-token');
});

test('payments by others, such as a sponsor, are left out', () => {
  const sponsored = { ...payment, data: { ...payment.data, from: 'freecpu11111', to: 'alice' } };
  expect(kinds({ ...plain, actions: [sponsored] })).toEqual(['no-risks', 'run-done']);
});

test('a dry run that contradicts outweighs its success', () => {
  const contradictions = [
    { actionIndex: 0, action: 'a::b', field: null, decoded: '1', executed: '2' },
  ];
  const verdict = verdictOf([], [{ kind: 'contradicted' }]);
  const preview = { ...plain, contradictions, verdict };
  expect(kinds(preview).at(-1)).toBe('run-contradicts');
  expect(isHarmful(preview)).toBe(true);
});

test('a refused dry run has its message', () => {
  const dryRun = { kind: 'refused', endpoint: 'https://node.example', message: 'no' } as const;
  expect(previewChecks({ ...plain, dryRun }, known).at(-1)).toEqual({
    kind: 'run-refused',
    endpoint: 'https://node.example',
    message: 'no',
  });
});

test('only warnings that need a confirmation are harmful', () => {
  expect(isHarmful(plain)).toBe(false);
  expect(isHarmful(warned({ rule: 'first-transfer', to: 'bob' }))).toBe(false);
  expect(isHarmful(warned({ rule: 'code-change', account: 'bob' }))).toBe(true);
});
