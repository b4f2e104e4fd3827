/**
 * Writes server/modules/identity/common-passwords.bin from a list of commonly used passwords, one per line:
 * `node --import ./scripts/swc-hook.js tools/assets/common-passwords.ts <list>`.
 *
 * The stored file was made from Passwords/Common-Credentials/10-million-password-list-top-1000000.txt of SecLists (MIT
 * license), the million most used passwords of leaked accounts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { passwordLength } from '../../common/forms/password.ts';
import { commonPasswordsFile, shortHash } from '../../server/modules/identity/guessable-password.ts';

const passwords = readFileSync(process.argv[2]!, 'utf8').split('\n');
const hashes = new Set(passwords.filter(({ length }) => length >= passwordLength.min).map(shortHash));
writeFileSync(commonPasswordsFile, new Uint32Array([...hashes].sort((a, b) => a - b)));
