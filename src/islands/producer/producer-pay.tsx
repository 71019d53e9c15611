import type { Asset } from '#src/chain/core/asset.ts';
import { chainNow } from '#src/chain/core/clock.ts';
import { claimEveryMs, type ProducerPay as BucketPay } from '#src/chain/model/vote/producer-pay.ts';
import type { RoundPay } from '#src/chain/model/vote/round-pay.ts';
import type { RankedProducer } from '#src/chain/client/account/account-voting.ts';
import { Amount } from '#src/components/ui/amount.tsx';
import { KeyValueList } from '#src/components/ui/key-value-list.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { DueTime } from '#src/components/ui/due-time.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useProducerTexts } from '#src/i18n/areas/producer/texts.ts';
import { useLoad } from '#src/stores/query.ts';
import { producerPayStore } from '#src/stores/vote/producer.ts';

/** What the contract owes, and when it was claimed. */
export function ProducerPay({ producer }: { producer: RankedProducer }) {
  const text = useProducerTexts();
  const { owner, unpaidBlocks, totalVotes, claimedAt } = producer;
  const { state, store } = useLoad(
    producerPayStore,
    `${owner}/${unpaidBlocks ?? 0}/${Number(totalVotes)}/${claimedAt ?? 0}`,
  );
  const claimed = {
    key: 'claimed',
    label: text.claimed,
    value: claimedAt === null ? text.never : <Time at={claimedAt} />,
  };
  const next = claimedAt === null ? null : claimedAt + claimEveryMs;
  return (
    <Section title={text.pay}>
      <StateView
        state={state}
        loading={<SkeletonRows rows={4} />}
        empty={{ title: text.noPay, text: text.noPayHint }}
        onRetry={store?.retry}
      >
        {(pay) =>
          pay && (
            <>
              <KeyValueList
                items={
                  pay.kind === 'rounds'
                    ? roundsOf(pay, text)
                    : [
                        ...bucketsOf(pay, text),
                        claimed,
                        {
                          key: 'next',
                          label: text.nextClaim,
                          value:
                            next === null || next <= chainNow() ? (
                              text.now
                            ) : (
                              <Time at={next} ahead />
                            ),
                        },
                      ]
                }
              />
              <p className="max-w-prose pt-2 text-muted">
                {pay.kind === 'rounds' ? text.roundHint : text.payHint}
                {pay.kind === 'buckets' && pay.byFees && ` ${text.feesHint}`}
              </p>
            </>
          )
        }
      </StateView>
    </Section>
  );
}

type Texts = ReturnType<typeof useProducerTexts>;

function bucketsOf(pay: BucketPay & { readonly byFees: Asset | null }, text: Texts) {
  const { byBlocks, byVotes, byFees } = pay;
  return [
    { key: 'blocks', label: text.byBlocks, value: <Amount amount={byBlocks} /> },
    { key: 'votes', label: text.byVotes, value: <Amount amount={byVotes} /> },
    ...(byFees ? [{ key: 'fees', label: text.byFees, value: <Amount amount={byFees} /> }] : []),
  ];
}

function roundsOf({ booked, nextAt, estimate }: RoundPay, text: Texts) {
  return [
    { key: 'booked', label: text.booked, value: <Amount amount={booked} /> },
    { key: 'round', label: text.nextRound, value: <DueTime at={nextAt} due={text.now} /> },
    { key: 'estimate', label: text.roundShare, value: <Amount amount={estimate} /> },
  ];
}
