import { readFileSync } from 'node:fs';

/** The fields of a service's answer and their types, whose values stand for nothing. */
export interface ServiceForm {
  /** What is asked, with `:name` for what differs. */
  readonly path: string;
  /** The document of the service. */
  readonly source: string;
  readonly fields: unknown;
}

/** The forms of answers to a call that no nodeos has. Throws where none is known. */
export function serviceForms(call: string): ServiceForm[] {
  const file = new URL(`./fields/${call}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as ServiceForm[];
}
