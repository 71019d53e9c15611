import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { Banner } from '../ui/banner.tsx';
import { buttonStyles } from '../ui/button.tsx';

interface RefusedActionProps {
  /** The system contract. */
  contract: string;
  /** The contract in front of it, which takes the action. */
  systemWrapper: string;
  action: string;
}

/** In place of the form of an action that the chain would refuse at this contract. */
export function RefusedAction({ contract, systemWrapper, action }: RefusedActionProps) {
  const text = useContractTexts();
  const href = useHref();
  const query = new URLSearchParams({ name: systemWrapper, tab: 'actions', action });
  return (
    <Banner
      kind="warning"
      title={text.refusesAction(contract, action)}
      actions={
        <a href={href(`/contract?${query.toString()}`)} className={buttonStyles({ size: 'sm' })}>
          {text.openAt(`${systemWrapper}::${action}`)}
        </a>
      }
    >
      {text.wrapperTakesIt(systemWrapper)}
    </Banner>
  );
}
