import type { ChainConfig } from '#src/chain/config/types.ts';
import { pathSegment } from '#src/chain/core/path-segment.ts';
import { entryPath, type EntryId } from '#src/directory.ts';
import type { WaitingItem } from '#src/chain/model/account/waiting.ts';
import { WaitingList } from '#src/components/wallet/waiting-list.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useWalletTexts } from '#src/i18n/areas/wallet/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { useActualChain } from '#src/stores/chain/contract-facts.ts';
import { walletForms } from '../account/wallet-forms.ts';
import { useWaiting } from './use-waiting.ts';

/** What waits for the user, each with the form that sees to it. */
export function WaitingPart({ actor }: { actor: string }) {
  const text = useWalletTexts();
  const href = useHref();
  const { items, pending, failed } = useWaiting(actor);
  const chain = useActualChain();
  const hrefOf = (item: WaitingItem) => href(pathOf(item, actor, chain));
  return (
    <Section title={text.waiting}>
      {items.length > 0 && <WaitingList items={items} hrefOf={hrefOf} />}
      {pending && <SkeletonRows rows={items.length > 0 ? 1 : 3} />}
      {!pending && items.length === 0 && failed.length === 0 && (
        <StateView
          state={{ kind: 'empty' }}
          empty={{ title: text.nothing, text: text.nothingHint }}
        >
          {() => null}
        </StateView>
      )}
      {failed.length > 0 && (
        <p role="status" className="py-2 text-warning">
          {text.failed} {failed.map((source) => text.sources[source]).join(', ')}
        </p>
      )}
    </Section>
  );
}

const entries = {
  refund: 'resources-refund',
  'xpr-refund': 'staking-refund',
  rex: 'rex-unlend',
  'rex-savings': 'rex-savings',
  'long-stake': 'longstaking-stake',
  genesis: 'gbm-rewards',
  'fio-grant': 'vest',
  'fio-lock': 'vest',
  swap: 'swap-token',
  proposals: 'msigs-requested',
  requests: 'manage-addresses',
} as const satisfies Partial<Record<WaitingItem['kind'], EntryId>>;

/** The path of the form for an item, filled in where the form takes it. */
function pathOf(item: WaitingItem, actor: string, chain: ChainConfig): string {
  const { features } = chain;
  switch (item.kind) {
    case 'rewards':
      return entryPath(features.includes('xpr-staking') ? 'staking-claim' : 'gbm-rewards');
    case 'rex-fund':
      return `${entryPath('rex-unlend')}&what=withdraw`;
    case 'producer-pay':
      return `/producers/${pathSegment(actor)}`;
    case 'bid-refund':
      return `${entryPath('name-bid-refund')}&name=${pathSegment(item.name)}`;
    case 'domain':
      return `${entryPath('manage-domains')}?domain=${pathSegment(item.name)}&do=renew`;
    case 'resource': {
      const { rent, stake, ram } = walletForms(chain);
      const form = item.resource === 'ram' ? ram : (rent ?? stake);
      return form ?? `/account/${pathSegment(actor)}?tab=resources`;
    }
    default:
      return entryPath(entries[item.kind]);
  }
}
