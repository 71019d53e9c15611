import { DelegationTable, ReceivedTotal, StakeSums } from '#src/components/account/stakes.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { stakesGivenStore, stakesReceivedStore } from '#src/stores/account/account-stakes.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useActualChain } from '#src/stores/chain/contract-facts.ts';
import { useQueryChoice } from '#src/stores/query-choice.ts';
import { ResourceLinks } from './resource-links.tsx';

type Side = 'given' | 'received';

/** Stakes given or received: `?stakes=received`. */
export function StakesPart({ name }: { name: string }) {
  const { stakes: text } = useAccountResourcesTexts();
  const { features } = useActualChain();
  const [side, setSide] = useQueryChoice('stakes', ['given', 'received'], 'given');
  return (
    <Section
      title={text.title}
      actions={
        <>
          {features.includes('resource-staking') && (
            <ResourceLinks name={name} forms={['stake', 'unstake']} />
          )}
          <Toggle<Side>
            label={text.side}
            options={[
              { key: 'given', label: text.given },
              { key: 'received', label: text.received },
            ]}
            current={side}
            onSelect={setSide}
          />
        </>
      }
    >
      {side === 'given' ? <Given name={name} /> : <Received name={name} />}
    </Section>
  );
}

function Given({ name }: { name: string }) {
  const load = useLoad(stakesGivenStore, name);
  const { stakes: text } = useAccountResourcesTexts();
  return (
    <StateView {...load} empty={{ title: text.none, text: text.noneGiven }}>
      {({ own, others, all, toOthers, complete }) => (
        <>
          <StakeSums own={own} others={others} all={all} />
          {toOthers.length > 0 && (
            <>
              <p className="border-t pt-3 font-medium">{text.toOthers}</p>
              <DelegationTable caption={text.toOthers} rows={toOthers} partner="to" />
            </>
          )}
          {!complete && <p className="border-t py-3 text-muted">{text.incomplete}</p>}
        </>
      )}
    </StateView>
  );
}

function Received({ name }: { name: string }) {
  const load = useLoad(stakesReceivedStore, name);
  const { stakes: text } = useAccountResourcesTexts();
  return (
    <StateView {...load} empty={{ title: text.none, text: text.noneReceived }}>
      {({ rows, total }) => (
        <>
          {total && <ReceivedTotal cpu={total.cpu} net={total.net} />}
          {rows === null ? (
            <p className="border-t py-3 text-muted">{text.unknownStakers}</p>
          ) : (
            rows.length > 0 && (
              <div className="border-t">
                <DelegationTable caption={text.fromOthers} rows={rows} partner="from" />
              </div>
            )
          )}
        </>
      )}
    </StateView>
  );
}
