#!/usr/bin/env node
import { ensureBundle } from '../build.mjs';

await import(await ensureBundle('storage-rules'));
