/**
 * The menus and dialogs of the editor insert style elements, which the content security policy allows by the nonce of our script. They get
 * the nonce from the package `get-nonce`, which reads this global variable. This module must be imported before them.
 */
Object.assign(globalThis, { __webpack_nonce__: document.querySelector('script')?.nonce });
