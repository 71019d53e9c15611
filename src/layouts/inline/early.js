// Replays clicks on buttons and Enter in fields after hydration.
(() => {
  const once = (pressed, press) => {
    const island = pressed?.closest('astro-island[ssr]');
    if (!island || pressed.dataset.pressed) return;
    pressed.dataset.pressed = 'early';
    const again = () => {
      delete pressed.dataset.pressed;
      press();
    };
    island.addEventListener('astro:hydrate', again, { once: true });
  };
  const onClick = ({ target }) => {
    const button = target.closest?.('button[type=button]');
    once(button, () => button.click());
  };
  const onKeyDown = ({ target, key, isComposing }) => {
    if (key !== 'Enter' || isComposing || !target.matches?.('input')) return;
    const again = new KeyboardEvent('keydown', { key, bubbles: true });
    once(target, () => target.dispatchEvent(again));
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
})();
