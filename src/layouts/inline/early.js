// Notes the focus, clicks on buttons and Enter in fields of islands that React has not drawn yet.
// `islands/main/early.ts` repeats them.
(() => {
  const early = (window.__early = {});
  const useOf = (element) => {
    const island = element?.closest?.('[data-island]:not([data-live])');
    return island && { island, element };
  };
  const onClick = ({ target }) => {
    early.pressed = useOf(target.closest?.('button[type=button]')) ?? early.pressed;
  };
  const onKeyDown = ({ target, key, isComposing }) => {
    if (key !== 'Enter' || isComposing || !target.matches?.('input')) return;
    early.entered = useOf(target) ?? early.entered;
  };
  const onFocus = ({ target }) => {
    early.focused = useOf(target);
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('focusin', onFocus, true);
})();
