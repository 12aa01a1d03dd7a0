import type { Transaction } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import { getBookedSlot } from '@domain/availability/availability.ts';
import { getCastingLanguage } from '@domain/castings/castings.ts';
import type { Invoice, InvoiceLine, LicensedUse, LicensedVoice } from '@domain/orders/invoices.ts';
import type { Order, OrderedRenewal } from '@domain/orders/orders.ts';
import { getSessionRoles } from '@domain/sessions/sessions.ts';
import { findOpenProjectRequests } from '../../work/records/availability-requests.ts';
import { readRevision } from '../../work/records/order-revisions.ts';
import { readProject } from '../../work/records/projects.ts';
import { findProjectSessions } from '../../work/records/recording-sessions.ts';
import { readSoldLicence } from '../../work/records/sold-licences.ts';
import { readPublicNames } from '../../work/records/public-talents.ts';
import { getOffer, type Offer } from './order-price.ts';

type Charged = Required<Pick<Invoice, 'voices' | 'licences' | 'lines'>>;

const toRoleKey = (voiceId: string, language: string): string => `${voiceId} ${language}`;

/** Returns each role's recording day: of its session, or else its booked slot. */
const findSessionDays = async (
  projectId: string,
  transaction: Transaction,
): Promise<ReadonlyMap<string, string>> => {
  const [booked, sessions] = await Promise.all([
    findOpenProjectRequests(projectId, transaction),
    findProjectSessions(projectId, transaction),
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
  transaction: Transaction,
): Promise<readonly LicensedVoice[]> => {
  const chosen = candidates.filter(({ isChosen, language }) => isChosen && languages.includes(language));
  const [days, names] = await Promise.all([
    findSessionDays(projectId, transaction),
    readPublicNames([...new Set(chosen.map(({ talentId }) => talentId))], transaction),
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

const listLicences = (
  { input, price, clientSees }: Offer,
  firstDay: string | null,
): readonly LicensedUse[] => {
  const amounts = new Map(
    clientSees === 'lines'
      ? price.licensePriceBreakdown.map(({ licenseId, clientTotal }) => [licenseId, clientTotal] as const)
      : [],
  );
  return input.characters.flatMap(({ id, name: character }) =>
    input.assets
      .filter(({ voiceId }) => voiceId === id)
      .flatMap(({ name: asset, licences }) =>
        licences.map(({ id: licenceId, format, territoryCover, duration }) => {
          const amount = amounts.get(licenceId);
          const use = { character, asset, format, territoryCover, duration, firstDay };
          return amount === undefined ? use : { ...use, amount };
        }),
      ),
  );
};

const toLines = ({ price, extras, clientSees }: Offer): readonly InvoiceLine[] => [
  ...(clientSees === 'total'
    ? [{ kind: 'whole', amount: price.total ?? 0 } as const]
    : price.otherCosts.map(({ kind, clientTotal }) => ({ kind, amount: clientTotal }))),
  ...extras.map(({ label, amount }) => ({ kind: 'extra', label, amount }) as const),
];

const readRenewalCharges = async (
  { licenceId, character, language, assetName, from, through }: OrderedRenewal,
  amount: number,
  transaction: Transaction,
): Promise<Charged> => {
  const licence = await readSoldLicence(licenceId, transaction);
  const lines = [{ kind: 'renewal', character, language, label: assetName, from, through, amount }] as const;
  if (!licence) return { voices: [], licences: [], lines };
  const { talentName: talent, format, territoryCover, duration, firstAirOn: firstDay } = licence;
  return {
    voices: [{ character, language, talent, sessionOn: null }],
    licences: [{ character, asset: assetName, format, territoryCover, duration, firstDay }],
    lines,
  };
};

/** Returns the charges of an order as accepted; undefined when not accepted. */
export const readOrderCharges = async (
  order: Order,
  transaction: Transaction,
): Promise<Charged | undefined> => {
  if (order.renewal) return readRenewalCharges(order.renewal, order.net, transaction);
  const accepted = await readRevision(order, transaction);
  if (!accepted) return undefined;
  const offer = getOffer(accepted);
  const project = await readProject(order.projectId, transaction);
  const voices = await listVoices(offer, order.projectId, transaction);
  return { voices, licences: listLicences(offer, project?.airDate ?? null), lines: toLines(offer) };
};
