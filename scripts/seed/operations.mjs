import { ENGINEERS } from './people.mjs';
import { AVAILABILITY_REQUESTS } from './availability.mjs';
import { BOOKING_TERMS } from './orders.mjs';
import { SESSION_RECORDS, SESSION_TODAY } from './sessions.mjs';

const makeEngineer = ([id, name, lastName, email, language], searchOf) => {
  const fullName = `${name} ${lastName}`;
  const shown = { name, lastName, fullName, email, languageTags: [language], agencyIds: ['agency-one'] };
  const record = { ...shown, createdAt: '@day-90', updatedAt: '@day-90' };
  return [id, { ...record, ...searchOf(shown) }];
};

const ENGINEER = 'user-engineer-one';

const BASIS = {
  terms: BOOKING_TERMS,
  commission: 2_000,
  studio: 7_500,
  halfHour: { earned: 6_000, studio: 3_750 },
};

/** Tickets by talent, each with the waiting demo, or the rejected one if closed. */
const TICKETS = {
  'talent-09': { id: 'ticket-spa-open', language: 'spa', createdAt: '@day-2' },
  'talent-18': {
    id: 'ticket-eng-mine',
    language: 'eng',
    createdAt: '@day-5',
    assignedTo: ENGINEER,
    assignedAt: '@day-1',
  },
  'talent-27': { id: 'ticket-fra-open', language: 'fra', createdAt: '@day-3' },
  'talent-36': { id: 'ticket-ita-open', language: 'ita', createdAt: '@day-1' },
  'talent-45': { id: 'ticket-cat-open', language: 'cat', createdAt: '@day-4' },
  'talent-54': { id: 'ticket-cmn-open', language: 'cmn', createdAt: '@day-6' },
  'talent-11': {
    id: 'ticket-spa-closed',
    language: 'spa',
    createdAt: '@day-40',
    status: 'closed',
    closedBy: ENGINEER,
    closedAt: '@day-38',
  },
};

export const getTicket = (talentId) => TICKETS[talentId];

const makeTicketRecords = () =>
  Object.fromEntries(
    Object.values(TICKETS).map(
      ({
        id,
        language,
        status = 'open',
        assignedTo = null,
        assignedAt = null,
        closedBy = null,
        closedAt = null,
        createdAt,
      }) => [
        id,
        {
          language,
          agencyIds: ['agency-one'],
          status,
          talents: 1,
          totalAudioDemos: 1,
          waitingDemos: status === 'open' ? 1 : 0,
          assignedTo,
          assignedAt,
          closedBy,
          closedAt,
          createdAt,
        },
      ],
    ),
  );

const makeChoice = (code, label, labelEs) => ({ code, label, labelEs });

/** Offers of the seeded requests. */
const OFFER = {
  currency: 'EUR',
  assets: [
    {
      name: 'TV spot',
      licences: [
        {
          id: 'licence-offered-tv',
          duration: makeChoice('1Y', '1 year', '1 año'),
          format: makeChoice('TV', 'Television', 'Televisión'),
          territoryCover: makeChoice('ESP', 'Spain', 'España'),
        },
      ],
    },
  ],
  payments: [{ licenseId: 'licence-offered-tv', talentTotalPayment: 30000 }],
  session: 18000,
  minimum: 0,
};

/** Curation, availability and recording. `searchOf` computes an engineer's search fields. */
export const makeOperationRecords = (searchOf) => ({
  engineers: Object.fromEntries(ENGINEERS.map((row) => makeEngineer(row, searchOf))),
  curationTickets: makeTicketRecords(),
  demoDossiers: {
    'demo-11-2': {
      agencyIds: ['agency-one'],
      demoId: 'demo-11-2',
      talentId: 'talent-11',
      status: 'patched',
      comment: 'Fades out two seconds early. Ask for the whole take.',
    },
  },
  // The talent of the engineer's ticket.
  engineerAssignments: {
    'user-engineer-one_talent-18': {
      engineerId: 'user-engineer-one',
      talentId: 'talent-18',
      agencyIds: ['agency-one'],
    },
  },
  availabilityRequests: AVAILABILITY_REQUESTS,
  calendars: {
    [ENGINEER]: { bookings: SESSION_TODAY },
    'talent-01': { bookings: SESSION_TODAY },
    'talent-05': {
      bookings: {
        'availability-olive-accepted': {
          agencyId: 'agency-one',
          projectId: 'project-olive-grove',
          from: '@from-20 10-12 Europe/Madrid',
          to: '@to-20 10-12 Europe/Madrid',
        },
      },
    },
  },
  availabilityInvites: {
    'availability-snow-pending': {
      agencyId: 'agency-one',
      projectId: 'project-first-snow',
      talentId: 'talent-29',
      email: 'anna.lindemann@talents.example',
      linkVersion: 1,
      offer: OFFER,
      basis: BASIS,
    },
    'availability-olive-accepted': {
      agencyId: 'agency-one',
      projectId: 'project-olive-grove',
      talentId: 'talent-05',
      email: 'carmen.peralta@talents.example',
      linkVersion: 1,
      offer: OFFER,
      basis: BASIS,
    },
  },
  ...SESSION_RECORDS,
});
