import type { Action } from '#src/chain/actions/action.ts';
import { voterclaim } from '#src/chain/actions/vote.ts';
import { voterclaimst } from '#src/chain/actions/xpr-stake.ts';
import type { ShortReward } from '#src/chain/model/vote/xpr-rewards.ts';
import type { ShortStake } from '#src/chain/model/vote/xpr-stake.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import type { Fact } from '#src/components/form/fact-rows.tsx';
import { FormLayout } from '#src/components/form/form-layout.tsx';
import { ClaimPanel } from '#src/components/staking/claim-panel.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { DueTime } from '#src/components/ui/due-time.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';
import { ProducerPay } from './producer-pay.tsx';
import { useXpr } from './use-xpr.ts';
import { XprAside } from './xpr-aside.tsx';

type ClaimTexts = ReturnType<typeof useStakingTexts>['claim'];

/** Claims the rewards of a stake that votes, and a producer's pay. */
export function ClaimXpr({ user }: { user: User }) {
  const { actor, permission } = user;
  const { claim: text, stake } = useStakingTexts();
  const pending = useSigningStage() !== null;
  const { state, store, holdings, rules } = useXpr(actor);
  const format = useFormat();
  const short = holdings?.short ?? null;
  const reward = holdings?.reward ?? null;
  const blocked = ({ claimable, qualified }: ShortStake) => {
    if (claimable.units > 0n) return null;
    return qualified ? text.nextAdds : text.notQualified(format.number(rules.votes));
  };
  const send = (action: Action) => () => {
    const claim = () => void transact([action], { again: claim });
    claim();
  };
  const claims = [
    { label: text.submit, onClaim: send(voterclaim(actor, permission)) },
    { label: text.stake, onClaim: send(voterclaimst(actor, permission)) },
  ];
  return (
    <FormLayout aside={<XprAside actor={actor} />}>
      <div className="space-y-8">
        <StateView
          state={state.kind === 'ready' && !short && actor !== '' ? { kind: 'empty' } : state}
          empty={{ title: text.notStaked }}
          onRetry={store?.retry}
        >
          {({ nextRoundAt }) =>
            short ? (
              <ClaimPanel
                facts={[
                  { label: text.rewards, value: <Amount amount={short.claimable} /> },
                  ...(short.claimedAt > 0
                    ? [{ label: text.last, value: <Time at={short.claimedAt} /> }]
                    : []),
                  ...(reward ? roundFacts(reward, text) : []),
                ]}
                lines={[text.rounds, text.will]}
                claims={claims}
                blocked={blocked(short)}
                nextAt={short.claimedAt + rules.claimMs}
                pending={pending}
              />
            ) : (
              <ClaimPanel
                facts={nextRoundAt === null ? [] : [roundFact(nextRoundAt, text)]}
                lines={[
                  text.rounds,
                  text.wait,
                  stake.voteText(format.number(rules.votes)),
                  text.will,
                ]}
                claims={claims}
              />
            )
          }
        </StateView>
        <ProducerPay user={user} />
      </div>
    </FormLayout>
  );
}

function roundFact(at: number, text: ClaimTexts): Fact {
  return { label: text.round, value: <DueTime at={at} due={text.roundDue} /> };
}

function roundFacts({ adding, nextRoundAt, estimate }: ShortReward, text: ClaimTexts): Fact[] {
  return [
    ...(adding && adding.units > 0n
      ? [{ label: text.adding, value: <Amount amount={adding} /> }]
      : []),
    roundFact(nextRoundAt, text),
    { label: text.share, value: <Amount amount={estimate} /> },
  ];
}

await textsReady();
