import { sourceName } from '#src/chain/model/source-name.ts';
import type { TransactionView } from '#src/chain/model/transaction.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { BlockLink } from '../ui/entity-link.tsx';
import { Hash } from '../ui/hash.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { AbsoluteTime } from '../ui/time.tsx';

/** Every fact of a transaction that is not one of its actions. */
export function TransactionDetails({ transaction }: { transaction: TransactionView }) {
  const { transaction: text } = useMessages();
  const format = useFormat();
  const { id, blockNum, blockTime, cpuUsage, netUsage, delaySeconds, expiration } = transaction;
  return (
    <KeyValueList
      items={[
        { key: 'id', label: text.id, value: <Hash value={id} /> },
        { key: 'block', label: text.block, value: <BlockLink number={blockNum} /> },
        { key: 'time', label: text.time, value: <AbsoluteTime at={blockTime} /> },
        ...(expiration === null
          ? []
          : [{ key: 'expires', label: text.expires, value: <AbsoluteTime at={expiration} /> }]),
        ...(delaySeconds === 0
          ? []
          : [{ key: 'delay', label: text.delay, value: format.duration(delaySeconds) }]),
        { key: 'cpu', label: text.cpu, value: format.microseconds(cpuUsage) },
        { key: 'net', label: text.net, value: format.bytes(netUsage) },
        ...(transaction.signatures.length === 0
          ? []
          : [
              {
                key: 'signatures',
                label: text.signatures,
                value: <Signatures signatures={transaction.signatures} />,
              },
            ]),
        { key: 'source', label: text.source, value: sourceName(transaction.source) },
      ]}
    />
  );
}

function Signatures({ signatures }: { signatures: readonly string[] }) {
  return (
    <ul>
      {signatures.map((signature) => (
        <li key={signature}>
          <Hash value={signature} />
        </li>
      ))}
    </ul>
  );
}
