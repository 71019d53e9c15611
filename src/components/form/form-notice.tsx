import type { ReactNode } from 'react';
import { useHref } from '#src/i18n/react.tsx';
import { Banner } from '../ui/banner.tsx';
import { buttonStyles } from '../ui/button.tsx';

interface FormNoticeProps {
  title: string;
  text: ReactNode;
  /** Where the visitor can do what is missing. */
  link?: { label: string; path: string } | null;
}

/** Above a form that the chain would refuse now, as without a vote: why, and what comes first. */
export function FormNotice({ title, text, link }: FormNoticeProps) {
  const href = useHref();
  return (
    <div className="pb-5">
      <Banner
        kind="warning"
        title={title}
        actions={
          link && (
            <a href={href(link.path)} className={buttonStyles({ size: 'sm' })}>
              {link.label}
            </a>
          )
        }
      >
        {text}
      </Banner>
    </div>
  );
}
