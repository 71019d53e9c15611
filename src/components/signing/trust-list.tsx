import { clsx } from 'clsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { AbiTrust, ActionTrust } from '#src/chain/model/signing/trust.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** The trust in each ABI, one line for each kind of evidence. */
export function TrustList({ trust }: { trust: readonly ActionTrust[] }) {
  const { trust: text } = useSigningTexts();
  const groups = Map.groupBy(trust, ({ trust: one }) => JSON.stringify(one));
  return (
    <ul aria-label={text.title} className="space-y-1">
      {[...groups.values()].map((group) => {
        const [{ trust: one }] = group as [ActionTrust, ...ActionTrust[]];
        const sure = one.kind === 'published' || one.kind === 'agreed';
        const Icon = sure ? CircleCheck : TriangleAlert;
        const actions = group.map(({ contract, action }) => `${contract}::${action}`).join(', ');
        return (
          <li key={JSON.stringify(one)} className="flex gap-2">
            <Icon
              size={14}
              aria-hidden
              className={clsx('mt-0.5 shrink-0', sure ? 'text-positive' : 'text-warning')}
            />
            <p className={clsx('min-w-0', sure && 'text-muted')}>
              <HostileText text={sentence(one, actions, text)} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function sentence(
  trust: AbiTrust,
  actions: string,
  text: ReturnType<typeof useSigningTexts>['trust'],
): string {
  switch (trust.kind) {
    case 'published':
      return text.published(actions);
    case 'agreed':
      return text.agreed(actions, trust.nodes[0], trust.nodes[1]);
    case 'single':
      return text.single[trust.others](actions, trust.node);
    case 'disputed':
      return text.disputed(actions);
    case 'unread':
      return text.unread(actions);
    case 'differs':
      return text.differs(actions, trust.found, trust.published);
  }
}
