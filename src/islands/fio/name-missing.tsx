import { pathSegment } from '#src/chain/core/path-segment.ts';
import { MissingPage } from '#src/components/missing/missing-page.tsx';
import { HostileText } from '#src/components/ui/text/hostile-text.tsx';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { useNotFoundTitle } from '../missing/entity-not-found.tsx';

interface NameMissingProps {
  kind: 'address' | 'domain';
  /** As in the address. */
  typed: string;
  /** The name is valid, and the chain does not have it. */
  valid: boolean;
}

/** The page of an address or a domain that is not registered or cannot be one. */
export function NameMissing({ kind, typed, valid }: NameMissingProps) {
  const text = useFioNamesTexts();
  const locale = useLocale();
  const isAddress = kind === 'address';
  const title = valid
    ? isAddress
      ? text.addressMissing
      : text.domainMissing
    : isAddress
      ? text.notAnAddress
      : text.notADomain;
  useNotFoundTitle(title);
  const list = isAddress
    ? { href: localizePath('/addresses', locale), label: text.allAddresses }
    : { href: localizePath('/domains', locale), label: text.allDomains };
  const form = `/wallet/register-${kind}?${kind}=${pathSegment(typed)}`;
  const register = { href: localizePath(form, locale), label: text.register };
  return (
    <MissingPage title={title} steps={valid ? [register, list] : [list]}>
      <p className="wrap-anywhere">
        {valid ? (
          isAddress ? (
            text.noAddressNamed(typed)
          ) : (
            text.noDomainNamed(typed)
          )
        ) : (
          <HostileText text={typed} limit={80} />
        )}
      </p>
      {!valid && <p>{isAddress ? text.addressRule : text.domainRule}</p>}
    </MissingPage>
  );
}
