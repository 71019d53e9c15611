// Keeps private keys out of the address and of every field that is not made for one, before anything
// is requested, drawn or stored. `chain/core/private-key-text.ts` has the same patterns.
{
  const pattern =
    /PVT_\w{12,}|\b(?:5[HJK]\w{30,}|(?:5\w{50}|[KL]\w{51})\b|(?!SIG_)\w+5[HJK][1-9A-HJ-NP-Za-km-z]{49})/;

  const unseen = /[\p{Cf}\u034f]/gu;

  // React's handlers run later, and see the field empty. `islands/shell/key-refused.tsx` says why.
  const empty = ({ target }) => {
    if ('takesKey' in target.dataset || !pattern.test(target.value.replace(unseen, ''))) return;
    // The prototype's setter: with the field's own, React would miss the change.
    Reflect.set(target.constructor.prototype, 'value', '', target);
    dispatchEvent(new Event('keyrefused'));
  };
  addEventListener('input', empty, true);

  // The key page and the search convert the key of an address to its public key.
  // ASCII alone: a key has nothing else. `unescape` never throws.
  const address = location.href.replace(/%[0-7]\w/g, unescape);
  const found = pattern.exec(address);
  if (found) {
    [window.__secret] = found;
    // What comes before the key: the path alone, up to the segment that holds it.
    const [path] = address.slice(0, found.index).split(/[?#]|\/[^/?#]*$/);
    history.replaceState(history.state, '', path);
  }
}
