import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { Banner } from '../ui/banner.tsx';
import { buttonStyles } from '../ui/button.tsx';

/** Above a form that sets a proxy, for an account that is one: the chain refuses it. */
export function OwnProxyBanner() {
  const text = useVoteTexts().proxy;
  const href = useHref();
  return (
    <Banner
      kind="warning"
      title={text.ownProxy}
      actions={
        <a href={href('/wallet/proxy/unregister')} className={buttonStyles({ size: 'sm' })}>
          {text.unregister}
        </a>
      }
    >
      {text.ownProxyHint}
    </Banner>
  );
}
