/** What was typed into a form and not sent, for as long as the tab is open. */
export interface Draft<T> {
  readonly read: () => Partial<T>;
  readonly keep: (values: T) => void;
  readonly clear: () => void;
}

export function draftOf<T extends object>(form: string): Draft<T> {
  const key = `draft/${form}`;
  return {
    read() {
      try {
        return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as Partial<T>;
      } catch {
        return {};
      }
    },
    keep(values) {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // A browser that keeps nothing: the form itself still does.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}
