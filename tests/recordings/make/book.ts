import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Origin, Recording } from '../recording.ts';
import { kindOf } from './kind.ts';
import { formOf } from './form.ts';

/** Answers longer than this are left out: a test needs a form, not its repetition. */
const MAX_BYTES = 24_000;

export interface Book {
  /** Keeps an answer whose form its kind does not have yet, while it has less than `most`. */
  offer(recording: Recording, most?: (kind: string) => number): void;
  /** Keeps an answer whatever its form, at any length. */
  keep(recording: Recording, kind?: string): void;
  /** Replaces the recordings of an origin by those of the book. Returns how many bytes it wrote. */
  write(origin: Origin): number;
}

interface Kind {
  recordings: Recording[];
  forms: Set<string>;
  /** How often each title was given. */
  titles: Map<string, number>;
}

/** Collects recordings by kind, each form of an answer once. */
export function createBook(): Book {
  const kinds = new Map<string, Kind>();
  const kindNamed = (name: string) => {
    const known: Kind = kinds.get(name) ?? { recordings: [], forms: new Set(), titles: new Map() };
    kinds.set(name, known);
    return known;
  };

  function keep(recording: Recording, name = kindOf(recording)): void {
    const kind = kindNamed(name);
    const again = kind.titles.get(recording.title) ?? 0;
    kind.titles.set(recording.title, again + 1);
    const title = again === 0 ? recording.title : `${recording.title} (${again + 1})`;
    kind.recordings.push({ ...recording, title });
    kind.forms.add(formOf(recording));
  }

  return {
    keep,
    offer(recording, most = () => Infinity) {
      const name = kindOf(recording);
      const { forms, recordings } = kindNamed(name);
      const form = formOf(recording);
      if (forms.has(form) || recordings.length >= most(name)) return;
      if (JSON.stringify(recording).length <= MAX_BYTES) keep(recording);
    },
    write(origin) {
      const folder = new URL(`../${origin}/`, import.meta.url);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      let written = 0;
      for (const [kind, { recordings }] of [...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        if (recordings.length === 0) continue;
        const lines = recordings.map((one) => JSON.stringify(one));
        const text = `[\n${lines.join(',\n')}\n]\n`;
        writeFileSync(new URL(`${kind}.json`, folder), text);
        written += text.length;
      }
      return written;
    },
  };
}
