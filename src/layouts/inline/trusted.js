// The Trusted Types policy. It allows whole pages of this site, which the router parses, texts of
// scripts in the document, and script URLs of this site. Text without a tag is harmless. Astro
// takes a text that contains "doctype" and "html" with a space between for a whole page.
(() => {
  const ofDocument = (text) =>
    [...document.scripts].some(({ textContent }) => textContent === text) ? text : null;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (/^[^<]*$|^\s*<!doctype\shtml/i.test(text) ? text : ofDocument(text)),
    createScript: ofDocument,
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
})();
