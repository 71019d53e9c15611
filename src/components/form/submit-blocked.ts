import { createContext } from 'react';

/** Around forms that cannot be submitted until a notice above them is agreed to. */
export const SubmitBlocked = createContext(false);
