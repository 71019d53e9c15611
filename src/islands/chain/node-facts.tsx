import type { ChainConfig } from '#src/chain/config/types.ts';
import { CopyButton } from '#src/components/ui/copy-button.tsx';
import { Hash } from '#src/components/ui/hash.tsx';
import { KeyValueList } from '#src/components/ui/key-value-list.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonWord } from '#src/components/ui/skeleton.tsx';
import { HostileText } from '#src/components/ui/text/hostile-text.tsx';
import { useChainTexts } from '#src/i18n/areas/chain/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useHead } from '#src/stores/chain/head.ts';
import { accountCountStore } from '#src/stores/chain/parameters.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { MoreLink } from '../home/more-link.tsx';

/** The chain's id, its number of accounts, and the version of the node that reported the head. */
export function NodeFacts({ chain }: { chain: ChainConfig }) {
  const text = useChainTexts();
  const head = useHead();
  const info = head.kind === 'ready' ? head.value : null;
  const { state: accounts } = useLoad(accountCountStore, '');
  const format = useFormat();
  const waiting = (className: string) =>
    head.kind === 'failed' ? '–' : <SkeletonWord className={className} />;
  const id = chain.chainId ?? info?.chainId ?? null;
  return (
    <Section
      title={text.shared.network}
      actions={<MoreLink path="/endpoints">{text.endpoints}</MoreLink>}
    >
      <KeyValueList
        items={[
          ...(accounts.kind === 'ready'
            ? [{ key: 'accounts', label: text.accounts, value: format.number(accounts.value) }]
            : []),
          {
            key: 'id',
            label: text.chainId,
            value: id ? (
              <span className="inline-flex max-w-full items-center">
                <Hash value={id} width="title" />
                <CopyButton value={id} label={text.copyChainId} />
              </span>
            ) : (
              waiting('w-48')
            ),
          },
          {
            key: 'version',
            label: text.nodeVersion,
            value: info ? <HostileText text={info.serverVersion} limit={60} /> : waiting('w-24'),
          },
        ]}
      />
    </Section>
  );
}
