/** @module-tag full */
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import type { PreviewPage } from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import type { Project } from '@domain/projects/projects.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { openLink } from '../stack/guests.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const PASSCODE = 'open sesame';
let tenant: Tenant;
let cast: Cast;
let projectIdentifier = '';

beforeAll(async () => {
  tenant = await makeTenant(2);
  cast = await makeCast(tenant);
  const change = { token: tenant.clientToken, body: { linkEnabled: true, passcode: PASSCODE } };
  const { collection } = await call<Serialised<Project>>('PATCH', `/project/${cast.project.id}/link`, change);
  projectIdentifier = collection.urlIdentifier ?? '';
  const { token, body } = { token: tenant.clientToken, body: { passcode: PASSCODE } };
  await call('PATCH', `/casting/${cast.castingId}/link`, { token, body });
});

interface State {
  readonly isOn: boolean;
  readonly expiry: 'none' | 'ahead' | 'past';
  readonly hasPasscode: boolean;
  readonly isShown: boolean;
  readonly isDeleted: boolean;
}

const BOOLEANS = [true, false] as const;
const STATES: readonly State[] = BOOLEANS.flatMap((isOn) =>
  (['none', 'ahead', 'past'] as const).flatMap((expiry) =>
    BOOLEANS.flatMap((hasPasscode) =>
      BOOLEANS.flatMap((isShown) =>
        BOOLEANS.map((isDeleted) => ({ isOn, expiry, hasPasscode, isShown, isDeleted })),
      ),
    ),
  ),
);

const DAY_MS = 24 * 60 * 60 * 1000;
const expiryOf = { none: null, ahead: DAY_MS, past: -DAY_MS } as const;

const put = async ({ isOn, expiry, hasPasscode, isShown, isDeleted }: State): Promise<void> => {
  const ms = expiryOf[expiry];

  const linkTerms = {
    hasPasscode,
    asksVotes: true,
    sharesComments: false,
    version: 1,
    expiresAt: ms === null ? null : Timestamp.fromMillis(Date.now() + ms),
  };

  const batch = firestore().batch();
  const shelf = isDeleted ? 'deleted' : 'open';
  batch.update(firestore().doc(`projects/${cast.project.id}`), { linkEnabled: isOn, linkTerms, shelf });

  // A casting with its own passcode isn't on its project's page.
  const ofCasting = { linkEnabled: isOn, linkTerms, previewVisible: isShown, isDeleted };
  batch.update(firestore().doc(`castings/${cast.castingId}`), ofCasting);
  await batch.commit();
};

/** Returns an address's reply without audio addresses, which change every time. */
const read = async (path: string) => {
  const { status, error, collection } = await call<PreviewPage>('GET', path);
  const castings = status === 200 ? collection.castings : [];
  return {
    status,
    code: error.code,
    page: castings.map(({ language, voices }) => [language, voices.map(({ key, demo }) => [key, demo.name])]),
  };
};

/** Enters an address with its passcode; returns the reply with the number of voices. */
const enter = async (address: string) => {
  await firestore().recursiveDelete(firestore().collection('rateLimits'));
  const { status, error, collection } = await openLink(address, { passcode: PASSCODE });
  return { status, code: error.code, voices: collection?.page?.castings.map(({ voices }) => voices.length) };
};

it('an id opens exactly what its link opens, in every state of the link', async () => {
  const { castingId, project } = cast;
  const opened = new Set<number>();
  for (const state of STATES) {
    await put(state);

    const ofCasting = await read(`/casting/urlIdentifier/${cast.casting.urlIdentifier}`);
    const ofProject = await read(`/casting/link/${projectIdentifier}`);
    opened.add(ofCasting.status).add(ofProject.status);

    const { isOn, expiry, hasPasscode, isDeleted } = state;
    const isOpen = isOn && expiry !== 'past' && !isDeleted;
    const status = isOpen ? (hasPasscode ? 403 : 200) : 410;
    expect([ofCasting.status, ofProject.status], JSON.stringify(state)).toEqual([status, status]);
    expect(await read(`/casting/urlIdentifier/${castingId}`), JSON.stringify(state)).toEqual(ofCasting);
    for (const path of [`/project/${project.id}/casting`, `/casting/link/${project.id}`])
      expect(await read(path), JSON.stringify(state)).toEqual(ofProject);

    const guests = [cast.casting.urlIdentifier, castingId, projectIdentifier, project.id].map(enter);
    const [byLink, byId, byProjectLink, byProjectId] = await Promise.all(guests);
    expect([byId, byProjectId], JSON.stringify(state)).toEqual([byLink, byProjectLink]);
  }

  expect([...opened].sort()).toEqual([200, 403, 410]);
}, 120_000);

it('an invalid id and another record’s id open nothing', async () => {
  await put({ isOn: true, expiry: 'none', hasPasscode: false, isShown: true, isDeleted: false });
  const [place] = cast.shortlisted;
  const wrongIds = ['none-of-that-name', place?.id, place?.demoId, cast.voice.id, tenant.agencyId];
  for (const id of wrongIds)
    for (const path of [`/casting/urlIdentifier/${id}`, `/casting/link/${id}`, `/project/${id}/casting`])
      expect((await call('GET', path)).status, path).toBe(404);
});
