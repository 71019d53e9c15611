/** What is known of an account's being: `unknown` where no node answered. */
export type Existence = 'asking' | 'exists' | 'missing' | 'unknown';
