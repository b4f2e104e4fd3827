/** npm run build: build/papers (what visitors download), build/web (the pages, client/), build/playground and build/app (the server), where their sources changed. */
import { build, install } from './prepare.js';

install();
build();
