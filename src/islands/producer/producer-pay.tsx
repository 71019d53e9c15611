import type { Asset } from '#src/chain/core/asset.ts';
import { chainNow } from '#src/chain/core/clock.ts';
import { claimEveryMs, type ProducerPay as BucketPay } from '#src/chain/model/vote/producer-pay.ts';
import type { FioPay } from '#src/chain/model/vote/fio-pay.ts';
import type { RoundPay } from '#src/chain/model/vote/round-pay.ts';
import type { RankedProducer } from '#src/chain/client/account/account-voting.ts';
import { Amount } from '#src/components/ui/amount.tsx';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import { KeyValueList } from '#src/components/ui/key-value-list.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { DueTime } from '#src/components/ui/due-time.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useProducerTexts } from '#src/i18n/areas/producer/texts.ts';
import { Suspense } from 'react';
import type { UnclaimedPay } from '#src/chain/client/vote/producer.ts';
import { useUser } from '../wallet/use-wallet.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { producerPayStore } from '#src/stores/vote/producer.ts';

const ClaimPay = lazyPart(async () => (await import('./claim-pay.tsx')).ClaimPay, Nothing);

/** What the contract owes, and when it was claimed. */
export function ProducerPay({ producer }: { producer: RankedProducer }) {
  const text = useProducerTexts();
  const { owner, unpaidBlocks, totalVotes, claimedAt, fioAddress, active } = producer;
  const isOwn = useUser()?.actor === owner;
  const load = useLoad(
    producerPayStore,
    `${owner}/${unpaidBlocks ?? 0}/${Number(totalVotes)}/${claimedAt ?? 0}`,
  );
  const claimed = {
    key: 'claimed',
    label: text.shared.lastClaim,
    value: claimedAt === null ? text.shared.never : <Time at={claimedAt} />,
  };
  return (
    <Section title={text.pay}>
      <StateView
        {...load}
        loading={<SkeletonRows rows={4} />}
        empty={{ title: text.noPay, text: text.noPayHint }}
      >
        {(pay) =>
          pay && (
            <>
              <KeyValueList
                items={
                  pay.kind === 'rounds'
                    ? roundsOf(pay, text)
                    : [
                        ...(pay.kind === 'parts' ? partsOf(pay, text) : bucketsOf(pay, text)),
                        claimed,
                        { key: 'next', label: text.nextClaim, value: nextOf(pay, claimedAt, text) },
                      ]
                }
              />
              <p className="max-w-prose pt-2 text-muted">
                {hintOf(pay, text)}
                {pay.kind === 'buckets' && pay.byFees && ` ${text.feesHint}`}
              </p>
              {isOwn && active && (
                <Suspense>
                  <div className="max-w-md space-y-4 pt-4">
                    <ClaimPay
                      owner={owner}
                      fioAddress={fioAddress}
                      nextAt={nextAt(pay, claimedAt)}
                      isEmpty={pay.kind === 'rounds' && pay.booked.units === 0n}
                    />
                  </div>
                </Suspense>
              )}
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

function partsOf({ byRank, byVotes }: FioPay, text: Texts) {
  return [
    { key: 'rank', label: text.byRank, value: <Amount amount={byRank} /> },
    { key: 'votes', label: text.byVotes, value: <Amount amount={byVotes} /> },
  ];
}

/** When the contract takes a claim that pays: milliseconds UTC, 0 for now. */
function nextAt(pay: UnclaimedPay, claimedAt: number | null): number {
  if (pay.kind === 'parts') return pay.nextAt;
  return pay.kind === 'rounds' || claimedAt === null ? 0 : claimedAt + claimEveryMs;
}

function nextOf(pay: UnclaimedPay, claimedAt: number | null, text: Texts) {
  const next = nextAt(pay, claimedAt);
  return next <= chainNow() ? text.shared.now : <Time at={next} ahead />;
}

function hintOf({ kind }: UnclaimedPay, text: Texts): string {
  if (kind === 'parts') return text.partsHint;
  return kind === 'rounds' ? text.roundHint : text.payHint;
}

function roundsOf({ booked, nextAt, estimate }: RoundPay, text: Texts) {
  return [
    { key: 'booked', label: text.booked, value: <Amount amount={booked} /> },
    { key: 'round', label: text.nextRound, value: <DueTime at={nextAt} due={text.shared.now} /> },
    { key: 'estimate', label: text.roundShare, value: <Amount amount={estimate} /> },
  ];
}
