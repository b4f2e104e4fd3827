/**
 * Sets the default of NODE_ENV. This file must be imported before any package, because React, for example, reads
 * NODE_ENV while it is loaded. `npm run dev` and the tests set another value.
 */
process.env.NODE_ENV ??= 'production';
