import { useEffect, useState } from 'react';
import type { Action } from '#src/chain/actions/action.ts';
import { announcedSale, type Before } from '#src/chain/model/signing/before.ts';
import { reverseOfSale } from '#src/chain/model/signing/reverse-actions.ts';
import { Button, buttonStyles } from '#src/components/ui/button.tsx';
import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { latestSale } from '#src/stores/signing/latest-sale.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useSigningStage, useUser } from './use-wallet.ts';
import { type Reverse, reverseOf } from './reverse.ts';

interface ReverseStepProps {
  actions: readonly Action[];
  before: Before | null;
}

/** The way back from a transaction that a block contains: a filled form, or a review of what takes it back. */
export function ReverseStep({ actions, before }: ReverseStepProps) {
  const ofSale = useReverseOfSale(actions);
  const reverse = reverseOf(actions, before, chainConfig()) ?? ofSale;
  if (!reverse) return null;
  return 'path' in reverse ? <ReverseLink {...reverse} /> : <ReverseButton {...reverse} />;
}

function ReverseLink({ kind, path }: Extract<Reverse, { path: string }>) {
  const text = useOutcomeTexts();
  return (
    <a href={localizePath(path, useLocale())} className={buttonStyles({ size: 'sm' })}>
      {text.reverse[kind]}
    </a>
  );
}

function ReverseButton({ kind, actions }: Extract<Reverse, { actions: unknown }>) {
  const text = useOutcomeTexts();
  const user = useUser();
  const pending = useSigningStage() !== null;
  // Another account, chosen meanwhile, cannot take it back.
  const [level] = actions[0]?.authorization ?? [];
  if (level?.actor !== user?.actor) return null;
  const takeBack = () => void transact(actions, { again: takeBack });
  return (
    <Button size="sm" disabled={pending} onClick={takeBack}>
      {text.reverse[kind]}
    </Button>
  );
}

/** Of an announced sale, once the market's table has its number. */
function useReverseOfSale(actions: readonly Action[]): Reverse | null {
  const [found, setFound] = useState<Reverse | null>(null);
  useEffect(() => {
    const sale = announcedSale(actions);
    const permission = actions[0]?.authorization[0]?.permission;
    if (!sale || permission === undefined) return;
    let current = true;
    void latestSale(sale).then((row) => {
      if (current) setFound(row && reverseOfSale(row, permission));
    });
    return () => {
      current = false;
    };
  }, [actions]);
  return found;
}
