import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { buttonStyles } from '#src/components/ui/button.tsx';
import { HereLink } from '#src/components/contract/here-link.tsx';
import { HostileText } from '#src/components/ui/text/hostile-text.tsx';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { textsReady } from '#src/i18n/ready.ts';
import { useUrl, visitHere } from '#src/stores/url.ts';
import { Screen, type ScreenProps } from '../screen.tsx';
import { namedContract } from './contract-link.ts';
import { Contract } from './contract.tsx';
import { PickContract } from './pick-contract.tsx';

export function ContractScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <ContractPage />
    </Screen>
  );
}

function ContractPage() {
  const url = useUrl();
  const text = useContractTexts();
  if (!url) return <SkeletonRows rows={12} />;
  const name = namedContract(url.searchParams);
  if (name === '') return <PickContract />;
  const bare = new URL(url);
  bare.search = '';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-xl font-semibold">
          {text.title}{' '}
          <span dir="ltr" data-name={name} className="font-mono text-lg font-medium">
            <HostileText text={name} limit={64} />
          </span>
        </h1>
        <HereLink
          href={bare.href}
          onVisit={() => visitHere(bare)}
          className={buttonStyles({ size: 'sm', className: 'ms-auto' })}
        >
          {text.another}
        </HereLink>
      </div>
      <Contract key={name} name={name} named />
    </>
  );
}

await textsReady();
