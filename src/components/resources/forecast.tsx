import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { type Fact, FactRows } from '../form/fact-rows.tsx';

interface ForecastProps {
  /** What is forecast, on a page with several. */
  of?: string | undefined;
  /** Current figures. */
  facts?: readonly Fact[];
  /** Consequences, one sentence each. */
  lines: readonly string[];
}

/** The effects of a form if it were signed now. */
export function Forecast({ of, facts = [], lines }: ForecastProps) {
  const text = useFormTexts();
  return (
    <section
      aria-label={of === undefined ? text.shared.estimate : `${text.shared.estimate}: ${of}`}
      className="space-y-3 border-t pt-3"
    >
      {facts.length > 0 && <FactRows facts={facts} />}
      <ul className="space-y-1 text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
