import { useState } from 'react';
import { parseAsset } from '#src/chain/core/asset.ts';
import { isName } from '#src/chain/core/name.ts';
import { parseTime } from '#src/chain/core/time.ts';
import { withoutEnd } from '#src/chain/core/without-end.ts';
import { hexNumber } from '#src/chain/model/abi/hex-number.ts';
import { bareType } from '#src/chain/model/abi/type.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink, BlockLink, KeyLink, TransactionLink } from '../ui/entity-link.tsx';
import { Hash } from '../ui/hash.tsx';
import { JsonView } from '../ui/json-view.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { AbsoluteTime } from '../ui/time.tsx';

interface RowCellProps {
  field: string;
  /** As in the ABI, with aliases resolved; empty if unknown. */
  type: string;
  value: unknown;
}

const LONG = 80;

/** A table value drawn by its type. A value that does not fit is shown as text. */
export function RowCell({ field, type, value }: RowCellProps) {
  if (value === null || value === undefined) return <span className="text-muted">—</span>;
  if (typeof value === 'object') return <FoldedValue name={field} value={value} />;
  if (typeof value === 'number' && /^block_?num(ber)?$/.test(field))
    return <BlockLink number={value} raw />;
  if (typeof value !== 'string') return <span className="tabular-nums">{String(value)}</span>;
  return <TextCell field={field} type={bareType(type)} value={value} />;
}

function TextCell({ field, type, value }: RowCellProps & { value: string }) {
  switch (type) {
    case 'name':
      return isName(value) ? <AccountLink name={value} /> : <Plain text={value} />;
    case 'asset': {
      const asset = read(() => parseAsset(value));
      return asset ? <Amount amount={asset} /> : <Plain text={value} />;
    }
    case 'public_key':
      return (
        <span className="whitespace-nowrap">
          <KeyLink publicKey={value} width="short" /> <CopyButton value={value} />
        </span>
      );
    case 'checksum256':
      return <DigestCell field={field} value={value} />;
    case 'time_point':
    case 'time_point_sec':
    case 'block_timestamp_type': {
      const at = read(() => parseTime(value));
      return at === null ? <Plain text={value} /> : <AbsoluteTime at={at} />;
    }
    case 'int128':
    case 'uint128':
      return <WideNumber text={value} signed={type === 'int128'} />;
    case 'float64':
      // Nodes always write seventeen decimals.
      return <Plain text={DECIMALS.test(value) ? withoutZeros(value) : value} />;
    default:
      return <Plain text={value} />;
  }
}

const DECIMALS = /^-?\d+\.\d+$/;
const withoutZeros = (decimal: string) => withoutEnd(withoutEnd(decimal, '0'), '.');

function DigestCell({ field, value }: { field: string; value: string }) {
  const isTransaction = /^(trx|tx|transaction)_?(id|hash)?$/i.test(field);
  return (
    <span className="whitespace-nowrap">
      {isTransaction ? (
        <TransactionLink id={value} width="short" />
      ) : (
        <Hash value={value} width="short" />
      )}{' '}
      <CopyButton value={value} />
    </span>
  );
}

/** With the bytes, where the node reported them in place of the number. */
function WideNumber({ text, signed }: { text: string; signed: boolean }) {
  const number = hexNumber(text, signed);
  if (number === null) return <Plain text={text} />;
  return (
    <span className="tabular-nums">
      {String(number)} <span className="text-quiet">{text}</span>
    </span>
  );
}

function Plain({ text }: { text: string }) {
  if (text === '') return <span className="text-muted">—</span>;
  const isFigure = /^-?\d+(\.\d+)?$/.test(text);
  if (isFigure) return <span className="tabular-nums">{text}</span>;
  return <Quoted text={text} limit={LONG} inline />;
}

function read<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** A list or object in a table cell: its size, and its content when unfolded. */
function FoldedValue({ name, value }: { name: string; value: object }) {
  const { ui } = useMessages();
  const text = useContractTexts();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const isList = Array.isArray(value);
  const count = Object.keys(value).length;
  const words = isList ? ui.items(format.number(count)) : ui.fields(format.number(count));
  if (count === 0) return <span className="text-muted">{isList ? '[ ]' : '{ }'}</span>;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        aria-label={`${text.unfold(name)}: ${words}`}
        className="cursor-pointer whitespace-nowrap text-accent hover:underline"
      >
        {isList ? `[ ${words} ]` : `{ ${words} }`}
      </summary>
      {open && <JsonView value={value} />}
    </details>
  );
}
