import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { buttonStyles } from '../ui/button.tsx';

interface NoContractProps {
  name: string;
  /** The account's page, or the page to choose another contract. */
  href: string;
  toAccount: boolean;
}

/** In place of a contract’s tabs, where the account has no code or does not exist. */
export function NoContract({ name, href, toAccount }: NoContractProps) {
  const text = useContractTexts();
  return (
    <div className="hang py-4">
      <p className="font-medium">{text.noContract(name)}</p>
      <p className="mt-1 max-w-prose text-muted">{text.noContractHint}</p>
      <a href={href} className={buttonStyles({ size: 'sm', className: 'mt-4' })}>
        {toAccount ? text.toAccount(name) : text.another}
      </a>
    </div>
  );
}
