// What may become HTML or code here: whole pages of this site, which the router parses, the texts of
// scripts that stand in the document, and scripts of this site. Text without a tag is harmless.
// Astro takes a page that holds "doctype" and "html" with a space between for one with its doctype.
(() => {
  const ofDocument = (text) =>
    [...document.scripts].some(({ textContent }) => textContent === text) ? text : null;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (/^[^<]*$|^\s*<!doctype\shtml/i.test(text) ? text : ofDocument(text)),
    createScript: ofDocument,
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
})();
