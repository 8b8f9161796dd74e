// pnpm dev-build: builds the web app with the pages for developers, which the journeys walk, unless it is up to date.
import { buildWeb } from './web-build.ts';

buildWeb(console.log);
