import type { ComponentProps, ReactNode } from 'react';
import { FormLayout } from '#src/components/form/form-layout.tsx';
import { PreviewAside } from './preview-aside.tsx';

export interface FormWithPreviewProps extends ComponentProps<typeof PreviewAside> {
  /** Current facts below the preview, such as what the account holds. */
  facts?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A form of the wallet, and beside it what its transaction would change. */
export function FormWithPreview({ facts, children, ...preview }: FormWithPreviewProps) {
  return (
    <FormLayout
      aside={
        <>
          <PreviewAside {...preview} />
          {facts}
        </>
      }
    >
      {children}
    </FormLayout>
  );
}
