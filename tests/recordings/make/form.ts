import type { Recording } from '../recording.ts';

/**
 * What makes an answer worth keeping beside another of its kind: which fields it has, of which
 * types, for which table or action; of a refusal its name and its words without what differs from
 * run to run.
 */
export function formOf({ request, response, status }: Recording): string {
  if (status >= 400) return refusalForm(response);
  const fields = new Set<string>();
  collect(response, '', fields);
  const { table, json } = (request.params ?? {}) as { table?: unknown; json?: unknown };
  return JSON.stringify([table, json, [...fields].toSorted()]);
}

function refusalForm(response: unknown): string {
  const { error } = response as {
    error?: { name?: string; code?: number; details?: { message: string }[] };
  };
  const message = error?.details?.[0]?.message ?? JSON.stringify(response);
  const words = message.replace(/[0-9a-f]{16,}|\d+/g, '#').slice(0, 44);
  return JSON.stringify([error?.name, error?.code, words, error?.details?.length === 0]);
}

function collect(value: unknown, path: string, fields: Set<string>): void {
  if (Array.isArray(value)) {
    if (value.length === 0) fields.add(`${path}[] empty`);
    for (const item of value) collect(item, `${path}[]`, fields);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      // Arguments differ by action: the action's name replaces them.
      if (name === 'data') continue;
      collect(field, `${path}.${name}`, fields);
    }
  } else if (path.endsWith('.act.name')) fields.add(`${path} ${String(value)}`);
  else fields.add(`${path} ${value === null ? 'null' : typeof value}`);
}
