import { DateTime } from 'luxon';
import { pickBetween, isHit, pickOne } from '../random.mjs';
import { encodeMp3 } from './demos.mjs';
import { ZONE } from './timeline.mjs';
import { TEXTS } from './data.mjs';

const STYLES = ['NATURAL', 'CONVERSATIONAL', 'PROMOTIONAL', 'NARRATIVE'];

/** Auditions: requested by clients, sent by talents through the link in their email. */
export const createAuditionSteps = ({ call, firestore }) => {
  /** The end of a working day in some days. */
  const getDeadline = (days) =>
    DateTime.now().setZone(ZONE).plus({ days }).set({ hour: 18, minute: 0, second: 0, millisecond: 0 });

  const getEntries = async (auditionId) => {
    const { docs } = await firestore
      .collection('auditionEntries')
      .where('auditionId', '==', auditionId)
      .get();
    return docs.map((found) => ({ id: found.id, ...found.data() })).sort((a, b) => (a.id < b.id ? -1 : 1));
  };

  /** Requests auditions from each role's shortlist; returns the entries. */
  const ask = async ({ as, agency }, roles, days) => {
    const auditions = [];
    for (const { language, voice, castingId } of roles) {
      const { id } = await call('POST', `/audition/${castingId}/${voice.id}`, {
        as,
        agency,
        body: {
          style: pickOne(STYLES),
          script: pickOne(TEXTS.scripts[language]),
          brief: pickOne(TEXTS.briefs),
          deadline: getDeadline(days).toISO(),
        },
      });

      auditions.push(...(await getEntries(id)).map((entry) => ({ ...entry, language })));
    }

    return auditions;
  };

  const handIn = async ({ id, talentId, language }) => {
    const email = (await firestore.doc(`talents/${talentId}`).get()).get('email');
    const urlIdentifier = (await firestore.doc(`auditionInvites/${id}`).get()).get('linkIdentifier');
    const { jwtToken: token } = await call('POST', '/audition-entry/identity', {
      body: { email, urlIdentifier },
    });
    const page = await call('GET', '/audition-entry', { query: { token } });
    const form = new FormData();

    form.append(
      'record',
      new Blob([encodeMp3(pickOne(TEXTS.takes[language]))], { type: 'audio/mpeg' }),
      'take.mp3',
    );

    const query = { token, syntheticVoiceConsent: String(isHit(0.2)) };
    await call('POST', `/audition-entry/upload/${page.id}`, { form, query });
  };

  const isIn = async ({ id }) =>
    (await firestore.doc(`auditionEntries/${id}`).get()).get('status') === 'uploaded';

  /** The client opens takes, comments on some, and approves one for each role. */
  const listen = async ({ as, agency, places }, entries, texts) => {
    const approved = new Set();
    for (const entry of entries) {
      if (!(await isIn(entry))) continue;

      await call('GET', `/audition-entry/${entry.id}/signedUrl`, { as, agency });

      if (isHit(0.25)) {
        const body = { auditionEntryId: entry.id, atMs: pickBetween(500, 7_000), text: pickOne(texts) };
        await call('POST', `/casting/${entry.castingId}/comment/take`, { as, agency, body });
      }

      const role = `${entry.castingId} ${entry.voiceId}`;
      if (approved.has(role) || !isHit(0.6)) continue;

      approved.add(role);
      await call('PATCH', `/audition-entry/approve/${entry.id}`, { as, agency, body: { isApproved: true } });

      const isTheirs = ({ castingId, voiceId, talentId }) =>
        castingId === entry.castingId && voiceId === entry.voiceId && talentId === entry.talentId;
      for (const place of places.filter(isTheirs)) place.isApproved = true;
    }
  };

  return { ask, handIn, listen };
};
