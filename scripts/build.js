/** npm run build: build/app (the server), build/web (client/: the pages), build/papers (what visitors download) and build/playground, where their sources changed. */
import { build, install } from './prepare.js';

install('product');
await build();
