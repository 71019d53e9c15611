import { createHash } from 'node:crypto';

/** A named part of the chain's state. Values are replaced, never mutated. */
export interface Collection<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  keys(): IterableIterator<string>;
  readonly size: number;
}

/** State outside of collections that belongs to the store. */
interface Part {
  /** Adds its contents to a digest, in a deterministic order. */
  summarize(add: (text: string) => void): void;
  /** Its contents as a cloneable value. */
  save(): unknown;
  /** Restores saved contents into an empty part. */
  load(saved: unknown): void;
}

/** Everything that a transaction can change, with undo. */
export interface Store {
  collection<Value>(name: string): Collection<Value>;
  /** Records the undo of a change. Ignored outside of a session. */
  record(undo: () => void): void;
  /** Registers a part under a unique name for hashing and saving. */
  register(name: string, part: Part): void;
  /**
   * Runs a function. If it throws, or `keep` is false, all its changes are undone, latest first.
   * Sessions can be nested.
   */
  session<Result>(body: () => Result, keep?: boolean): Result;
  /** Sets a mark for `rewind`, outside of sessions; a limited number is kept. */
  mark(kept: number): void;
  /** Undoes everything since the last mark and removes it. Throws if there is none. */
  rewind(): void;
  /** Hex sha256 of the whole state. */
  hash(): string;
  /** The whole state as a cloneable value, by part. */
  save(): ReadonlyMap<string, unknown>;
  /** Replaces the state with a saved one, without undo. */
  load(saved: ReadonlyMap<string, unknown>): void;
}

export function createStore(): Store {
  const undo: (() => void)[] = [];
  /** Undo functions of kept sessions: since each mark, latest last. */
  const marks: (() => void)[][] = [];
  const parts = new Map<string, Part>();
  let depth = 0;

  function rollback(mark: number): void {
    while (undo.length > mark) undo.pop()!();
  }

  const store: Store = {
    collection: (name) => createCollection(store, name),
    record(change) {
      if (depth > 0) undo.push(change);
    },
    register: (name, part) => void parts.set(name, part),
    session(body, keep = true) {
      const mark = undo.length;
      depth += 1;
      let kept = false;
      try {
        const result = body();
        kept = keep;
        return result;
      } finally {
        if (!kept) rollback(mark);
        depth -= 1;
        if (depth === 0) for (const change of undo.splice(0)) marks.at(-1)?.push(change);
      }
    },
    mark(kept) {
      marks.push([]);
      if (marks.length > kept) marks.shift();
    },
    rewind() {
      const changes = marks.pop();
      if (!changes) throw new Error('there is no mark to return to');
      while (changes.length > 0) changes.pop()!();
    },
    hash() {
      const digest = createHash('sha256');
      for (const part of parts.values()) part.summarize((text) => digest.update(text).update('\0'));
      return digest.digest('hex');
    },
    save: () => new Map(Array.from(parts, ([name, part]) => [name, part.save()])),
    load(saved) {
      for (const [name, part] of parts) part.load(saved.get(name));
    },
  };
  return store;
}

function createCollection<Value>(store: Store, name: string): Collection<Value> {
  const values = new Map<string, Value>();

  function put(key: string, value: Value | undefined): void {
    if (value === undefined) values.delete(key);
    else values.set(key, value);
  }

  function change(key: string, value: Value | undefined): void {
    const before = values.get(key);
    put(key, value);
    store.record(() => put(key, before));
  }

  store.register(name, {
    summarize(add) {
      add(name);
      for (const key of [...values.keys()].sort())
        add(`${key}=${JSON.stringify(values.get(key), plain)}`);
    },
    save: () => values,
    load(saved) {
      values.clear();
      for (const [key, value] of saved as typeof values) values.set(key, value);
    },
  });
  return {
    get: (key) => values.get(key),
    set: change,
    delete: (key) => change(key, undefined),
    keys: () => values.keys(),
    get size() {
      return values.size;
    },
  };
}

function plain(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
}
