import { useNewAccountTexts } from '#src/i18n/areas/new-account/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { ExternalLink } from '../ui/external-link.tsx';

/** Says that no service links email addresses, and what protects an account instead. */
export function NoEmail({ wallet }: { wallet: { name: string; href: string } | null }) {
  const texts = useNewAccountTexts();
  const { email: text } = texts;
  const href = useHref();
  const link = (path: string, label: string) => (
    <a href={href(path)} className="font-medium text-accent hover:underline">
      {label}
    </a>
  );
  return (
    <div className="max-w-prose space-y-3">
      <p className="font-semibold">{text.none}</p>
      <p className="text-muted">{text.why}</p>
      <ul className="list-disc space-y-2 ps-5">
        <li>
          {text.secondKey} {link('/wallet/permissions', texts.shared.permissions)}
        </li>
        <li>
          {text.newKeys} {link('/wallet/create-account', text.create)}
        </li>
        {wallet && (
          <li>
            {text.wallet(wallet.name)} <ExternalLink href={wallet.href}>{wallet.name}</ExternalLink>
          </li>
        )}
      </ul>
    </div>
  );
}
