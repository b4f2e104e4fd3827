/** Version of the product, the same as in package.json and in the first release of CHANGELOG.md. */
export const version = '0.1.0';
