#!/usr/bin/env node
import { ensureBundle } from '../build.mjs';

const { main } = await import(await ensureBundle('firestore', 'server/main.ts'));
await main(process.argv.slice(2));
