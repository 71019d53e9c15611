/** Rules of ESLint that Oxlint does not have, as a plugin of it. */
import { builtinRules } from 'eslint/use-at-your-own-risk';

const name = 'no-restricted-syntax';

export default { meta: { name: 'eslint-js' }, rules: { [name]: builtinRules.get(name) } };
