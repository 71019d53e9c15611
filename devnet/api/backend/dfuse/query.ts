import type { RecordedAction } from '../../../history/records.ts';

type Test = (action: RecordedAction) => boolean;

const TOKENS = /\s*([()]|[^\s()]+)/gy;

/**
 * Parses the subset of dfuse's query language that the site uses: adjacent terms must all match,
 * `OR` is an alternative, groups are in parentheses. Throws a sentence otherwise.
 */
export function readQuery(text: string): Test {
  const tokens = [...text.trim().matchAll(TOKENS)].map(([, token = '']) => token);
  let index = 0;

  function choice(): Test {
    const tests = [conjunction()];
    while (tokens[index] === 'OR') {
      index++;
      tests.push(conjunction());
    }
    return (action) => tests.some((test) => test(action));
  }

  function conjunction(): Test {
    const tests: Test[] = [];
    while (index < tokens.length && tokens[index] !== ')' && tokens[index] !== 'OR')
      tests.push(single());
    return (action) => tests.every((test) => test(action));
  }

  function single(): Test {
    const token = tokens[index++] ?? '';
    if (token !== '(') return term(token);
    const inner = choice();
    if (tokens[index++] !== ')') throw new Error('Missing closing parenthesis');
    return inner;
  }

  const whole = choice();
  if (index < tokens.length) throw new Error(`Unexpected ${tokens[index]}`);
  return whole;
}

function term(token: string): Test {
  const [, field = '', value = ''] = /^([\w.]+):(.+)$/.exec(token) ?? [];
  if (field === '') throw new Error(`Unknown term ${token}`);
  if (field.startsWith('data.')) return dataTerm(field.slice('data.'.length), value);
  const read = FIELDS[field];
  if (!read) throw new Error(`Unknown field ${field}`);
  return (action) => read(action).includes(value);
}

const FIELDS: Readonly<Record<string, (action: RecordedAction) => string[]>> = {
  account: ({ receivers: [first] }) => (first ? [first.act.account] : []),
  action: ({ receivers: [first] }) => (first ? [first.act.name] : []),
  auth: ({ receivers: [first] }) =>
    (first?.act.authorization ?? []).flatMap(({ actor, permission }) => [
      actor,
      `${actor}@${permission}`,
    ]),
  receiver: ({ receivers }) => receivers.map(({ receiver }) => receiver),
};

function dataTerm(field: string, value: string): Test {
  return ({ receivers: [first] }) => {
    const data = first?.act.data;
    if (typeof data !== 'object' || data === null) return false;
    return String((data as Record<string, unknown>)[field]) === value;
  };
}
