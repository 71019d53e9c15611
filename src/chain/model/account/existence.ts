/** Whether an account exists. `unknown` if no node responded. */
export type Existence = 'asking' | 'exists' | 'missing' | 'unknown';
