#!/usr/bin/env node
import { ensureBundle } from '../build.mjs';

const { main } = await import(await ensureBundle('firestore'));
await main(process.argv.slice(2));
