/** npm run build: builds what has changed of build/app (server), build/web (pages), build/documents (PDF downloads) and build/playground. */
import { build } from './prepare.js';

await build();
