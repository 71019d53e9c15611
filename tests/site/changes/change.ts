/** A change of its kind that was made, to compare a list of `docs/architecture.md` with. `<locale>` is any language. */
export interface Change {
  /** Its list. */
  readonly list: string;
  readonly commits: readonly string[];
  /** Files of the commits, where they are today. The list must name each. */
  readonly files: readonly string[];
  /** All other files of the commits, with the reason why the list does not name them. */
  readonly leftOut?: Readonly<Record<string, readonly string[]>>;
}
