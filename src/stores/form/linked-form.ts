import { useEffect, useId, useRef, useState } from 'react';
import type { SensitivePower } from '../../chain/model/permission/power-action.ts';
import { $navigation, useUrl } from '../url.ts';
import { type Choices, choiceDraftOf } from './choice-draft.ts';
import { reportForm } from './form-link.ts';
import { linkedParameters, trustedVisit, setTypedQuery, useLinked } from './link-fill.ts';
import { isSameValue, type LinkQuery } from './link-values.ts';
import { visitDraft } from './internal-links.ts';

/** Every query parameter that fills in a form. */
export interface LinkedFields<Values, Choice extends string> {
  /** Of its values. */
  readonly names: readonly string[];
  /** The values that an address has. */
  readonly valuesIn: (url: URL | null) => Partial<Values>;
  /** A link's parameters for these values. */
  readonly queryOf: (values: Values) => LinkQuery;
  /** Of what its values mean: the token of an amount, its unit. */
  readonly choices?: readonly Choice[];
  /** Of what other parts of the form read. */
  readonly others?: readonly string[];
  /** The form's action grants it: if a link filled the form, the visitor agrees first. */
  readonly power?: SensitivePower | undefined;
}

/**
 * The values that were typed into a form that a link filled: a log-in draws the form again. The others
 * have the defaults of the account. It is not stored, since it would return without the notice.
 */
let typedOnLink: {
  readonly form: string;
  readonly navigation: number;
  readonly values: object;
} | null = null;

/**
 * A form that a link can fill. It begins with the values of the address and the draft's, else the
 * defaults. If a link set any of its parameters, it takes nothing from the draft and changes nothing in
 * it: the notice above the form offers it.
 * @param name unique name of the form, also of its draft
 */
export function useLinkedForm<Values extends object, Choice extends string = never>(
  name: string,
  defaults: Values,
  fields: LinkedFields<Values, Choice>,
) {
  const { names, valuesIn, queryOf, choices = [], others = [], power } = fields;
  const url = useUrl();
  const id = useId();
  const all = [...names, ...choices, ...others];
  // A link of the site that fills in the form begins a form of its own, with a draft of its own.
  const [visit] = useState(() => trustedVisit(all, url, { power }));
  const [draft] = useState(
    () => url && choiceDraftOf(visit === null ? name : visitDraft(name, visit), defaults, choices),
  );
  const [hasDraft] = useState(() => draft !== null && !isSame(draft.read().values, defaults));
  const [start, setStart] = useState(() => {
    const isLinked = visit === null && linkedParameters(all, url).length > 0;
    const typed = isLinked ? typedHere<Values>(name) : {};
    const before = isLinked ? null : draft?.read();
    const drafted = withDefaults(before?.values ?? {}, defaults);
    const values = {
      ...defaults,
      ...drafted,
      ...valuesIn(url),
      // What was typed since is in the draft of the visit, not in the address.
      ...(visit !== null && hasDraft && drafted),
      ...withDefaults(typed, defaults),
    };
    return { key: 0, values, chosen: before?.chosen ?? {} };
  });
  const last = useRef({ values: start.values, typedIn: NONE });
  const begin = (values: Values, chosen: Choices) => {
    last.current = { values, typedIn: NONE };
    setStart(({ key }) => ({ key: key + 1, values, chosen }));
  };
  const restore = () => {
    const before = draft?.read();
    begin(before?.values ?? defaults, before?.chosen ?? {});
  };
  const clear = () => begin(defaults, {});
  const { linked, forget } = useLinked(all, {
    onClear: clear,
    onRestore: hasDraft ? restore : undefined,
    power,
  });
  const isLinked = linked.length > 0;
  const now = Object.fromEntries(
    choices.map((one) => [one, url?.searchParams.get(one) ?? start.chosen[one] ?? null]),
  ) as Readonly<Record<Choice, string | null>>;

  const store = (values: Values, chosen: Choices) => {
    if (isLinked) {
      const typed = { ...typedHere<Values>(name), ...changed(values, start.values) };
      typedOnLink = { form: name, navigation: $navigation.get(), values: typed };
    } else if (!isSame(values, defaults)) draft?.keep({ values, chosen });
    // An empty form that nobody typed into leaves the draft of another visit.
    else if (last.current.typedIn === start.key) draft?.clear();
    reportForm(id, { ...queryOf(values), ...chosen });
  };
  /** Takes the form's values at first and after each change. */
  const keep = (values: Values) => {
    if (!isSame(values, start.values)) last.current.typedIn = start.key;
    last.current.values = values;
    store(values, now);
  };
  useEffect(() => () => reportForm(id, null), [id]);
  const choose = (one: Choice, value: string | null) => {
    const chosen = { ...now, [one]: value };
    // The notice is also the way back to the draft.
    if (!hasDraft) forget(one);
    setStart((before) => ({ ...before, chosen }));
    setTypedQuery({ [one]: value });
    store(last.current.values, chosen);
  };
  /** Empties the form, and its draft unless a link filled the form. */
  const empty = () => {
    if (!isLinked) draft?.clear();
    begin(defaults, now);
  };
  /** Empties form and address. The choices stay. */
  const finish = () => {
    empty();
    forget();
    setTypedQuery(Object.fromEntries(names.map((one) => [one, null])));
  };
  return { key: start.key, initial: start.values, keep, empty, finish, choices: now, choose };
}

const NONE = -1;

function isSame<Values extends object>(values: Values, others: Values): boolean {
  return (Object.keys(others) as (keyof Values)[]).every((name) =>
    isSameValue(values[name], others[name]),
  );
}

/** The values that differ. */
function changed<Values extends object>(values: Values, before: Values): Partial<Values> {
  const typed = Object.entries(values).filter(
    ([name, value]) => !isSameValue(value, before[name as keyof Values]),
  );
  return Object.fromEntries(typed) as Partial<Values>;
}

/** Empty if nothing was typed since the link was opened. */
function typedHere<Values extends object>(form: string): Partial<Values> {
  if (typedOnLink?.form !== form || typedOnLink.navigation !== $navigation.get()) return {};
  return typedOnLink.values as Partial<Values>;
}

/** What was left blank before a log-in has the usual value afterwards: the receiver is the user. */
function withDefaults<Values extends object>(
  draft: Partial<Values>,
  defaults: Values,
): Partial<Values> {
  const blank = Object.keys(draft).filter((name) => draft[name as keyof Values] === '');
  return {
    ...draft,
    ...Object.fromEntries(blank.map((name) => [name, defaults[name as keyof Values]])),
  };
}
