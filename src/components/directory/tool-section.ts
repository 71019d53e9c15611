/** A tool as a list shows it. */
interface Tool {
  readonly key: string;
  readonly href: string;
  readonly label: string;
  /** What it is for, in one sentence; empty where lists are short. */
  readonly about: string;
}

/** The tools of one purpose. */
export interface ToolSection {
  readonly key: string;
  readonly label: string;
  readonly tools: readonly Tool[];
}
