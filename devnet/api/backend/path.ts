/** The product backend's path below a chain's address. */
export const BACKEND = '/backend';
