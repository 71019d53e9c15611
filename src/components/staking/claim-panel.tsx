import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { type Fact, FactRows } from '../form/fact-rows.tsx';
import { Forecast } from '../resources/forecast.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { Button } from '../ui/button.tsx';
import { useClock } from '../ui/clock.ts';

interface ClaimPanelProps {
  /** The reward, on a page with several. */
  of?: string;
  facts: readonly Fact[];
  /** Consequences, one sentence each. */
  lines: readonly string[];
  /** The buttons, the first one most usual. */
  claims: readonly { readonly label: string; readonly onClaim: () => void }[];
  /** Why nothing can be claimed, whatever the time; null if something can. */
  blocked?: string | null;
  /** When the contract takes the next claim, milliseconds UTC. */
  nextAt?: number;
  pending?: boolean;
}

/** A reward and its claim buttons, once the contract takes a claim. */
export function ClaimPanel(props: ClaimPanelProps) {
  const { of, facts, lines, claims, blocked = null, nextAt = 0, pending = false } = props;
  const { claim: text } = useStakingTexts();
  const format = useFormat();
  const now = useClock((time) => time, 0);
  const waits = nextAt >= now;
  const wait =
    blocked === null && waits
      ? [{ label: text.next, value: format.duration((nextAt - now) / 1000) }]
      : [];
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => event.preventDefault()}>
      {facts.length > 0 && <FactRows facts={facts} />}
      <Forecast
        of={of}
        facts={wait}
        lines={blocked === null ? [...(waits ? [text.wait] : []), ...lines] : [blocked]}
      />
      {blocked === null && !waits && (
        <div className="flex flex-wrap gap-2">
          {claims.map((claim, index) => (
            <ClaimButton key={claim.label} {...claim} isFirst={index === 0} pending={pending} />
          ))}
        </div>
      )}
    </form>
  );
}

interface ClaimButtonProps {
  label: string;
  onClaim: () => void;
  isFirst: boolean;
  pending: boolean;
}

/** Visitors have one: it logs in. */
function ClaimButton({ isFirst, pending, ...claim }: ClaimButtonProps) {
  const { label, isGuest, onSubmit } = useSubmit(claim.label, claim.onClaim);
  if (isGuest && !isFirst) return null;
  return (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      size="lg"
      className="grow"
      disabled={pending}
      onClick={onSubmit}
    >
      {label}
    </Button>
  );
}
