import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { type Fact, FactRows } from '../form/fact-rows.tsx';

interface ForecastProps {
  /** Figures as they would be now. */
  facts?: readonly Fact[];
  /** What will happen and when, a sentence each. */
  lines: readonly string[];
}

/** What a form would do if it were signed now. */
export function Forecast({ facts = [], lines }: ForecastProps) {
  const text = useFormTexts();
  return (
    <section aria-label={text.willHappen} className="space-y-3 rounded-sm bg-sunken p-3">
      {facts.length > 0 && <FactRows facts={facts} />}
      <ul className="space-y-1 text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
