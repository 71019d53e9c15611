// An embedded page has the theme of its address, and no setting of the visitor. A script that no longer exists,
// as after a new version, ends in a sentence with a button.
(() => {
  const { dataset } = document.documentElement;
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  const show = () => {
    const notice = document.getElementById('lost');
    if (!notice) return addEventListener('DOMContentLoaded', show);
    notice.hidden = false;
    document.getElementById('card').hidden = true;
    notice.querySelector('button').onclick = () => location.reload();
  };
  addEventListener('error', ({ target }) => target?.tagName === 'SCRIPT' && show(), true);
})();
