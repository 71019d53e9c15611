import { pathSegment } from '#src/chain/core/path-segment.ts';
import { impersonatedToken, type TokenId, tokenIdText } from '#src/chain/model/token/token-id.ts';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { Badge } from '../ui/badge.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { type Native, rootProps } from '../ui/root-props.ts';

interface TokenNameProps extends TokenId, Native<'span'> {
  /** The chain's own tokens. */
  chainTokens?: readonly TokenId[] | undefined;
}

/** A token with its contract. One that only has the symbol of the chain's own is marked. */
export function TokenName({ contract, code, chainTokens = [], ...native }: TokenNameProps) {
  const { notOwn } = useAccountPartsTexts();
  const token = { contract, code };
  return (
    <span {...rootProps('token-name', 'flex flex-wrap items-center gap-x-2', native)}>
      <TokenLink {...token} />
      <span className="text-xs">
        <AccountLink name={contract} />
      </span>
      {impersonatedToken(token, chainTokens) && <Badge tone="warning">{notOwn(code)}</Badge>}
    </span>
  );
}

/** The address of a token's page. */
export function tokenPath(token: TokenId): string {
  return `/tokens/${pathSegment(tokenIdText(token))}`;
}

/** A link to a token's page. */
function TokenLink(token: TokenId) {
  const href = useHref();
  return (
    <a dir="ltr" href={href(tokenPath(token))} className="font-semibold hover:underline">
      {token.code}
    </a>
  );
}
