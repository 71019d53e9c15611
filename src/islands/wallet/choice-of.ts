interface Choosing<Name extends string> {
  readonly choices: Readonly<Record<Name, string | null>>;
  readonly choose: (name: Name, value: string | null) => void;
}

/**
 * One of a form's choices, such as the unit of typed amounts: `?in=bytes`.
 * @param options the first one is the default, which the address leaves out
 */
export function choiceOf<Option extends string, Name extends string>(
  { choices, choose }: Choosing<Name>,
  name: Name,
  options: readonly [Option, ...Option[]],
) {
  const chosen = options.find((one) => one === choices[name]) ?? options[0];
  return [chosen, (next: Option) => choose(name, next === options[0] ? null : next)] as const;
}
