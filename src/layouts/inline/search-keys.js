// `/` outside of fields, and Ctrl K or ⌘K anywhere, focus the page's search box: also before React has
// drawn it. A page's own box takes precedence over the header's, which is invisible there.
(() => {
  const texts = 'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit])';
  const onKeyDown = (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const modified = ctrlKey || metaKey;
    const typing = target.isContentEditable || target.matches?.(texts);
    const slash = key === '/' && !typing && !modified && !altKey;
    if (!slash && !(modified && key?.toLowerCase() === 'k')) return;
    const boxes = [...document.querySelectorAll('[role=search] [role=combobox]')];
    const box = boxes.find((one) => one.checkVisibility({ visibilityProperty: true }));
    // What is below a dialog cannot take the focus.
    if (!box || document.querySelector('[role=dialog], dialog[open]')) return;
    event.preventDefault();
    box.focus();
    box.select();
  };
  addEventListener('keydown', onKeyDown);
})();
