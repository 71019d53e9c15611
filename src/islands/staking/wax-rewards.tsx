import { claimgenesis, voterclaim } from '#src/chain/actions/vote.ts';
import { chainNow } from '#src/chain/core/clock.ts';
import { genesisDue, nextGenesisClaim } from '#src/chain/model/block/genesis.ts';
import { earnsVoterPay, nextVoterClaim, voterPayAt } from '#src/chain/model/vote/voter-pay.ts';
import type { Action } from '#src/chain/actions/action.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { GenesisFacts } from '#src/components/account/genesis-facts.tsx';
import { ClaimPanel } from '#src/components/staking/claim-panel.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { buttonStyles } from '#src/components/ui/button.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { genesisAwardStore } from '#src/stores/account/account-holdings.ts';
import { voterPayStore } from '#src/stores/staking/staking.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useOwn } from '../wallet/use-own.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';
import { ProducerPay } from './producer-pay.tsx';

/** What a user can claim on WAX. */
export function WaxRewards({ user }: { user: User }) {
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      <VoterRewards user={user} />
      <GenesisRewards user={user} />
      <ProducerPay user={user} />
    </div>
  );
}

function useClaim(action: Action) {
  const pending = useSigningStage() !== null;
  const onClaim = () => void transact([action], { again: onClaim });
  return { pending, onClaim };
}

function VoterRewards({ user: { actor, permission } }: { user: User }) {
  const texts = useStakingTexts();
  const { voter: text, claim: words } = texts;
  const locale = useLocale();
  const { state, store } = useOwn(voterPayStore, actor, null);
  const { pending, onClaim } = useClaim(voterclaim(actor, permission));
  const toVote = (
    <>
      <p>{text.noneHint}</p>
      <a
        href={localizePath('/vote', locale)}
        className={buttonStyles({ size: 'sm', className: 'mt-4' })}
      >
        {texts.shared.vote}
      </a>
    </>
  );
  return (
    <Section title={text.title}>
      <StateView state={state} empty={{ title: text.none, text: toVote }} onRetry={store?.retry}>
        {(pay) => {
          if (!pay)
            return (
              <ClaimPanel
                of={text.title}
                facts={[]}
                lines={[text.noneHint, text.will, text.again]}
                claims={[{ label: words.submit, onClaim }]}
              />
            );
          const next = nextVoterClaim(pay);
          const nothing = next === null || (pay.own.units === 0 && !earnsVoterPay(pay));
          return (
            <ClaimPanel
              of={text.title}
              facts={[
                { label: words.rewards, value: <Amount amount={voterPayAt(pay, chainNow())} /> },
                { label: text.earns, value: earnsVoterPay(pay) ? texts.shared.yes : text.no },
                ...(pay.claimedAt > 0
                  ? [{ label: words.last, value: <Time at={pay.claimedAt} /> }]
                  : []),
              ]}
              lines={[text.will, text.again]}
              claims={[{ label: words.submit, onClaim }]}
              blocked={nothing ? words.nothing : null}
              nextAt={next ?? 0}
              pending={pending}
            />
          );
        }}
      </StateView>
    </Section>
  );
}

function GenesisRewards({ user: { actor, permission } }: { user: User }) {
  const { genesis: text, claim: words } = useStakingTexts();
  const { state, store } = useOwn(genesisAwardStore, actor, null);
  const { pending, onClaim } = useClaim(claimgenesis(actor, permission));
  return (
    <Section title={text.title}>
      <StateView
        state={state}
        empty={{ title: text.none, text: text.noneHint }}
        onRetry={store?.retry}
      >
        {(award) =>
          award ? (
            <>
              <GenesisFacts award={award} />
              <ClaimPanel
                of={text.title}
                facts={[]}
                lines={[text.will]}
                claims={[{ label: text.submit, onClaim }]}
                blocked={genesisDue(award, chainNow()).units > 0n ? null : words.nothing}
                nextAt={nextGenesisClaim(award)}
                pending={pending}
              />
            </>
          ) : (
            <ClaimPanel
              of={text.title}
              facts={[]}
              lines={[text.noneHint, text.will]}
              claims={[{ label: text.submit, onClaim }]}
            />
          )
        }
      </StateView>
    </Section>
  );
}

await textsReady();
