import { firestore } from '../stack/admin.ts';
import {
  accept,
  requestAvailability,
  addRoleLicence,
  toPage,
  makeThreeDays,
  type Link,
} from '../stack/availability.ts';
import { findLink, listMails, waitForMail } from '../stack/inbox.ts';
import { makeCast, makeTenant } from '../stack/tenant.ts';

/** An hour apart: slots of both overlap but differ. */
const ZONES = ['Europe/Madrid', 'Europe/London'] as const;
/** Agencies created concurrently. */
const AT_ONCE = 5;

/** Agencies with a licensed role each, all requesting the same talent. */
const askEverywhere = async (agencies: number): Promise<{ talentId: string; email: string }> => {
  const first = await makeTenant(1);
  const [talent] = first.talents;
  if (!talent) throw new Error('The agency has no talent');

  const furtherTenants = [];
  while (furtherTenants.length < agencies - 1)
    furtherTenants.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, agencies - 1 - furtherTenants.length) }, () => makeTenant(0)),
      )),
    );

  const tenants = [first, ...furtherTenants];
  const agencyIds = tenants.map(({ agencyId }) => agencyId);
  await Promise.all(
    [
      `talents/${talent.id}`,
      `talentCache/${talent.id}`,
      `demos/${talent.demoId}`,
      `demoCache/${talent.demoId}`,
    ].map((path) => firestore().doc(path).update({ agencyIds })),
  );

  for (const [index, tenant] of tenants.entries()) {
    const cast = await makeCast({ ...tenant, talents: [talent] });
    await addRoleLicence(tenant.clientToken, cast.voice.id);
    const answer = await requestAvailability(tenant.clientToken, cast, {
      timeZone: ZONES[index % ZONES.length],
      timeRanges: makeThreeDays(),
    });
    if (answer.status !== 201)
      throw new Error(`The request was answered ${answer.status} ${answer.error.code}`);
  }

  return { talentId: talent.id, email: talent.email };
};

const linkOfMail = (url: URL): Link => {
  const [requestId = '', key = ''] = url.pathname.split('/').slice(-2);
  return { requestId, key, token: url.searchParams.get('token') ?? '' };
};

/** Reply times of one talent's concurrent acceptances of overlapping slots, in milliseconds. */
export const benchAccepting = async (
  agencies: number,
): Promise<{
  taken: number;
  answers: Readonly<Record<string, number>>;
  bookings: number;
  accepted: number;
}> => {
  const { talentId, email } = await askEverywhere(agencies);
  await waitForMail(email, agencies);

  const links = (await listMails(email)).map((mail) => linkOfMail(findLink(mail)));
  const pages = [];
  for (const link of links) pages.push({ link, page: (await toPage(link)).collection });

  const startedAt = performance.now();
  const acceptances = await Promise.all(pages.map(({ link, page }) => accept(link, page)));
  const taken = performance.now() - startedAt;
  const answers: Record<string, number> = {};
  for (const { status, error } of acceptances) {
    const name = status === 200 ? '200' : `${status} ${error.code}`;
    answers[name] = (answers[name] ?? 0) + 1;
  }

  const calendar = await firestore().doc(`calendars/${talentId}`).get();
  const accepted = await firestore()
    .collection('availabilityRequests')
    .where('talentId', '==', talentId)
    .where('state', '==', 'accepted')
    .count()
    .get();
  const bookings = Object.keys((calendar.get('bookings') as object | undefined) ?? {}).length;

  return { taken, answers, bookings, accepted: accepted.data().count };
};
