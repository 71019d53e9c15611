// Notes what a visitor does in islands that React has not drawn yet: focus, text, clicks on buttons,
// Enter. `islands/main/replay-input.ts` repeats it.
(() => {
  const early = (window.__early = { typed: [] });
  const useOf = (element) => {
    const island = element?.closest?.('[data-island]:not([data-live])');
    const name = element?.ariaLabel ?? element?.labels?.[0]?.textContent ?? element?.textContent;
    return island && { island, element, name };
  };
  const onClick = ({ target }) => {
    early.pressed = useOf(target.closest?.('button[type=button]')) ?? early.pressed;
  };
  const onInput = ({ target }) => {
    const use = useOf(target);
    if (use) early.typed.push(use);
  };
  const onKeyDown = ({ target, key, isComposing, keyCode }) => {
    if (key !== 'Enter' || isComposing || keyCode === 229 || !target.matches?.('input')) return;
    early.entered = useOf(target) ?? early.entered;
  };
  // The browser would reload the page.
  const onSubmit = (event) => {
    if (!useOf(event.target)) return;
    event.preventDefault();
    early.pressed = useOf(event.submitter) ?? early.pressed;
  };
  const onFocus = ({ target }) => {
    early.focused = useOf(target);
  };
  addEventListener('click', onClick, true);
  addEventListener('input', onInput, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('focusin', onFocus, true);
})();
