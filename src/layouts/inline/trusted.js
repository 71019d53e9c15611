// The Trusted Types policy. It allows text without a tag, texts of scripts in the document, and
// script URLs of this site.
(() => {
  const ofDocument = (text) =>
    [...document.scripts].some(({ textContent }) => textContent === text) ? text : null;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (/^[^<]*$/.test(text) ? text : null),
    createScript: ofDocument,
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
})();
