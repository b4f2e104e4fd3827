/**
 * Menus and dialogs of the editor put a style element into the page. The content security policy knows it by the nonce of our script,
 * and `get-nonce`, which they ask, looks for that under this name. Imported before them.
 */
Object.assign(globalThis, { __webpack_nonce__: document.querySelector('script')?.nonce });
