import { createContext } from 'react';

/** Opens the log-in, around forms that show themselves to visitors; null for a logged-in user. */
export const Guest = createContext<(() => void) | null>(null);
