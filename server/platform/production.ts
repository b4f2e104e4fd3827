/** Has to be imported before any package: React, for one, decides by it while it is loaded. `npm run dev` and the tests set another. */
process.env.NODE_ENV ??= 'production';
