import { clientOf } from '../client.ts';
import type { Answer, Call, Client, SendOptions } from '../client.ts';

/** Who stands in for the persons of the steps: accounts that every chain has. */
const STAND_INS = new Map([
  ['alice', 'eosio.ram'],
  ['bob', 'eosio.stake'],
]);

/**
 * A client for a chain whose keys nobody here has: the steps' persons are accounts of the system, the
 * token is the chain's own, and what was to be signed by them is signed by strangers, so that no
 * transaction can pass. Answers come back with the token called EOS, as the steps call it.
 */
export async function keylessClient(url: string): Promise<Client> {
  const inner = clientOf(url);
  const core = await coreSymbol(inner);
  const asked = (value: unknown): unknown => replaced(value, core);

  async function ask(path: string, body?: unknown): Promise<Answer> {
    const { status, json } = await inner.ask(path, asked(body));
    return { status, json: inSteps(json, core) };
  }

  async function send(calls: Call[], options: SendOptions = {}): Promise<Answer> {
    const signers = calls.map(({ by }) => by.split('@')[0] ?? '').filter((name) => name !== '');
    const keys = options.keys ?? [...new Set(signers)];
    try {
      const { status, json } = await inner.send(asked(calls) as Call[], {
        ...options,
        keys: keys.map((name) => `a stranger to ${name}`),
      });
      return { status, json: inSteps(json, core) };
    } catch (thrown) {
      return { status: 0, json: { unpacked: String(thrown) } };
    }
  }

  const { pack } = inner;
  return { url, ask, pack, send, must: () => Promise.reject(new Error('There are no keys.')) };
}

interface Core {
  name: string;
  precision: number;
}

/** The symbol that RAM is paid in. */
export async function coreSymbol(client: Client): Promise<Core> {
  const place = { code: 'eosio', scope: 'eosio', table: 'rammarket' };
  const { json } = await client.ask('chain/get_table_rows', { json: true, ...place });
  const [market] = (json['rows'] ?? []) as { quote?: { balance?: string } }[];
  const [amount = '', name] = market?.quote?.balance?.split(' ') ?? [];
  if (!name) throw new Error(`${client.url} tells no price of RAM: ${JSON.stringify(json)}`);
  return { name, precision: amount.split('.')[1]?.length ?? 0 };
}

/** What a step says, with the chain's own names in it. */
function replaced(value: unknown, core: Core): unknown {
  if (typeof value === 'string') return replacedText(value, core);
  if (Array.isArray(value)) return value.map((item) => replaced(item, core));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaced(item, core)]),
  );
}

function replacedText(text: string, { name, precision }: Core): string {
  const [actor = '', permission] = text.split('@');
  const standIn = STAND_INS.get(actor);
  if (standIn) return permission === undefined ? standIn : `${standIn}@${permission}`;
  if (text === 'EOS') return name;
  if (text === '4,EOS') return `${precision},${name}`;
  return text.replace(
    /^(-?\d+)\.(\d{4}) EOS$/,
    (_all, whole: string, part: string) =>
      `${whole}.${part.padEnd(precision, '0').slice(0, precision)} ${name}`,
  );
}

/** The chain's token is called EOS; which key a signature gives follows from the transaction. */
function inSteps(json: Answer['json'], { name }: Core): Answer['json'] {
  const text = JSON.stringify(json)
    .replaceAll(new RegExp(`\\b${name}\\b`, 'g'), 'EOS')
    .replaceAll(/\b(PUB_(?:K1|R1|WA)_|EOS)[1-9A-HJ-NP-Za-km-z]{50,}/g, '$1…');
  return JSON.parse(text) as Answer['json'];
}
