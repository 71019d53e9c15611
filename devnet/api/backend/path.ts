/** Where the product backend is, below a chain's address. */
export const BACKEND = '/backend';
