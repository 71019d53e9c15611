/** What PostCSS gives of a rule. */
interface Rule {
  selector: string;
  selectors: string[];
  readonly parent?: Parent | undefined;
  remove(): unknown;
}

interface Parent {
  readonly type: string;
  readonly parent?: unknown;
}

/** The class of a provider's element. */
const SCOPE = '.pronghorn';
const WITHIN = `:where(${SCOPE}, ${SCOPE} *)`;

/** Parts of a page that the package does not have. */
const OF_PAGES = /^(#header|body\[data-scroll-locked\])/;

/** Limits every rule to what is in a provider, without making it weigh more. */
export function scopedStyles() {
  return {
    postcssPlugin: 'pronghorn-scoped-styles',
    Rule(rule: Rule) {
      if (isInside(rule) || rule.selector.includes(SCOPE)) return;
      const selectors = rule.selectors.filter((one) => !OF_PAGES.test(one)).map(scopedSelector);
      if (selectors.length === 0) rule.remove();
      else rule.selectors = [...new Set(selectors)];
    },
  };
}

/** Nested rules and key frames belong to what is around them. */
function isInside(rule: Rule): boolean {
  for (let up = rule.parent; up; up = up.parent as Parent | undefined) {
    if (up.type === 'rule') return true;
    if (up.type === 'atrule' && 'name' in up && /keyframes$/.test(String(up.name))) return true;
  }
  return false;
}

/** Where a selector's pseudo-elements begin. */
const PSEUDO_ELEMENT = /::[\w-]+(\([^)]*\))?.*$|:(before|after)$/;

/** `.flex` is `.flex:where(.pronghorn, .pronghorn *)`, and `:root` is the provider's element. */
export function scopedSelector(selector: string): string {
  if (/^(:root|:host|html|body)$/.test(selector)) return SCOPE;
  const attribute = /^:root(\[[^\]]*\])$/.exec(selector)?.[1];
  if (attribute !== undefined) return SCOPE + attribute;
  const pseudo = PSEUDO_ELEMENT.exec(selector)?.[0] ?? '';
  const rest = selector.slice(0, selector.length - pseudo.length);
  return `${rest}${WITHIN}${pseudo}`;
}
