import { use } from 'react';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { Guest } from './guest.ts';

interface Submit {
  readonly label: string;
  readonly isGuest: boolean;
  readonly onSubmit: () => void;
}

/** What a form's main button says and does: for visitors, it logs in. */
export function useSubmit(label: string, onSubmit: () => void): Submit {
  const text = useFormTexts();
  const logIn = use(Guest);
  return logIn
    ? { label: text.logInTo(label), isGuest: true, onSubmit: logIn }
    : { label, isGuest: false, onSubmit };
}
