import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACCESS } from '../../domain/src/access/matrix.ts';
import { ROOT } from '../bootstrap.mjs';
import { readDeclared } from '../deploy/declared.mjs';
import { compareCollections, toProcessingTable } from './processing.mjs';

const page = readFileSync(`${ROOT}docs/privacy.md`, 'utf8');
const squeeze = (text) => text.replaceAll(/ +|-{3,}/g, ' ').replaceAll(/ *\| */g, '|');

it('names the purpose of each collection with personal data, once', () => {
  const { listed, missing, repeated } = compareCollections();
  expect({ missing, repeated }).toEqual({ missing: [], repeated: [] });
  const existing = ACCESS.map(({ collection }) => collection);
  expect(listed.filter((name) => !existing.includes(name))).toEqual([]);
  expect(squeeze(page)).toContain(squeeze(toProcessingTable()));
});

it('states the retention of backups and of deleted files as they are declared', () => {
  const seconds = readDeclared('backups').map(({ retention }) => Number(retention.replace('s', '')));
  const weeks = Math.max(...seconds) / (7 * 24 * 60 * 60);
  expect(page).toContain(`weekly backup for ${weeks} weeks`);

  const bucket = readDeclared('bucket', { ORIGIN: '' });
  const ages = bucket.lifecycle.rule.map(({ condition }) => condition);
  const versions = ages.find((condition) => condition.daysSinceNoncurrentTime)?.daysSinceNoncurrentTime;
  const softDays = Number(bucket.softDeletePolicy.retentionDurationSeconds) / 86_400;
  expect([versions, softDays]).toEqual([30, 30]);
  expect(page).toContain(
    'A deleted or replaced file stays for 30 days as a version, then for 30 days as soft-deleted',
  );
  const identities = ages.find(({ matchesPrefix }) => matchesPrefix?.includes('backups/'));
  expect(page).toContain(`An export of identities stays for ${identities?.age / 7} weeks`);
});

it('locks no file of the bucket, because a lock would also refuse its erasure', () => {
  const bucket = readDeclared('bucket', { ORIGIN: '' });
  expect(bucket.versioning.enabled).toBe(true);
  expect(bucket).not.toHaveProperty('retentionPolicy');
  expect(bucket).not.toHaveProperty('defaultEventBasedHold');
});
