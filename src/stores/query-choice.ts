/** Choices that the address keeps, such as a tab, an order or a period: `?trades=week`. */
import { setQuery } from './change-url.ts';
import { pushUrl, type Query, useQueryValue, useUrl, withQuery } from './url.ts';

/**
 * One of some options, and the function that chooses another one without a new entry in the browser's history.
 * The function takes other parameters of the address that change with the choice.
 * @param fallback the option without the parameter, or with another value; the address leaves it out
 */
export function useQueryChoice<Option extends string>(
  name: string,
  options: readonly Option[],
  fallback: NoInfer<Option>,
) {
  const value = useQueryValue(name);
  const chosen = options.find((option) => option === value) ?? fallback;
  const choose = (next: Option, others: Query = {}) =>
    setQuery({ ...others, [name]: next === fallback ? null : next });
  return [chosen, choose] as const;
}

/**
 * Tabs that are links, and that add an entry to the browser's history.
 * @param labels by tab, in the order of the tabs; the first tab is the one without the parameter
 */
export function useQueryTabs<Tab extends string>(
  name: string,
  options: readonly [Tab, ...Tab[]],
  labels: Readonly<Record<NoInfer<Tab>, string>>,
) {
  const url = useUrl();
  const [current] = useQueryChoice(name, options, options[0]);
  const urlOf = (tab: string) => url && withQuery(url, { [name]: tab === options[0] ? null : tab });
  return {
    current,
    tabs: options.map((key) => ({ key, label: labels[key], href: urlOf(key)?.href ?? '' })),
    onSelect: (key: string) => {
      const to = urlOf(key);
      if (to) pushUrl(to);
    },
  };
}
