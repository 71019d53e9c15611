import * as v from '../../chain/core/schema.ts';
import { readStored, validItems, writeStored } from '../stored-json.ts';

const KEY = 'opened-here';

/** So many visits are stored for the way back. */
const MOST_VISITS = 10;

/** An address that a link of this site opened, the mark of that click, and the query of the link. */
type InternalVisit = readonly [address: string, mark: string, query: string];

const visitsForm: v.GenericSchema<unknown, readonly InternalVisit[]> = validItems(
  v.tuple([v.string(), v.string(), v.string()]),
);

const addressOf = ({ pathname, search }: URL | Location) => pathname + search;

/**
 * Notes that a link of the site itself opens this address. Forms there need no notice that a link filled
 * them in, and keep what is typed in a draft of this visit. A link of another site cannot set this note.
 */
export function recordInternalLink(url: URL): void {
  const address = addressOf(url);
  const before = visits();
  const others = before.filter(([one]) => one !== address);
  const latest = [[address, newMark(), url.search] as const, ...others].slice(0, MOST_VISITS);
  const marks = new Set(latest.map(([, mark]) => mark));
  for (const [, mark] of before) if (!marks.has(mark)) dropDrafts(mark);
  store(latest);
}

/**
 * The mark of the click that opened this address. Null if no link of the site did.
 * @param names the link had one of these parameters, or it opened another form
 */
export function internalVisitOf(url: URL | Location, names?: readonly string[]): string | null {
  const address = addressOf(url);
  const [, mark, query] = visits().find(([one]) => one === address) ?? [];
  if (mark === undefined) return null;
  const linked = new URLSearchParams(query);
  return names === undefined || names.some((name) => linked.has(name)) ? mark : null;
}

/** The name of a form's draft that belongs to a visit. */
export const visitDraft = (form: string, mark: string) => `${form}@${mark}`;

/** Keeps the visit when the visitor changes the query. */
export function updateVisit(mark: string, url: URL | Location): void {
  const address = addressOf(url);
  const others = visits().filter(([one]) => one !== address);
  store(others.map((visit) => (visit[1] === mark ? ([address, mark, visit[2]] as const) : visit)));
}

const newMark = () => crypto.getRandomValues(new Uint32Array(1)).join('');

function visits(): readonly InternalVisit[] {
  return readStored('sessionStorage', KEY, visitsForm) ?? [];
}

/** Without storage the address counts as a link of another site. */
function store(latest: readonly InternalVisit[]): void {
  writeStored('sessionStorage', KEY, latest);
}

function dropDrafts(mark: string): void {
  for (const key of Object.keys(sessionStorage))
    if (key.endsWith(visitDraft('', mark))) sessionStorage.removeItem(key);
}
