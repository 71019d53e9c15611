import { pathSegment } from '#src/chain/core/path-segment.ts';
import { buttonStyles } from '#src/components/ui/button.tsx';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { useUser } from '../wallet/use-wallet.ts';

/** Where a form is, and the field of its address that names the account. */
const forms = {
  buyRam: { path: '/wallet/ram/buy', field: 'receiver' },
  stake: { path: '/wallet/resources/stake', field: 'receiver' },
  powerup: { path: '/wallet/powerup', field: 'receiver' },
  // Only the owner moves what it has.
  sellRam: { path: '/wallet/ram/sell', field: null },
  unstake: { path: '/wallet/resources/unstake', field: null },
  refund: { path: '/wallet/resources/refund', field: null },
  lend: { path: '/rex?tab=lend', field: null },
  unlend: { path: '/rex?tab=unlend', field: null },
  claim: { path: '/wallet/staking/claim', field: null },
} as const;

export type ResourceForm = keyof typeof forms;

interface ResourceLinksProps {
  /** The account of the page. */
  name: string;
  forms: readonly ResourceForm[];
}

/** Links to forms that change what a section shows, as far as the user can sign them. */
export function ResourceLinks({ name, forms: listed }: ResourceLinksProps) {
  const { forms: text } = useAccountResourcesTexts();
  const href = useHref();
  const isOwn = useUser()?.actor === name;
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {listed.map((form) => {
        const { path, field } = forms[form];
        if (field === null && !isOwn) return null;
        const query = field === null || isOwn ? '' : `?${field}=${pathSegment(name)}`;
        return (
          <a key={form} href={href(path) + query} className={buttonStyles({ size: 'sm' })}>
            {text[form]}
          </a>
        );
      })}
    </span>
  );
}
