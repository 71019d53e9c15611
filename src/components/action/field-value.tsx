import { Suspense } from 'react';
import { parseAsset, type Asset } from '#src/chain/core/asset.ts';
import { hasKeyForm } from '#src/chain/core/key-form.ts';
import { isName } from '#src/chain/core/name.ts';
import { Amount } from '../ui/amount.tsx';
import { Copied } from '../ui/copied.tsx';
import { AccountLink, KeyLink } from '../ui/entity-link.tsx';
import { Hash } from '../ui/hash.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

/** Few actions have nested values, or code. */
const JsonView = lazyPart(async () => (await import('../ui/json-view.tsx')).JsonView);
const AuthorityValue = lazyPart(
  async () => (await import('../permission/authority-value.tsx')).AuthorityValue,
);

const LongBytes = lazyPart(async () => (await import('./long-bytes.tsx')).LongBytes);
const LONG_BYTES = /^(?:[0-9a-f]{2}){128,}$/;

/** Fields that hold an account in common contracts. Decoded data has no types. */
const ACCOUNT_FIELDS = new Set(
  'account actor approver bidder buyer code collection_author contract creator executer from issuer newact owner payer producer proposer proxy receiver recipient seller to user voter'.split(
    ' ',
  ),
);

const AUTHORITY_FIELDS = ['threshold', 'keys', 'accounts', 'waits'];

/** One decoded value, drawn by its appearance. Never throws, whatever the data. */
export function FieldValue({ field, value }: { field: string; value: unknown }) {
  if (value !== null && typeof value === 'object') return <ObjectValue value={value} />;
  if (typeof value !== 'string') return <span className="tabular-nums">{String(value)}</span>;
  if (value === '') return <span className="text-muted">—</span>;
  if (ACCOUNT_FIELDS.has(field) && isName(value)) return <AccountLink name={value} />;
  const asset = assetOf(value);
  if (asset) return <Amount amount={asset} />;
  if (hasKeyForm(value))
    return (
      <Copied value={value}>
        <KeyLink publicKey={value} />
      </Copied>
    );
  if (/^[0-9a-f]{64}$/.test(value))
    return (
      <Copied value={value}>
        <Hash value={value} />
      </Copied>
    );
  const text = <Quoted text={value} limit={240} inline />;
  if (!LONG_BYTES.test(value)) return text;
  return (
    <Suspense fallback={text}>
      <LongBytes hex={value} />
    </Suspense>
  );
}

function ObjectValue({ value }: { value: object }) {
  const isAuthority = AUTHORITY_FIELDS.every((field) => field in value);
  return (
    <Suspense
      fallback={
        <div
          className="skeleton rounded-sm bg-sunken"
          style={{ height: isAuthority ? authorityHeight(value) : 20 * linesOf(value) }}
        />
      }
    >
      {isAuthority ? <AuthorityValue value={value} /> : <JsonView value={value} />}
    </Suspense>
  );
}

function assetOf(text: string): Asset | null {
  if (!/^-?\d+(\.\d+)? [A-Z]{1,7}$/.test(text)) return null;
  try {
    return parseAsset(text);
  } catch {
    return null;
  }
}

/** Lines of 20 px for a value as JsonView first shows it: two levels with up to 20 entries each. */
function linesOf(value: unknown, depth = 0): number {
  if (value === null || typeof value !== 'object') return 1;
  const parts: unknown[] = Object.values(value);
  if (depth > 1 || parts.length > 20) return 1;
  return parts.reduce((lines: number, part) => lines + linesOf(part, depth + 1), 1);
}

/** One line for the threshold and 29 px for each holder. */
function authorityHeight(value: object): number {
  const holders = Object.values(value).filter(Array.isArray).flat().length;
  return 24 + 29 * Math.min(50, Math.max(1, holders));
}
