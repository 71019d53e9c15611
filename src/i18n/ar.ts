import { messages as en, type Messages } from './en.ts';

export const messages: Messages = { ...en };
