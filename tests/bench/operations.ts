import { initializeApp } from 'firebase-admin/app';
import type { PreviewPage } from '@domain/castings/castings.ts';
import { chooseAdminApp } from '../../functions/src/platform/firestore/db.ts';
import { availabilityKey } from '../../functions/src/work/tokens/availability-key.ts';
import { makeAccount } from '../stack/account.ts';
import { requestAuditions, getUploadPath } from '../stack/auditions.ts';
import { accept, requestAvailability, addRoleLicence, toPage } from '../stack/availability.ts';
import { call, uploadForm, type Answer } from '../stack/call.ts';
import { changeTicket, makeEngineer } from '../stack/curation.ts';
import { changeDemo, take, uploadDemo } from '../stack/demos.ts';
import { makeGuest } from '../stack/guests.ts';
import { signToken } from '../stack/link-tokens.ts';
import { BILLING, makeBillingTerms, makeOrderCalls } from '../stack/orders.ts';
import { choosePlace, listDemo } from '../stack/places.ts';
import { saveTable } from '../stack/pricing.ts';
import { plan, makePlan } from '../stack/sessions.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { addCharacter, makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import type { GOALS } from './goals.ts';

type Measure = <Reply>(name: keyof typeof GOALS, ask: () => Promise<Answer<Reply>>) => Promise<Answer<Reply>>;

const LISTED = 3;
const HOUR_MS = 60 * 60 * 1000;
const RATES = { currency: 'EUR', sessionFee: 25_000, usageFee: 12_000, minimumFee: 15_000 };

/** Points the test helpers at this stack, because the process initialized another app first. */
export const useStack = (projectId: string, storageBucket: string): void => {
  chooseAdminApp(initializeApp({ projectId, storageBucket }, 'operations'));
};

/** A talent's own profile and rates, and a demo that an engineer approves. */
const measureTalent = async (measure: Measure, { agencyId }: Tenant, engineer: string): Promise<void> => {
  const { uid, token } = await makeTalentAccount([agencyId]);
  const profile = { cityOfResidence: 'Sevilla' };
  await measure('Update a talent profile', () => call('PATCH', `/talent/${uid}`, { token, body: profile }));
  await measure('Save rates', () => call('PATCH', `/talent/${uid}/rates`, { token, body: RATES }));
  const { collection: demo } = await uploadDemo(token, uid);
  await changeTicket(engineer, demo.curationTicketId, 'take');
  await measure('Approve a demo', () => changeDemo(engineer, demo, { reviewStatus: 'approved' }));
};

/** A new agency’s day, from sign-in to order. Each costs the same, but the site configuration lists one more agency. */
export const workOneDay = async (measure: Measure): Promise<void> => {
  const tenant = await makeTenant(LISTED + 1);
  const { agencyId, clientToken: token, teamToken, talents } = tenant;
  const admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [agencyId] } });
  await saveTable(admin.token, 0);
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
  await call('POST', '/billing', { token, body: BILLING });

  const engineer = await makeEngineer([agencyId], {}, ['eng']);
  const cast = await makeCast(tenant, LISTED);
  const { project, castingId, voice, casting, shortlisted } = cast;
  const { collection: second } = await addCharacter(project.id, token, 'Captain');
  await addRoleLicence(token, voice.id);
  await addRoleLicence(token, second.id);

  await measure('Site configuration', () => call('GET', '/', { token }));
  await measure('Dashboard', () => call('GET', '/today', { token: teamToken }));
  await measure('Open a project', () => call('GET', `/project/${project.id}`, { token }));

  const brand = { brand: 'Other brand' };
  await measure('Update a project', () => call('PATCH', `/project/${project.id}`, { token, body: brand }));
  await measure('Search the voice finder', () =>
    call('GET', '/demoCache?language=eng&gender=FEM', { token }),
  );
  await measure('Read a shortlist', () => call('GET', `/casting-demo?castingId=${castingId}`, { token }));

  const { demoId } = talents[LISTED] ?? {};
  const place = { castingId, voiceId: voice.id, demoId };
  await measure('Shortlist a demo', () => listDemo(project.id, token, place));

  const body = { demoId, voiceId: voice.id, toVoiceId: second.id };
  const moved = await measure<{ id: string }>('Move a demo', () =>
    call('PATCH', `/casting-demo/move/${castingId}`, { token, body }),
  );
  await choosePlace(moved.collection.id, project.id, token);
  await measure('Choose a demo', () => choosePlace(shortlisted[0]?.id, project.id, token));

  const comment = { castingDemoId: shortlisted[0]?.id, atMs: 0, text: 'Slower here' };
  await measure('Comment on a voice', () =>
    call('POST', `/casting/${castingId}/comment`, { token, body: comment }),
  );
  await call('PATCH', `/casting/${castingId}/link`, { token, body: { asksVotes: true } });

  const guest = await makeGuest(casting.urlIdentifier);
  const preview = await call<PreviewPage>('GET', `/casting/urlIdentifier/${casting.urlIdentifier}`);
  const shown = preview.collection.castings[0]?.voices[0]?.key ?? '';
  await measure('Vote as a guest', () => guest.vote(shown, 'yes'));

  await measure('Request auditions', () => requestAuditions(cast, token));

  const entryId = `${castingId}_${voice.id}_${talents[0]?.id}`;
  const upload = await getUploadPath(entryId, talents[0]?.email);
  await measure('Upload a take', () => call('POST', upload, { body: uploadForm(take) }));

  const approval = { isApproved: true };
  await measure('Approve a take', () =>
    call('PATCH', `/audition-entry/approve/${entryId}`, { token, body: approval }),
  );

  const answer = await measure('Request availability', () => requestAvailability(token, cast));
  const request = answer.collection.find(({ talentId }) => talentId === talents[0]?.id);
  if (!request) throw new Error('No availability was requested');

  const { id: requestId, castingDemoId } = request;
  const signed = await signToken(
    { kind: 'availability', subject: requestId, version: 1 },
    Date.now() + HOUR_MS,
  );
  const link = { requestId, key: availabilityKey(castingDemoId), token: signed };
  const page = (await toPage(link)).collection;
  const { timeRanges } = (await measure('Accept a slot', () => accept(link, page))).collection;
  const slot = timeRanges.find(({ status }) => status === 'accepted');
  if (!slot) throw new Error('No slot was accepted');

  const terms = makePlan(tenant, { link, ...slot }, { engineerId: engineer.uid });
  await measure('Plan a session', () => plan(teamToken, castingId, terms));
  await measure('Price a project', () => call('GET', `/pricing/project/${project.id}`, { token }));

  const orders = makeOrderCalls();
  const { priceKey } = (await orders.show(token, project.id)).collection;
  await measure('Place an order', () => orders.place(token, project.id, priceKey));
  await measureTalent(measure, tenant, engineer.token);
};
