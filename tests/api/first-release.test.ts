import { expect, it } from 'vitest';
import { foundAgency } from '../../functions/src/features/agencies/found-agency.ts';
import { writeReferenceData } from '../../scripts/deploy/reference-data.mjs';
import { firestore } from '../stack/admin.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { call } from '../stack/call.ts';

it('writes reference data that is missing or differs, and nothing else', async () => {
  const [basque, catalan] = ['languages/eus', 'languages/cat'].map((path) => firestore().doc(path));
  const stored = (await basque?.get())?.data();
  expect(await writeReferenceData(firestore())).toBe(0);

  await basque?.delete();
  await catalan?.update({ name: 'Wrong' });
  await firestore().doc('languages/own').set({ name: 'Own' });
  expect(await writeReferenceData(firestore())).toBe(2);
  expect((await basque?.get())?.data()).toEqual(stored);
  expect((await firestore().doc('languages/own').get()).exists).toBe(true);
  await firestore().doc('languages/own').delete();
});

it('founds an agency that people can register at, once, with an audit record', async () => {
  const agency = {
    id: 'founded-first',
    slug: 'founded-first',
    publicName: 'Founded First',
    contactEmail: 'hello@founded.example',
    accent: '#112233',
  };
  await foundAgency(agency);

  const { status, collection } = await call('GET', '/agencyContract/slug/founded-first');
  expect([status, JSON.stringify(collection)]).toEqual([200, expect.stringContaining('Founded First')]);
  const { docs } = await findAuditEntry('agencies/founded-first');
  expect(docs.map((entry) => [entry.get('action'), entry.get('by')])).toEqual([
    ['agencies.create', 'platform:agencies'],
  ]);
  await expect(foundAgency({ ...agency, id: 'another' })).rejects.toMatchObject({ code: 'agency.slugTaken' });
});
