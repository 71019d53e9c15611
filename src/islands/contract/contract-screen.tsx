import { useEffect, useState } from 'react';
import * as limits from '#src/chain/core/limits.ts';
import { isName } from '#src/chain/core/name.ts';
import { ContractPicker } from '#src/components/contract/contract-picker.tsx';
import { SamePageLink } from '#src/components/contract/same-page-link.tsx';
import { buttonStyles } from '#src/components/ui/button.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { HostileText } from '#src/components/ui/text/hostile-text.tsx';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { nodePool } from '#src/stores/chain/node.ts';
import { useUrl, pushUrl } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { contractUrl, namedContract } from './contract-link.ts';
import { Contract } from './contract.tsx';

const TYPING_PAUSE_MS = 150;

const none: readonly string[] = [];

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
        <h1 className="min-w-0 title">
          <span className="font-normal text-muted">{text.shared.contract}</span>{' '}
          <span dir="ltr" data-name={name}>
            <HostileText text={name} limit={64} />
          </span>
        </h1>
        <SamePageLink
          href={bare.href}
          onVisit={() => visit(bare)}
          className={buttonStyles({ size: 'sm', className: 'ms-auto' })}
        >
          {text.another}
        </SamePageLink>
      </div>
      <Contract key={name} name={name} on="contract" />
    </>
  );
}

/** What had the focus goes with the step, so the page takes it, as after navigation. */
function visit(url: URL): void {
  pushUrl(url);
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** The first step: choose a contract. */
function PickContract() {
  const url = useUrl();
  const [typed, setTyped] = useState('');
  const found = useAccountNames(typed.trim().toLowerCase());
  const known = useListedContracts();
  const urlOf = (name: string) => (url ? contractUrl(url, { name }, {}) : null);
  return (
    <ContractPicker
      typed={typed}
      onType={setTyped}
      found={found}
      known={known}
      hrefOf={(name) => urlOf(name)?.href ?? ''}
      onVisit={(name) => {
        const to = urlOf(name);
        if (to) visit(to);
      }}
    />
  );
}

/** The contracts that the chain's file names. The system's, until the file is loaded. */
function useListedContracts(): readonly string[] {
  const config = chainConfig();
  const { system, token, msig, wrap } = config.accounts;
  const [listed, setListed] = useState<readonly string[]>([
    ...new Set([system, token, msig, wrap]),
  ]);
  useEffect(() => {
    let current = true;
    void import('#src/chain/config/known-accounts.ts').then(
      ({ listedContracts }) => {
        if (current) setListed(listedContracts(config));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [config]);
  return listed;
}

/** Accounts with the typed prefix; none for an outdated text. */
function useAccountNames(prefix: string): readonly string[] {
  const [found, setFound] = useState({ of: '', names: none });
  useEffect(() => {
    if (!isName(prefix)) return;
    let current = true;
    const timer = setTimeout(async () => {
      const { searchAccountNames } = await import('#src/chain/tables/accounts.ts');
      const names = await searchAccountNames(nodePool(), prefix).catch(() => none);
      if (current) setFound({ of: prefix, names: names.slice(0, limits.searchSuggestions) });
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [prefix]);
  return found.of === prefix ? found.names : none;
}

export const screen: ScreenModule = { Screen: ContractScreen };

await textsReady();
