import { useLinked } from '#src/stores/form/link-fill.ts';
import { setQuery, useUrl } from '#src/stores/url.ts';

/** The unit of typed amounts: `?in=bytes`. The first one is the default. */
export function useUnit<Unit extends string>(units: readonly [Unit, ...Unit[]]) {
  const wanted = useUrl()?.searchParams.get('in');
  const unit = units.find((one) => one === wanted) ?? units[0];
  const { forget } = useLinked(['in']);
  const choose = (next: Unit) => {
    forget();
    setQuery({ in: next === units[0] ? null : next });
  };
  return [unit, choose] as const;
}
