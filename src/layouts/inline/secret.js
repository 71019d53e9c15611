// Keeps private keys out of the address and of every field that is not made for one, before anything
// is requested, drawn or kept. `chain/core/private-key-text.ts` has the same pattern.
(() => {
  const pattern =
    /PVT_\w{12,}|(?<!\w)(?:5[HJK][0-9A-Za-z]{30,}|5\w{50}(?!\w)|[KL][1-9A-HJ-NP-Za-km-z]{51}(?!\w))/;

  // React's handlers run later, and see the field empty. `islands/shell/key-refused.tsx` says why.
  const onInput = ({ target }) => {
    if (target.dataset?.takesKey !== undefined || !pattern.test(target.value)) return;
    // The prototype's setter: with the field's own, React would miss the change.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value');
    set.call(target, '');
    target.dispatchEvent(new Event('keyrefused', { bubbles: true }));
  };
  addEventListener('input', onInput, true);

  // The key page and the search convert the key of an address to its public key.
  const { href } = location;
  const decoded = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const found = pattern.exec(href) ?? pattern.exec(decoded(href));
  if (!found) return;
  window.__secret = found[0];
  // What comes before the key: the path alone, up to the segment that holds it.
  const [base] = href.split(/[?#]/);
  const parts = base.split('/');
  const at = parts.findIndex((part) => pattern.test(decoded(part)));
  history.replaceState(history.state, '', at < 0 ? base : parts.slice(0, at).join('/'));
})();
