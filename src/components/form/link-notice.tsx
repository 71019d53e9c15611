import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import type { SensitivePower } from '#src/chain/model/permission/power-action.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface LinkNoticeProps {
  /** Labels of the filled fields. */
  fields: readonly string[];
  onClear: () => void;
  /** Back to what was typed before the link; absent if nothing was. */
  onRestore?: (() => void) | undefined;
  /** For an action that grants power: submitting requires this checkbox. */
  power?:
    | {
        readonly kind: SensitivePower;
        readonly agreed: boolean;
        readonly onAgree: (agreed: boolean) => void;
      }
    | undefined;
}

/** Tells that a link filled in the form, and which fields. */
export function LinkNotice({ fields, onClear, onRestore, power }: LinkNoticeProps) {
  const text = useFormTexts();
  return (
    <Banner
      kind="warning"
      title={text.filledByLink}
      actions={
        <>
          <Button size="sm" onClick={onClear}>
            {text.shared.clear}
          </Button>
          {onRestore && (
            <Button size="sm" onClick={onRestore}>
              {text.backToDraft}
            </Button>
          )}
        </>
      }
    >
      <p>
        {text.setByLink} <HostileText text={fields.join(', ')} limit={200} />
      </p>
      <p>{text.checkFields}</p>
      {power && (
        <Checkbox
          className="mt-2 font-medium"
          label={text.wantsPower[power.kind]}
          checked={power.agreed}
          onCheck={power.onAgree}
        />
      )}
    </Banner>
  );
}
