/** The list's state for screen readers. */
export interface ListState {
  readonly expanded: boolean;
  readonly active?: string | undefined;
  readonly invalid?: boolean;
}
