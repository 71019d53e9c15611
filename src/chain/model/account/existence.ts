/** Whether an account exists. `unknown` if no node responded. */
export type Existence = 'checking' | 'exists' | 'missing' | 'unknown';
