import { type ReactNode, Suspense } from 'react';
import { capOf } from '#src/chain/model/token/listed-token.ts';
import type { TokenFacts } from '#src/chain/model/token/token-facts.ts';
import { impersonatedToken, type TokenId, tokenIdText } from '#src/chain/model/token/token-id.ts';
import { shareOfTotal } from '#src/chain/model/token/ranked-account.ts';
import { useTokenTexts } from '#src/i18n/areas/token/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { buttonStyles } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { FactRow } from '../ui/fact-row.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { type KeyValue, KeyValueList } from '../ui/key-value-list.tsx';
import { lazyPart, Nothing } from '../ui/lazy-part.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { Change, LargeMoney, Price } from './money.tsx';
import { tokenPath } from './token-name.tsx';

const PriceSource = lazyPart(
  async () => (await import('../price/price-source.tsx')).PriceSource,
  Nothing,
);

interface TokenHeaderProps extends TokenId {
  /** The chain's own tokens, the core token first. */
  own: readonly TokenId[];
  /** Its published name. */
  name?: string | null;
  /** At the end of its line. */
  actions?: ReactNode;
}

/** A token's symbol and contract. A warning if it only has the symbol of the chain's own. */
export function TokenHeader({ own, name = null, actions, ...token }: TokenHeaderProps) {
  const text = useTokenTexts();
  const href = useHref();
  const isCore = token.code === own[0]?.code && token.contract === own[0].contract;
  const original = impersonatedToken(token, own);
  return (
    <>
      <header className="flex items-center gap-4">
        <Identicon name={tokenIdText(token)} size={56} />
        <div className="min-w-0">
          <h1 className="title flex flex-wrap items-center gap-x-3">
            <span dir="ltr">
              {token.code} <CopyButton value={tokenIdText(token)} label={text.copy} />
            </span>
            {isCore && <Badge tone="accent">{text.core}</Badge>}
          </h1>
          <p className="flex flex-wrap items-baseline gap-x-2 [&_a]:py-1">
            <AccountLink name={token.contract} />
            {name !== null && name !== token.code && (
              <span className="text-quiet">
                <HostileText text={name} limit={60} />
              </span>
            )}
          </p>
        </div>
        {actions !== undefined && <div className="ms-auto shrink-0 print:hidden">{actions}</div>}
      </header>
      {original && (
        <Banner
          kind="warning"
          title={text.imitation(original.code)}
          actions={
            <a href={href(tokenPath(original))} className={buttonStyles({ size: 'sm' })}>
              {text.toOriginal}
            </a>
          }
        >
          {text.imitationText(original.contract)}
        </Banner>
      )}
    </>
  );
}

interface TokenFactListProps {
  facts: TokenFacts;
  currency: string;
  /** Links to the contract's tables and actions. */
  contractLinks?: boolean;
}

/** A token's figures, its issuer and what the issuer published. */
export function TokenFactList({ facts, currency, contractLinks = true }: TokenFactListProps) {
  const text = useTokenTexts();
  const format = useFormat();
  const href = useHref();
  const { contract, supply, circulating, maxSupply, issuer, holders, market } = facts;
  const { website, description } = facts;
  const issued = shareOfTotal(supply, maxSupply);
  const figures: KeyValue[] = [
    ...(market
      ? [
          {
            key: 'price',
            label: text.shared.price,
            value: (
              <>
                <Price value={market.price} currency={currency} />{' '}
                <Change percent={market.change} />
                {market.basis && (
                  <Suspense>
                    <span className="block text-xs font-normal text-quiet">
                      <PriceSource {...market.basis} />
                    </span>
                  </Suspense>
                )}
              </>
            ),
          },
          {
            key: 'cap',
            label: text.cap,
            value: <LargeMoney value={capOf(facts)} currency={currency} />,
          },
        ]
      : []),
    { key: 'supply', label: text.supply, value: <Amount amount={supply} /> },
    {
      key: 'holders',
      label: text.holders,
      value: holders === null ? text.unknown : format.number(holders),
    },
  ];
  const contractPath = (tab: string) => href(`/contract?name=${contract}&tab=${tab}`);
  const link = (href: string, label: ReactNode) => (
    <a href={href} className="hover:underline">
      {label}
    </a>
  );
  const rows: KeyValue[] = [
    ...(circulating && circulating.units !== supply.units
      ? [{ key: 'circulating', label: text.circulating, value: <Amount amount={circulating} /> }]
      : []),
    {
      key: 'max',
      label: text.maxSupply,
      value: (
        <>
          <Amount amount={maxSupply} />
          {issued !== null && (
            <span className="ms-2 text-xs text-quiet">{text.issued(format.percent(issued))}</span>
          )}
        </>
      ),
    },
    ...(market && market.volume !== null
      ? [
          {
            key: 'volume',
            label: text.volume,
            value: <LargeMoney value={market.volume} currency={currency} />,
          },
        ]
      : []),
    { key: 'issuer', label: text.issuer, value: <AccountLink name={issuer} /> },
    { key: 'decimals', label: text.decimals, value: format.number(supply.symbol.precision) },
    {
      key: 'contract',
      label: text.shared.contract,
      value: (
        <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1 max-sm:justify-end [&_a]:py-1">
          <AccountLink name={contract} />
          {contractLinks && link(contractPath('tables'), text.tables)}
          {contractLinks && link(contractPath('actions'), text.actions)}
        </span>
      ),
    },
    ...(website
      ? [{ key: 'website', label: text.shared.website, value: <ExternalLink href={website} /> }]
      : []),
    ...(description
      ? [
          {
            key: 'description',
            label: text.description,
            value: <Quoted text={description} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <FactRow items={figures} />
      <KeyValueList items={rows} className="border-t" />
    </>
  );
}
