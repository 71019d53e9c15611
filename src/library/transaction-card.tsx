import { readTransaction } from '../chain/client/history/transaction.ts';
import { allTraces } from '../chain/model/action/traces.ts';
import { type Finality, finalityOf } from '../chain/model/block/chain-info.ts';
import { sourceName } from '../chain/model/shared/source-name.ts';
import { hasRun, type TransactionView } from '../chain/model/transaction/transaction.ts';
import { ActionTree } from '../components/action/action-tree.tsx';
import { WithSource } from '../components/embed/with-source.tsx';
import { TransactionHeader } from '../components/transaction/transaction-header.tsx';
import { Section } from '../components/ui/section.tsx';
import { rootProps } from '../components/ui/root-props.ts';
import { useActionTexts } from '../i18n/areas/action/texts.ts';
import { useSearchTexts } from '../i18n/areas/search/texts.ts';
import { useLocale } from '../i18n/react.tsx';
import { sentencesReady } from '../i18n/sentences/use-sentences.ts';
import type { CardProps } from './account-card.tsx';
import { LoadStateView } from './load-state-view.tsx';
import { readNow } from './read-now.ts';
import { loadKey, useLoaded } from './use-loaded.ts';

interface TransactionCardProps extends CardProps {
  /** 64 hex digits. */
  id: string;
  /** Its block: nodes without a history find it by this number. */
  block?: number;
}

/** What a transaction did, whether it is final, and its actions as a tree. */
export function TransactionCard(props: TransactionCardProps) {
  const { client, id, block, sourced = false, ...native } = props;
  const { missing } = useSearchTexts();
  const locale = useLocale();
  const { system } = client.config.accounts;
  const { state, retry } = useLoaded(loadKey(client, id, locale, block), async (signal) => {
    const transaction = await readTransaction(client, id, block, { signal });
    const info = await readNow(
      client,
      client.node.getInfo({ signal }).catch(() => null),
    );
    await sentencesReady(allTraces(transaction.actions), system, locale);
    const irreversible = info.value?.last_irreversible_block_num;
    const finality =
      irreversible === undefined ? null : finalityOf(transaction.blockNum, irreversible);
    return { transaction, finality, at: info.at, behind: info.behind };
  });
  return (
    <LoadStateView
      state={state}
      missing={{ title: missing.transaction, text: missing.noTransaction }}
      heading={id}
      onRetry={retry}
      {...rootProps('transaction-card', null, native)}
    >
      {({ transaction, finality, ...read }) => {
        const card = <Transaction {...{ client, transaction, finality }} />;
        if (!sourced) return card;
        return (
          <WithSource source={sourceName(transaction.source)} {...read}>
            {card}
          </WithSource>
        );
      }}
    </LoadStateView>
  );
}

interface TransactionProps extends Pick<CardProps, 'client'> {
  transaction: TransactionView;
  finality: Finality | null;
}

function Transaction({ client, transaction, finality }: TransactionProps) {
  const text = useActionTexts();
  const { system, token: tokenContract } = client.config.accounts;
  return (
    <div className="space-y-6">
      <TransactionHeader {...{ transaction, finality, system, tokenContract }} />
      <Section title={text.actions}>
        <ActionTree
          actions={transaction.actions}
          tense={hasRun(transaction) ? 'happened' : 'ahead'}
          {...{ system, tokenContract }}
        />
      </Section>
    </div>
  );
}
