import { DateTime } from 'luxon';
import { getBookedSlot } from '@domain/availability/availability.ts';
import { getCastingLanguage } from '@domain/castings/castings.ts';
import { pickExclusivityTerms } from '@domain/exclusivity/exclusivity.ts';
import { getOrderedFirstDay } from '@domain/ledger/sold-licences.ts';
import { listInvoiceLines, listLicensedUses } from '@domain/orders/charges.ts';
import type { OrderedCharge } from '@domain/bookings/charges.ts';
import type { Invoice, InvoiceLine, LicensedVoice } from '@domain/orders/invoices.ts';
import type { Order, OrderedRenewal } from '@domain/orders/orders.ts';
import { getSessionRoles } from '@domain/sessions/sessions.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { findOpenProjectRequests } from '../../work/collections/availability-requests.ts';
import { readRevision, readVoiceTerms } from '../../work/collections/order-revisions.ts';
import { findProjectSessions } from '../../work/collections/recording-sessions.ts';
import { findLicencesOfOrder, readSoldLicence } from '../../work/collections/sold-licences.ts';
import { readPublicNames } from '../../work/collections/public-talents.ts';
import { findProjectAssets } from '../../work/collections/voice-assets.ts';
import { getOffer, type Offer } from './order-price.ts';
import type { Work } from '../../work/unit/work.ts';

type Charged = Required<Pick<Invoice, 'voices' | 'licences' | 'lines'>> & Pick<Invoice, 'exclusivity'>;

const toRoleKey = (voiceId: string, language: string): string => `${voiceId} ${language}`;

/** Returns each role's recording day: of its session, or else its booked slot. */
const findSessionDays = async (projectId: string, work: Work): Promise<ReadonlyMap<string, string>> => {
  const [booked, sessions] = await Promise.all([
    findOpenProjectRequests(projectId, work),
    findProjectSessions(projectId, work),
  ]);
  const days = new Map<string, string>();

  for (const request of booked) {
    const slot = getBookedSlot(request);
    const language = getCastingLanguage(request.castingId, projectId) ?? '';
    if (slot) days.set(toRoleKey(request.voiceId, language), slot.datetime.slice(0, 10).replaceAll('/', '-'));
  }

  for (const session of sessions) {
    const { language, startsAt, timeZone, state } = session;
    const day = DateTime.fromMillis(startsAt.toMillis(), { zone: timeZone }).toISODate();
    if (state === 'cancelled' || !day) continue;
    for (const { voiceId } of getSessionRoles(session)) days.set(toRoleKey(voiceId, language), day);
  }

  return days;
};

const listVoices = async (
  { input: { candidates, characters, languages } }: Offer,
  projectId: string,
  work: Work,
): Promise<readonly LicensedVoice[]> => {
  const chosen = candidates.filter(({ isChosen, language }) => isChosen && languages.includes(language));
  const [days, names] = await Promise.all([
    findSessionDays(projectId, work),
    readPublicNames([...new Set(chosen.map(({ talentId }) => talentId))], work),
  ]);

  return characters.flatMap(({ id, name: character }) =>
    chosen
      .filter(({ voiceId }) => voiceId === id)
      .map(({ language, talentId }) => ({
        character,
        language,
        talent: names.get(talentId) ?? '',
        sessionOn: days.get(toRoleKey(id, language)) ?? null,
      })),
  );
};

/** Returns the first day of each ordered licence: as the ledger has it, or as it will enter it. */
const readFirstDays = async (order: Order, work: Work): Promise<(licenceId: string) => string | null> => {
  const [today, sold] = await Promise.all([
    getAgencyDay(order.agencyId, work),
    findLicencesOfOrder(order.id, work),
  ]);

  return (licenceId) => {
    const days = sold
      .filter((licence) => licence.licenceId === licenceId)
      .map(({ firstAirOn, soldOn }) => firstAirOn ?? getOrderedFirstDay(order, soldOn));
    if (days.length === 0) return getOrderedFirstDay(order, today);
    return days.every((day) => day === days[0]) ? (days[0] ?? null) : null;
  };
};

const readRenewalCharges = async (
  { licenceId, character, language, assetName, from, through }: OrderedRenewal,
  amount: number,
  work: Work,
): Promise<Charged> => {
  const licence = await readSoldLicence(licenceId, work);
  const lines = [{ kind: 'renewal', character, language, label: assetName, from, through, amount }] as const;
  if (!licence) return { voices: [], licences: [], lines };

  const {
    identifiers = [],
    talentName: talent,
    format,
    territoryCover,
    duration,
    firstAirOn: firstDay,
  } = licence;

  return {
    voices: [{ character, language, talent, sessionOn: null }],
    licences: [
      {
        ...(identifiers.length > 0 ? { identifiers } : {}),
        character,
        languages: [language],
        asset: assetName,
        format,
        territoryCover,
        duration,
        firstDay,
      },
    ],
    lines,
  };
};

/** Returns the lines of a charge, with the voice that it concerns; the talent isn't named once erased. */
const readBookingCharges = async (order: Order, charge: OrderedCharge, work: Work): Promise<Charged> => {
  const { kind, character, language, on, voice, studio } = charge;
  const terms = await readVoiceTerms(order, work);
  const names = terms ? await readPublicNames([terms.talentId], work) : undefined;
  const line = { character, language, from: on };
  const lines: readonly InvoiceLine[] = [
    { kind, ...line, amount: voice },
    ...(studio > 0 ? [{ kind: 'studio', amount: studio } as const] : []),
  ];

  return {
    voices: [{ character, language, talent: names?.get(terms?.talentId ?? '') ?? '', sessionOn: on }],
    licences: [],
    lines,
  };
};

/** Returns the charges of an order as accepted; undefined when not accepted. */
export const readOrderCharges = async (order: Order, work: Work): Promise<Charged | undefined> => {
  if (order.renewal) return readRenewalCharges(order.renewal, order.net, work);
  if (order.charge) return readBookingCharges(order, order.charge, work);
  const accepted = await readRevision(order, work);
  if (!accepted) return undefined;
  const offer = getOffer(accepted);
  const [voices, getFirstDay, assets] = await Promise.all([
    listVoices(offer, order.projectId, work),
    readFirstDays(order, work),
    findProjectAssets(order.projectId, work),
  ]);
  const getIdentifiers = (assetId: string) => assets.find(({ id }) => id === assetId)?.identifiers ?? [];
  const { exclusivity } = offer.input;

  return {
    voices,
    licences: listLicensedUses(offer, getFirstDay, getIdentifiers),
    ...(exclusivity ? { exclusivity: pickExclusivityTerms(exclusivity) } : {}),
    lines: listInvoiceLines(offer),
  };
};
