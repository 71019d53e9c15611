// A button that is pressed before its part of the page runs is pressed once it does.
addEventListener(
  'click',
  ({ target }) => {
    const button = target.closest('button[type=button]');
    const island = button?.closest('astro-island[ssr]');
    if (!island || button.dataset.pressed) return;
    button.dataset.pressed = 'early';
    island.addEventListener(
      'astro:hydrate',
      () => {
        delete button.dataset.pressed;
        button.click();
      },
      { once: true },
    );
  },
  true,
);
