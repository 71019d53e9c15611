import { useHref } from '#src/i18n/react.tsx';
import { Banner } from '../ui/banner.tsx';
import { buttonStyles } from '../ui/button.tsx';

interface VoteFirstProps {
  title: string;
  /** How many votes are needed. */
  text: string;
  /** Label of the link to the vote. */
  link: string;
  /** Where the link leads. */
  path?: string;
}

/** Above a form that asks for votes which the account has not cast or cannot cast yet. */
export function VoteFirst({ title, text, link, path = '/vote' }: VoteFirstProps) {
  const href = useHref();
  return (
    <div className="pb-5">
      <Banner
        kind="warning"
        title={title}
        actions={
          <a href={href(path)} className={buttonStyles({ size: 'sm' })}>
            {link}
          </a>
        }
      >
        {text}
      </Banner>
    </div>
  );
}
