import { authorityOf } from '#src/chain/model/permission/authority-data.ts';
import { JsonView } from '../ui/json-view.tsx';
import { AuthorityView } from './authority-view.tsx';

/** An authority in an action's data. A malformed one is shown as it is. */
export function AuthorityValue({ value }: { value: unknown }) {
  const authority = authorityOf(value);
  return authority ? <AuthorityView authority={authority} /> : <JsonView value={value} />;
}
