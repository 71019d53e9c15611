import { parseTime } from '#src/chain/core/time.ts';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink, TransactionLink } from '../ui/entity-link.tsx';
import { Hash } from '../ui/hash.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { Paged, usePaged } from '../ui/rows/show-more.tsx';
import { AbsoluteTime, Time } from '../ui/time.tsx';

/** Values of one kind rendered at first. */
const PAGE = 50;

interface PackedFactsProps {
  transaction: {
    readonly id: string;
    /** In hex. */
    readonly contextFreeData: readonly string[];
    readonly header: {
      readonly expiration: string;
      readonly ref_block_num: number;
      readonly delay_sec: number;
      readonly max_cpu_usage_ms: number;
      readonly transaction_extensions: readonly (readonly [type: number, data: string])[];
    };
  };
  signatures: readonly string[];
  /** Who pays instead of the first authorizer; `unknown` for an extension that is not known. */
  payer?: Payer | 'unknown' | null;
}

interface Payer {
  readonly payer: string;
  readonly max_net_bytes: number | string;
  readonly max_cpu_us: number | string;
  readonly max_memory_bytes: number | string;
}

/** A packed transaction's fields besides its actions. */
export function PackedFacts({ transaction, signatures, payer = null }: PackedFactsProps) {
  const { id, header, contextFreeData } = transaction;
  const texts = useSearchTexts();
  const format = useFormat();
  const expires = parseTime(header.expiration);
  const freeData = usePaged(contextFreeData, PAGE, true);
  return (
    <KeyValueList
      items={[
        {
          key: 'id',
          label: texts.shared.transactionId,
          value: (
            <span className="flex min-w-0 items-center">
              <TransactionLink id={id} width="fluid" />
              <CopyButton value={id} />
            </span>
          ),
        },
        {
          key: 'expires',
          label: texts.expires,
          value: (
            <>
              <AbsoluteTime at={expires} /> (<Time at={expires} ahead />)
            </>
          ),
        },
        { key: 'block', label: texts.refBlock, value: String(header.ref_block_num) },
        ...(header.delay_sec > 0
          ? [{ key: 'delay', label: texts.shared.delay, value: format.duration(header.delay_sec) }]
          : []),
        ...(header.max_cpu_usage_ms > 0
          ? [
              {
                key: 'cpu',
                label: texts.maxCpu,
                value: format.microseconds(header.max_cpu_usage_ms * 1000),
              },
            ]
          : []),
        ...useExtensionItems(header.transaction_extensions.map(([type]) => type)),
        ...(payer === null
          ? []
          : [{ key: 'payer', label: texts.payer, value: <PayerFact payer={payer} /> }]),
        ...freeData.shown.map((data, index) => ({
          key: `free ${index}`,
          label: texts.contextFreeData,
          value: <Quoted text={data} limit={200} />,
        })),
        ...(freeData.more ? [{ key: 'free', label: null, value: freeData.more }] : []),
        {
          key: 'signatures',
          label: texts.signatures,
          value:
            signatures.length === 0 ? (
              texts.unsigned
            ) : (
              <Paged rows={signatures} page={PAGE} inline>
                {(shown) => shown.map((signature, at) => <Hash key={at} value={signature} />)}
              </Paged>
            ),
        },
      ]}
    />
  );
}

function PayerFact({ payer }: { payer: Payer | 'unknown' }) {
  const texts = useSearchTexts();
  const format = useFormat();
  if (payer === 'unknown') return texts.unknownExtension;
  const most = [
    format.microseconds(Number(payer.max_cpu_us)),
    format.bytes(Number(payer.max_net_bytes)),
    format.bytes(Number(payer.max_memory_bytes)),
  ] as const;
  return (
    <>
      <AccountLink name={payer.payer} />
      <span className="block text-quiet">{texts.payerLimits(...most)}</span>
    </>
  );
}

/** The types of a transaction's extensions. */
function useExtensionItems(types: readonly number[]) {
  const texts = useSearchTexts();
  const text = texts.extensionTypes([...new Set(types)].join(', '));
  const value = <HostileText text={text} />;
  return types.length === 0 ? [] : [{ key: 'extensions', label: texts.extensions, value }];
}

interface RequestFactsProps {
  request: {
    readonly identity: boolean;
    readonly broadcast: boolean;
    readonly callback: string | null;
    readonly background: boolean;
    readonly scope: string | null;
    readonly asked: { readonly actor: string; readonly permission: string } | null;
    readonly signedBy: string | null;
    readonly info: readonly (readonly [name: string, value: string])[];
    readonly header: {
      readonly expiration: string | null;
      readonly delaySeconds: number;
      readonly extensions: readonly number[];
    } | null;
  };
  /** Names, or ids of unknown chains; null for any chain. */
  chains: readonly string[] | null;
}

/** Whose identity is asked for, and who signed the request. */
function namesOf({ asked, signedBy }: RequestFactsProps['request']) {
  const level = asked && `${asked.actor}@${asked.permission}`;
  return Object.entries({ asked: level, signedBy }).flatMap(([key, name]) =>
    name === null ? [] : [[key as 'asked' | 'signedBy', name] as const],
  );
}

/** A signing request's fields besides its actions. */
export function RequestFacts({ request, chains }: RequestFactsProps) {
  const texts = useSearchTexts();
  const format = useFormat();
  const { header } = request;
  const extensionItems = useExtensionItems(header?.extensions ?? []);
  const info = usePaged(request.info, PAGE, true);
  const headerItems = ({ expiration, delaySeconds }: NonNullable<typeof header>) => [
    ...(expiration === null
      ? []
      : [
          {
            key: 'expires',
            label: texts.expires,
            value: <AbsoluteTime at={parseTime(expiration)} />,
          },
        ]),
    ...(delaySeconds > 0
      ? [{ key: 'delay', label: texts.shared.delay, value: format.duration(delaySeconds) }]
      : []),
  ];
  return (
    <KeyValueList
      items={[
        {
          key: 'kind',
          label: texts.requestType,
          value: request.identity ? texts.requestIdentity : texts.requestSignature,
        },
        {
          key: 'chain',
          label: texts.shared.chain,
          value: chains === null ? texts.anyChain : <HostileText text={chains.join(', ')} />,
        },
        {
          key: 'send',
          label: texts.sends,
          value: request.broadcast ? texts.shared.yes : texts.shared.no,
        },
        {
          key: 'callback',
          label: texts.callback,
          value:
            request.callback === null ? (
              texts.none
            ) : (
              <>
                <HostileText text={request.callback} />
                <span className="block text-quiet">
                  {request.background ? texts.inBackground : texts.opened}
                </span>
              </>
            ),
        },
        ...(header === null ? [] : headerItems(header)),
        ...extensionItems,
        ...(request.scope === null
          ? []
          : [{ key: 'scope', label: texts.scope, value: <HostileText text={request.scope} /> }]),
        ...namesOf(request).map(([key, name]) => ({
          key,
          label: texts[key],
          value: <HostileText text={name} />,
        })),
        ...info.shown.map(([name, value], index) => ({
          key: `info ${index}`,
          // The names are the application's too: one may be that of a fact above.
          label: <Quoted text={name} limit={40} />,
          value: <Quoted text={value} limit={200} />,
        })),
        ...(info.more ? [{ key: 'info', label: null, value: info.more }] : []),
      ]}
    />
  );
}
