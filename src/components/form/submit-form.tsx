import { clsx } from 'clsx';
import { type ReactNode, use } from 'react';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { Button } from '../ui/button.tsx';
import { SubmitBlocked } from './submit-blocked.ts';
import { useSubmit } from './use-submit.ts';

interface SubmitFormProps {
  /** The button's text. */
  label: string;
  /** Signing is in progress. */
  pending?: boolean | undefined;
  /** Cannot be submitted now. */
  disabled?: boolean | undefined;
  /** Fields take the full width, with the button below the totals at the end. */
  wide?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** Fields and a submit button, which logs visitors in. Validation is the form's, not the browser's. */
export function SubmitForm(props: SubmitFormProps) {
  const { pending, disabled, wide, children } = props;
  const text = useFormTexts();
  const { label, isGuest, onSubmit } = useSubmit(props.label, props.onSubmit);
  const isBlocked = use(SubmitBlocked);
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlocked || isGuest) onSubmit();
      }}
    >
      {children}
      <div className={clsx('max-w-form', wide && 'lg:ms-auto')}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="w-full"
          disabled={pending || ((disabled || isBlocked) && !isGuest)}
        >
          {pending ? text.shared.inProgress : label}
        </Button>
      </div>
    </form>
  );
}
