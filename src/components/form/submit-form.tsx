import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { Button } from '../ui/button.tsx';

interface SubmitFormProps {
  /** What its button does. */
  label: string;
  /** It is being signed. */
  pending?: boolean | undefined;
  /** It cannot be given in as it stands. */
  disabled?: boolean | undefined;
  /** Its fields take the whole width; the button stands below the figures at their end. */
  wide?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** Fields over the one button that gives them in. Their checks are the form's, not the browser's. */
export function SubmitForm(props: SubmitFormProps) {
  const { label, pending, disabled, wide, onSubmit, children } = props;
  const text = useFormTexts();
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className={clsx('max-w-form', wide && 'lg:ms-auto')}>
        <Button type="submit" variant="primary" className="w-full" disabled={pending || disabled}>
          {pending ? text.sending : label}
        </Button>
      </div>
    </form>
  );
}
