/** npm run build: builds what has changed of build/app (server), build/web (pages), build/documents (PDF downloads) and build/playground. */
import { build, install } from './prepare.js';

install('product');
await build();
