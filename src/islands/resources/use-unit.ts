import { useLinked } from '#src/stores/form/link-fill.ts';
import { setQuery, useUrl } from '#src/stores/url.ts';

/**
 * The unit of typed amounts: `?in=bytes`, or another choice of a form. The first one is the default.
 */
export function useUnit<Unit extends string>(
  units: readonly [Unit, ...Unit[]],
  parameter: 'in' | 'do' = 'in',
) {
  const wanted = useUrl()?.searchParams.get(parameter);
  const unit = units.find((one) => one === wanted) ?? units[0];
  const { forget } = useLinked([parameter]);
  const choose = (next: Unit) => {
    forget();
    setQuery({ [parameter]: next === units[0] ? null : next });
  };
  return [unit, choose] as const;
}
