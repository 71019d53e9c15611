import { mediaUrl } from '#src/chain/model/nft/picture.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { JsonView, jsonText } from '../ui/json-view.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

const LONG = 160;

/** An attribute's value, which is anything. A file has a link to its gateway or server. */
export function AttributeValue({ value }: { value: unknown }) {
  if (value === undefined || value === null || value === '')
    return <span className="text-quiet">–</span>;
  if (typeof value === 'string') {
    const url = mediaUrl(value);
    return (
      <>
        <Quoted text={value} limit={LONG} inline />
        {url !== null && (
          <>
            {' '}
            <ExternalLink href={url} />
          </>
        )}
      </>
    );
  }
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object' && one !== undefined))
    return <Quoted text={value.map(String).join(', ')} limit={LONG} inline />;
  if (typeof value === 'object') return <JsonView value={value} />;
  return (
    <span dir="ltr">
      <HostileText text={jsonText(value)} limit={LONG} />
    </span>
  );
}
