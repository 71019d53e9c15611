import type { DryRun } from '#src/chain/model/transaction/dry-run.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Banner } from '../ui/banner.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { FactLine } from '../ui/fact-line.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** The resource usage of a dry run, or its error. */
export function CostLine({ dryRun }: { dryRun: DryRun | null }) {
  const text = useSigningTexts();
  const account = useAccountTexts();
  const format = useFormat();
  if (dryRun === null) return <p className="text-muted">{text.dryRunPending}</p>;
  if (dryRun.kind === 'unknown') return <p className="text-muted">{text.costUnknown}</p>;
  if (dryRun.kind === 'refused')
    return (
      <Banner kind="error" title={text.refused}>
        <HostileText text={dryRun.message} limit={400} />
      </Banner>
    );
  const { cpu, net, ram } = dryRun;
  return (
    <FactLine
      items={[
        { key: 'cpu', label: account.resources.cpu, value: format.microseconds(cpu) },
        { key: 'net', label: account.resources.net, value: format.bytes(net) },
        ...ram.map(({ account: payer, bytes }) => ({
          key: `ram-${payer}`,
          label: (
            <>
              {account.resources.ram} <AccountLink name={payer} />
            </>
          ),
          value: (
            <span dir="ltr">
              {bytes > 0 ? '+' : '−'}
              {format.bytes(Math.abs(bytes))}
            </span>
          ),
        })),
      ]}
    />
  );
}
