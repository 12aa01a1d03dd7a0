import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRegions, writeRegion } from './region.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const FILES = ['firebase.json', 'functions/src/region.json'];
let copy;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'region-'));
  mkdirSync(join(copy, 'functions/src'), { recursive: true });
  for (const file of FILES) cpSync(join(repository, file), join(copy, file));
});
afterEach(() => rmSync(copy, { recursive: true }));

const getContent = (root) => FILES.map((file) => readFileSync(join(root, file), 'utf8'));

describe('the region', () => {
  it('is the same for functions and Hosting', () => {
    const { functions, hosting } = readRegions();
    expect(hosting).toBe(functions);
  });

  it('is changed in both places without other changes', () => {
    const before = readRegions().functions;
    writeRegion('asia-east1', copy);
    expect(readRegions(copy)).toEqual({ functions: 'asia-east1', hosting: 'asia-east1' });
    writeRegion(before, copy);
    const compact = (text) => JSON.stringify(JSON.parse(text));
    expect(getContent(copy).map(compact)).toEqual(getContent(repository).map(compact));
  });

  it('is the one of every function behind Hosting', () => {
    const file = join(copy, 'firebase.json');
    const config = JSON.parse(readFileSync(file, 'utf8'));
    const named = config.hosting.rewrites.flatMap((rewrite) => rewrite.function ?? []);
    expect(new Set(named.map(({ functionId }) => functionId))).toEqual(new Set(['api', 'pages']));
    named.at(-1).region = 'asia-east1';
    writeFileSync(file, JSON.stringify(config));
    expect(readRegions(copy).hosting).toBeUndefined();
    writeRegion('europe-west1', copy);
    expect(readRegions(copy)).toEqual({ functions: 'europe-west1', hosting: 'europe-west1' });
  });

  it.each(['', 'Europe', 'europe-west', 'europe west1', '../x'])('is refused: "%s"', (region) => {
    expect(() => writeRegion(region, copy)).toThrow('is no region');
    expect(getContent(copy)).toEqual(getContent(repository));
  });
});
