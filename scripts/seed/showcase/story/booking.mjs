import { DateTime } from 'luxon';
import { pickBetween, isHit, pickOne } from '../random.mjs';
import { DIRECTORS } from './data.mjs';
import { ZONE } from './timeline.mjs';

const SLOTS = ['10-12', '12-14', '16-18'];

/** Working days after today in the agency's zone, `YYYY/MM/DD`. */
const listWorkingDays = (after, count) => {
  const days = [];
  for (
    let day = DateTime.now().setZone(ZONE).plus({ days: after });
    days.length < count;
    day = day.plus({ days: 1 })
  )
    if (day.weekday < 6) days.push(day.toFormat('yyyy/MM/dd'));
  return days;
};

/** Ignores refusals because a talent or all engineers are busy. */
const ignoreBusy = (error) => {
  if (!/: 409 |"session\./.test(error.message)) throw error;
};

/** Availability, recording sessions and their reports. */
export const createBookingSteps = ({ call, firestore, signToken, getDigits, availabilityKey }) => {
  /** Requests slots from chosen voices, beginning in some days; returns the requests. */
  const askFor = async ({ as, agency, id }, places, inDays) =>
    call('POST', `/request-availability/${id}`, {
      as,
      agency,
      body: {
        timeZone: ZONE,
        timeRanges: listWorkingDays(inDays, 3).map((day) => ({ datetime: `${day} ${pickOne(SLOTS)}` })),
        castingDemoIds: places.map((place) => place.id),
      },
    });

  /** A talent accepts the first suitable slot by the emailed link; returns it. */
  const accept = async ({ id, castingDemoId }) => {
    const version = (await firestore.doc(`availabilityInvites/${id}`).get()).get('linkVersion');
    const token = await signToken({ kind: 'availability', subject: id, version }, Date.now() + 3_600_000);
    const path = `/request-availability/confirmation/${id}/${availabilityKey(castingDemoId)}`;
    const { timeRanges } = await call('GET', path, { query: { token } });
    const makeAnswer = ({ id: accepted }) =>
      timeRanges.map((range) => ({ id: range.id, status: range.id === accepted ? 'accepted' : 'rejected' }));

    for (const range of timeRanges) {
      const body = { timeRanges: makeAnswer(range) };
      const confirmed = await call('PATCH', `/request-availability/confirmation/${id}`, {
        query: { token },
        body,
      }).catch(ignoreBusy);
      if (confirmed) return confirmed.timeRanges.find(({ status }) => status === 'accepted');
    }

    return undefined;
  };

  /** Plans the session in an accepted slot; undefined without a free engineer. */
  const plan = async (project, { id, castingId }, { startsAt, endsAt }) => {
    const director = pickOne(DIRECTORS);

    const body = {
      bookingId: id,
      startsAt,
      endsAt,
      timeZone: ZONE,
      dialIn: pickOne([
        { method: 'Zoom', link: `https://meet.example/j/${pickBetween(100_000, 999_999)}` },
        { method: 'Google Meet', link: `https://meet.example/${project.id.slice(0, 6).toLowerCase()}` },
        { method: 'Session Link', link: '' },
      ]),
      participants: [
        { name: project.clientName, email: project.as, side: 'client', locale: 'en' },
        { name: director[0], email: director[1], side: 'director', locale: director[2] },
      ],
    };

    const { staff: as, agency } = project;

    return call('POST', `/casting/recordingSession/${castingId}`, { as, agency, body }).catch(ignoreBusy);
  };

  /** Cancels a booking that can't take place. */
  const callOff = ({ staff: as, agency }, { id }) =>
    call('DELETE', `/request-availability/${id}`, { as, agency });

  const readSession = async (id) => (await firestore.doc(`recordingSessions/${id}`).get()).data();

  const readEngineerEmail = async ({ engineerId }) =>
    (await firestore.doc(`users/${engineerId}`).get()).get('email');

  /** The engineer closes the session, writes the report and signs their part. */
  const close = async ({ id }) => {
    const session = await readSession(id);
    const as = await readEngineerEmail(session);

    await call('PATCH', `/casting/recordingSession/${id}`, {
      as,
      body: {
        revision: session.revision,
        state: 'done',
        notes: { lateMinutes: pickOne([0, 0, 0, 5]), noShow: '', overtimeMinutes: pickOne([0, 0, 15]) },
      },
    });

    const { engRevision: revision } = await call('POST', `/casting/generateReport/${id}`, {
      as,
      body: {},
    });
    await call('PATCH', `/casting/recordingSessionReport/${id}`, {
      as,
      body: {
        revision,
        engDeliverables: 'Two takes of each version, clean, 48 kHz.',
        engSignedBy: session.engineerName,
        hasRead: true,
      },
    });
  };

  const signAsClient = async ({ as, agency, clientName }, { id }) => {
    const report = (await firestore.doc(`recordingSessionReports/${id}`).get()).data();
    const body = { revision: report.cliRevision, cliSignedBy: clientName, hasRead: true };
    await call('PATCH', `/casting/recordingSessionReport/${id}`, { as, agency, body });
  };

  /** The director signs by the public address, with the code from their email. */
  const signAsDirector = async ({ id }) => {
    const { urlIdentifier } = (await firestore.doc(`recordingSessionReports/${id}`).get()).data();
    const address = `/recordingSessionReport/${urlIdentifier}`;

    const findSigner = async () => {
      const { signers, codes } = (await firestore.doc(`reportInvites/${id}`).get()).data();
      return { ...signers.VOD, code: codes?.VOD };
    };

    const { email, name, version } = await findSigner();
    await call('POST', `${address}/role`, { body: { email } });

    const { code: mailed } = await findSigner();
    const code = getDigits({ reportId: id, role: 'VOD', version }, mailed);
    const { token } = await call('POST', `${address}/code`, { body: { email, code } });
    const { id: key, revision } = await call('GET', address, { query: { token } });
    const changes = { vodScriptChanges: 'Yes', vodScriptComments: 'The last line was cut to fit.' };
    const body = { revision, vodSignedBy: name, hasRead: true, ...(isHit(0.2) ? changes : {}) };

    await call('PATCH', `/recordingSessionReport/${key}`, { query: { token }, body });
  };

  return { accept, askFor, callOff, close, plan, signAsClient, signAsDirector };
};
