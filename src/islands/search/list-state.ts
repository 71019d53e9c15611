/** What the box says of its list to those who hear it. */
export interface ListState {
  readonly expanded: boolean;
  readonly active?: string | undefined;
  readonly invalid?: boolean;
}
